import { act, type ReactElement, type Ref } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { restsOnLibrary } from './library-folders.fixture.ts'
import { librarySamples, type PassedProps, withoutSample } from './library-samples.fixture.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['./*/*.tsx', '!./*/*.{stories,test,fixture}.tsx'],
  { eager: true },
)
const components = Object.entries(modules)
  .filter(([path]) => restsOnLibrary(path))
  .flatMap(([, module]) => Object.entries(module))
  .filter(
    ([name, value]) => (typeof value === 'function' || isForwarded(value)) && /^[A-Z]/.test(name),
  )
  .map(([name]) => name)

function isForwarded(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'render' in value
}

let root: Root
let styles: Set<Element>

beforeEach(() => {
  document.body.innerHTML = '<div id="host"></div>'
  const host = document.getElementById('host')
  if (!host) throw new Error('The document has no place for samples.')
  root = createRoot(host)
  styles = new Set(document.querySelectorAll('style'))
})
afterEach(() => act(() => root.unmount()))

const show = (element: ReactElement) => act(() => root.render(element))
const rootOf = (slot: string) => document.querySelector<HTMLElement>(`[data-slot="${slot}"]`)

test('the samples are exactly the components that rest on a library', () => {
  expect([...Object.keys(librarySamples), ...withoutSample].sort()).toEqual(components.sort())
})

describe.each(Object.entries(librarySamples))(
  '%s',
  (_, { slot, render, ownClick, keysOn, exceptions }) => {
    const passed = (props: PassedProps & { ref?: Ref<never> }) => show(render(props))

    test('has its data-slot, whatever is passed', async () => {
      await passed({ 'data-slot': 'mine' })
      expect(rootOf(slot)).not.toBeNull()
    })

    test('passes on a reference, a class name and other props', async () => {
      let reached: unknown
      const ref = (element: unknown) => {
        reached = element ?? reached
      }
      await passed({ ref, className: 'mine', lang: 'mi', 'data-test': 'seen' })
      const element = rootOf(slot)
      expect(element?.classList.contains('mine')).toBe(true)
      expect(element?.dataset.test).toBe('seen')
      if (!exceptions?.lang) expect(element?.lang).toBe('mi')
      expect(reached).toBe(element)
    })

    test('calls the handlers of its caller, and does what it does', async () => {
      const onClick = vi.fn()
      const onKeyDown = vi.fn()
      await passed({ onClick, onKeyDown })
      const element = rootOf(slot)
      const pressed = keysOn ? element?.querySelector(keysOn) : element
      await act(() =>
        pressed?.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true })),
      )
      if (!exceptions?.keys) expect(onKeyDown).toHaveBeenCalledOnce()
      await act(() => element?.click())
      if (!exceptions?.click) expect(onClick).toHaveBeenCalledOnce()
      await ownClick?.()
    })

    test('adds no style element, which the policy of pages blocks', async () => {
      await passed({})
      const added = [...document.querySelectorAll('style')].filter((style) => !styles.has(style))
      // React Aria's rule against double taps: docs/developers.md says how a page has it already.
      const others = added.filter(({ id }) => id !== 'react-aria-pressable-style')
      expect(others.map(({ textContent }) => textContent)).toEqual([])
    })
  },
)
