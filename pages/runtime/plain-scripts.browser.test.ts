import { beforeEach, describe, expect, test } from 'vitest'
import { storedScript } from '../render/stored-script.ts'
import { startPlainScripts } from './plain-scripts.ts'

startPlainScripts()

/** A script that takes the form's sending over, and counts what it takes. */
const takesOver = `export default (host) => {
  host.dataset.ready = ''
  host.querySelector('form').onsubmit = (event) => {
    event.preventDefault()
    host.dataset.taken = Number(host.dataset.taken ?? 0) + 1
  }
}`
const cannotRun = 'throw new Error("not here")'

/** An element with a form, and a box elsewhere that belongs to it. */
function draw(script: string, attributes = ''): HTMLElement {
  const src = `data:text/javascript,${encodeURIComponent(script)}`
  document.body.innerHTML = `<x-island data-src="${src}" ${attributes}>
    <form id="form"><button type="submit">Send</button></form></x-island><input type="checkbox" form="form">`
  const host = document.querySelector('x-island')
  if (!(host instanceof HTMLElement)) throw new Error('expected an element')
  return host
}
const press = (host: HTMLElement) => {
  const button = host.querySelector('button')
  button?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  button?.click()
}

beforeEach(() => localStorage.clear())

test('a form that is sent before its script has come is sent by it, once (Spec 4.15)', async () => {
  const host = draw(takesOver)
  press(host)
  await expect.poll(() => host.dataset.taken).toBe('1')
  press(host)
  expect(host.dataset.taken).toBe('2')
})

test('a form whose script cannot be loaded is sent without it (Spec 4.15)', async () => {
  const host = draw(cannotRun)
  let sent = 0
  host.addEventListener('submit', (event) => {
    event.preventDefault()
    sent += 1
  })
  press(host)
  expect(sent).toBe(0)
  await expect.poll(() => sent).toBe(1)
})

test('a box that is ticked loads the script of the form that it belongs to (Spec 1.04)', async () => {
  const host = draw(takesOver)
  document.querySelector('input')?.click()
  await expect.poll(() => host.dataset.ready).toBe('')
})

describe('what a page needs where something is stored', () => {
  /** As the parser runs the script behind the element. */
  const check = (first?: string) => {
    const host = draw(takesOver, `data-stored="cars"`)
    if (first !== undefined) host.dataset.first = first
    const script = document.createElement('script')
    script.textContent = storedScript
    host.after(script)
    return host.dataset.eager
  }

  test.each([
    ['a list', '["a"]', ''],
    ['an object', '{"id":1}', ''],
    ['an empty list', '[]', undefined],
    ['nothing', undefined, undefined],
  ])('%s', (_, stored, eager) => {
    if (stored !== undefined) localStorage.cars = stored
    expect(check()).toBe(eager)
  })

  test('a first visit stores the first value, and later ones leave it to the script (Spec 2.47)', () => {
    expect(check('["a"]')).toBeUndefined()
    expect(localStorage.cars).toBe('["a"]')
    expect(check('["b"]')).toBe('')
    expect(localStorage.cars).toBe('["a"]')
  })

  test('a page that the browser only prepares stores nothing: its script waits until it is seen (Spec 2.47)', () => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
    expect(check('["a"]')).toBe('')
    expect(localStorage.cars).toBeUndefined()
    Object.defineProperty(document, 'prerendering', { value: false, configurable: true })
  })
})
