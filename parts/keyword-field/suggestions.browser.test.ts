import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '#ui/app.css'
import suggest from './suggestions.island.ts'

const all = [
  { text: 'Toyota', kind: 'make', count: 128 },
  { text: 'Toyota Hilux', kind: 'model', count: 27 },
  { text: 'Toyota RAV4', kind: 'model', count: 26 },
]
const submitted: string[] = []

/** The network edge: suggestions that contain what is typed. */
function answer(url: string | URL | Request): Promise<Response> {
  const query = new URL(String(url), location.href).searchParams.get('query') ?? ''
  return Promise.resolve(Response.json(all.filter(({ text }) => text.includes(query))))
}

const fieldHtml = `<x-island id="f-keywords" class="keyword-field"><input type="search" id="f-query" name="query" aria-label="Keywords"></x-island>`

beforeEach(() => {
  vi.stubGlobal('fetch', answer)
  submitted.length = 0
  localStorage.removeItem('search-history')
  document.body.innerHTML = `<main><h1>Search</h1><form>${fieldHtml}</form><button type="button">Elsewhere</button></main>`
  document.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault()
    if (event.target instanceof HTMLFormElement)
      submitted.push(String(new FormData(event.target).get('query')))
  })
  start()
})
afterEach(() => vi.unstubAllGlobals())

function start(): void {
  const host = document.querySelector<HTMLElement>('x-island')
  if (host) suggest(host)
}

const field = () => page.getByRole('combobox', { name: 'Keywords' })
const options = () => page.getByRole('option')
const selected = () => [...document.querySelectorAll('[aria-selected=true]')].map(({ id }) => id)
const activeId = () => field().element().getAttribute('aria-activedescendant')

it('suggests while it is typed in, and says how many there are (D10)', async () => {
  await userEvent.type(field(), 'Toyota')
  await expect.poll(() => options().elements().length).toBe(3)
  expect(options().elements()[1]?.textContent).toBe('Toyota Hilux27')
  expect(field().element().getAttribute('aria-expanded')).toBe('true')
  await expect.element(page.getByRole('status')).toHaveTextContent('3 suggestions')
  // The script has brought the rules of the list.
  expect(getComputedStyle(page.getByRole('listbox').element()).position).toBe('absolute')
  const { violations } = await axe.run(document.body, { resultTypes: ['violations'] })
  expect(violations.map(({ id }) => id)).toEqual([])
})

it('is used by keyboard: arrows around the ends, Enter chooses and searches (D10)', async () => {
  await userEvent.type(field(), 'Toyota')
  await expect.poll(() => options().elements().length).toBe(3)
  expect(activeId()).toBe(null)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(selected()).toEqual([activeId()])
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  expect(activeId()).toBe('f-query-suggestions-2')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(submitted).toEqual(['Toyota Hilux'])
  expect(options().elements()).toEqual([])
  expect(document.activeElement).toBe(field().element())
})

it('Enter without a chosen suggestion searches for what was typed (D10)', async () => {
  await userEvent.type(field(), 'Toyota H')
  await expect.poll(() => options().elements().length).toBe(1)
  await userEvent.keyboard('{Enter}')
  expect(submitted).toEqual(['Toyota H'])
  expect(options().elements()).toEqual([])
})

it('Escape closes the suggestions and keeps what was typed; an arrow opens them again (D10)', async () => {
  await userEvent.type(field(), 'Toyota')
  await expect.poll(() => options().elements().length).toBe(3)
  await userEvent.keyboard('{Escape}')
  expect(options().elements()).toEqual([])
  expect(field().element()).toHaveProperty('value', 'Toyota')
  await userEvent.keyboard('{ArrowDown}')
  expect(options().elements().length).toBe(3)
})

it('a press on a suggestion chooses it, one elsewhere closes them (D10)', async () => {
  await userEvent.type(field(), 'Toyota')
  await expect.poll(() => options().elements().length).toBe(3)
  await userEvent.click(page.getByRole('button', { name: 'Elsewhere' }))
  expect(options().elements()).toEqual([])
  await userEvent.clear(field())
  await userEvent.type(field(), 'Toyota R')
  await expect.poll(() => options().elements().length).toBe(1)
  await userEvent.click(options())
  expect(submitted).toEqual(['Toyota RAV4'])
})

it('stays open while a live answer puts the HTML of the server back (D10)', async () => {
  await userEvent.type(field(), 'Toyota')
  await expect.poll(() => options().elements().length).toBe(3)
  const input = field().element()
  for (const name of ['role', 'aria-expanded', 'aria-controls']) input.removeAttribute(name)
  input.nextElementSibling?.remove()
  document.dispatchEvent(new Event('forecourt:shown'))
  expect(options().elements().length).toBe(3)
  expect(field().element()).toBe(document.activeElement)
  start()
  expect(document.querySelectorAll('[role=listbox]')).toHaveLength(1)
})

it('suggests nothing where the network fails (D10)', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  await userEvent.type(field(), 'Toyota')
  await userEvent.keyboard('{Enter}')
  expect([options().elements(), submitted]).toEqual([[], ['Toyota']])
})

describe('past searches', () => {
  const past = [
    { text: 'Kia, Up to $30,000', path: '/search/kia', refinement: 'price=:30000' },
    { text: 'Used', path: '/search/used-cars', refinement: '' },
  ]
  const open = () => {
    localStorage.setItem('search-history', JSON.stringify(past))
    return userEvent.click(field())
  }
  const texts = () =>
    options()
      .elements()
      .map(({ textContent }) => textContent)

  it('are offered in an empty field, with a name of their own (Spec 3.20, 9.05)', async () => {
    await open()
    expect(texts()).toEqual(['Kia, Up to $30,000', 'Used', 'Forget these searches'])
    await expect.element(page.getByRole('listbox')).toHaveAccessibleName('Your last searches')
    const { violations } = await axe.run(document.body, { resultTypes: ['violations'] })
    expect(violations.map(({ id }) => id)).toEqual([])
    await userEvent.type(field(), 'Toyota')
    await expect.poll(texts).toEqual(['Toyota128', 'Toyota Hilux27', 'Toyota RAV426'])
    await expect.element(page.getByRole('listbox')).toHaveAccessibleName('Suggestions')
  })

  it('are forgotten on request; then the field offers nothing (Spec 3.20)', async () => {
    await open()
    await userEvent.keyboard('{ArrowUp}{Enter}')
    expect(localStorage.getItem('search-history')).toBe('[]')
    await userEvent.keyboard('{ArrowDown}')
    expect(texts()).toEqual([])
    expect(submitted).toEqual([])
  })

  it('none: an empty field offers nothing (Spec 3.20)', async () => {
    await userEvent.click(field())
    expect(texts()).toEqual([])
  })
})
