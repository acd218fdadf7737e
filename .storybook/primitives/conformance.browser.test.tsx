import { act, Fragment, type ReactElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Requirement, requirements } from './conformance/sample.fixture.ts'
import { samples, withoutSample } from './conformance/samples.fixture.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../../{ui,staff/ui}/*/*.tsx', '!../../{ui,staff/ui}/*/*.{stories,test,fixture}.tsx'],
  { eager: true },
)
const components = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter(
    ([name, value]) => (typeof value === 'function' || isForwarded(value)) && /^[A-Z]/.test(name),
  )
  .map(([name]) => name)

function isForwarded(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'render' in value
}

let root: Root
let styles: Set<Element>
const faults = vi.spyOn(console, 'error')

beforeEach(() => {
  faults.mockClear()
  document.body.innerHTML = '<div id="host"></div>'
  const host = document.getElementById('host')
  if (!host) throw new Error('The document has no place for samples.')
  root = createRoot(host)
  styles = new Set(document.querySelectorAll('style'))
})
afterEach(() => act(() => root.unmount()))

// Links would leave the page of the tests.
window.addEventListener('click', (event) => event.preventDefault())

const show = (element: ReactElement, key: string) =>
  act(() => root.render(<Fragment key={key}>{element}</Fragment>))

test('the samples are exactly the components of all folders', () => {
  expect(components.length).toBeGreaterThan(10)
  expect([...Object.keys(samples), ...withoutSample].sort()).toEqual(components.sort())
})

const cases = Object.entries(samples).flatMap(([name, ofComponent]) =>
  [ofComponent].flat().map((sample, index) => [`${name} ${index || ''}`.trim(), sample] as const),
)

describe.each(cases)('%s', (_, sample) => {
  const {
    slot,
    root: place = `[data-slot="${slot}"]`,
    reaches = place,
    control = reaches,
    own,
    other = 'mine',
  } = sample
  const rootOf = () => document.querySelector<HTMLElement>(place)
  const hasClass = (name: string) => rootOf()?.matches(`.${CSS.escape(name)}`) ?? false

  test('passes on all that it is given and adds no style element, or states why not', async () => {
    const given = { onClick: vi.fn(), onKeyDown: vi.fn() }
    let reached: unknown
    const ref = (element: unknown) => {
      reached = element ?? reached
    }
    await show(sample.render({}), 'bare')
    const hadOwn = own === undefined || hasClass(own)
    const passed = { id: 'given', lang: 'mi', 'data-test': 'seen', 'aria-describedby': 'note' }
    await show(
      sample.render({ ...passed, ...given, ref, className: other, 'data-slot': 'mine' }),
      'given',
    )
    const element = document.querySelector<HTMLElement>(reaches)
    const controlled = document.querySelector(control)
    const pressed = sample.keysOn ? element?.querySelector<HTMLElement>(sample.keysOn) : element
    await act(() =>
      pressed?.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true })),
    )
    const met: Record<Requirement, boolean> = {
      slot: rootOf()?.dataset.slot === slot,
      ref: element !== null && reached === element,
      id: [element, controlled].some((one) => one?.id === 'given'),
      lang: element?.getAttribute('lang') === 'mi',
      data: element?.dataset.test === 'seen',
      aria: controlled?.matches('[aria-describedby~=note]') ?? false,
      class: hadOwn && hasClass(other) && (own === undefined || !hasClass(own)),
      click: false,
      keys: given.onKeyDown.mock.calls.length === 1,
    }
    await act(() =>
      element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
    )
    met.click = given.onClick.mock.calls.length === 1
    expect(requirements.filter((one) => !met[one])).toEqual(
      requirements.filter((one) => sample.exceptions?.[one]),
    )
    await sample.ownClick?.()
    expect(faults.mock.calls).toEqual([])
    // The policy of pages blocks style elements. React Aria's rule against double taps is known:
    // docs/dev/add-a-primitive.md says how a page has it already.
    const added = [...document.querySelectorAll('style')].filter((style) => !styles.has(style))
    const others = added.filter(({ id }) => id !== 'react-aria-pressable-style')
    expect(others.map(({ textContent }) => textContent)).toEqual([])
  })
})
