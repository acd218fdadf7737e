import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import narrowList from './list-search.island.ts'

const row = (name: string) =>
  `<label data-cars="3"><input type="checkbox" name="make" value="${name}">${name}</label>`
const more = (open: string) =>
  `<details ${open}><summary>Show all makes</summary>${row('Škoda')}${row('Suzuki')}</details>`
const sent: Event[] = []

beforeEach(() => {
  sent.length = 0
  document.body.innerHTML = `<form><fieldset><x-island><input type="search" aria-label="Find in this list: Make"><span role="status"></span></x-island>
    ${row('Toyota')}${row('Land Rover')}${more('')}</fieldset></form>`
  document.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault()
    sent.push(event)
  })
  const host = document.querySelector<HTMLElement>('x-island')
  if (host) narrowList(host)
})

const field = () => page.getByRole('searchbox')
const shown = () =>
  page
    .getByRole('checkbox')
    .elements()
    .map((box) => box.getAttribute('value'))
const status = () => page.getByRole('status').element().textContent

it('narrows a list while it is typed in, those behind "Show all" too, and says how many are left (Spec 2.39)', async () => {
  await userEvent.type(field(), 'sko')
  expect(shown()).toEqual(['Škoda'])
  expect(status()).toBe('1 of 4')
  await userEvent.clear(field())
  expect(shown()).toEqual(['Toyota', 'Land Rover'])
  expect(status()).toBe('')
  await userEvent.type(field(), 'nothing')
  expect(status()).toBe('0 of 4')
})

it('Escape empties the field, and Enter does not send the search (Spec 2.39)', async () => {
  await userEvent.type(field(), 'land{Enter}')
  expect(shown()).toEqual(['Land Rover'])
  expect(sent).toEqual([])
  await userEvent.keyboard('{Escape}')
  expect(field().element()).toHaveProperty('value', '')
  expect(shown()).toEqual(['Toyota', 'Land Rover'])
})

it('stays narrowed when a live answer puts the list back (Spec 2.39)', async () => {
  await userEvent.type(field(), 'land')
  for (const label of document.querySelectorAll('label')) label.hidden = false
  document.dispatchEvent(new Event('forecourt:shown'))
  expect(shown()).toEqual(['Land Rover'])
})
