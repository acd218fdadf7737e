import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw } from './live-draw.ts'

const filters = (count: number, choices: string) => `<form id="filters" data-block="search-filters"
    data-live="filters results" style="position:relative">${choices}
    <a data-near-press href="#results" hidden>Show ${count} cars</a></form>`
const boxes = ['Kia', 'Ford'].map(
  (make) => `<label><input type="checkbox" name="make" value="${make}">${make}</label>`,
)
const list = `<fieldset>${boxes.join('')}</fieldset>`
const results = (count: number, at: string) =>
  `<section id="results" data-block="search-results" style="${at}"><p data-count>${count} cars</p></section>`

const below = 'margin-top:4000px'

const answer = (count: number, at = below, choices = list) => ({
  filters: filters(count, choices),
  results: results(count, at),
})

/** Ticks a box, and draws what the server answers. */
async function tick(make: string, { choices = list, at = below, cause = 'form' as const } = {}) {
  await userEvent.click(page.getByRole('checkbox', { name: make }))
  draw({ title: '', url: '/search', blocks: answer(9, at, choices) }, cause, false).finish()
}
const links = () => [...document.querySelectorAll('a:not([hidden])')]

function open({ choices = list, at = below } = {}): void {
  document.body.innerHTML = filters(21, choices) + results(21, at)
}
// What its stylesheet says of the link.
const style = document.createElement('style')
style.textContent = 'form > fieldset a { position: absolute }'
document.head.append(style)
beforeEach(() => open())

it('a link to the results stands beside the changed control, and is next in the order of focus (Spec 2.40)', async () => {
  await tick('Kia')
  expect(links().map(({ textContent }) => textContent)).toEqual(['Show 9 cars'])
  expect(document.activeElement).toBe(page.getByRole('checkbox', { name: 'Kia' }).element())
  const [link] = links()
  const row = page.getByText('Kia').element().getBoundingClientRect()
  expect(link?.getBoundingClientRect().top).toBeCloseTo(row.top + row.height / 2, 0)
  await userEvent.tab()
  expect(document.activeElement).toBe(link)
  await tick('Ford')
  expect(links()).toHaveLength(1)
  expect(page.getByText('Ford').element().nextElementSibling).toBe(links()[0])
})

it('who is on the link keeps the focus while the next answer takes its place (Spec 2.40, 9.04)', async () => {
  await tick('Kia')
  await userEvent.tab()
  draw({ title: '', url: '/search', blocks: answer(8) }, 'form', false).finish()
  expect(document.activeElement?.textContent).toBe('Show 8 cars')
  draw({ title: '', url: '/search', blocks: answer(7, '') }, 'form', false).finish()
  expect(links()).toEqual([])
  expect(document.activeElement).toBe(page.getByRole('checkbox', { name: 'Kia' }).element())
})

it('there is no link where the count of the results is seen (Spec 2.40)', async () => {
  open({ at: '' })
  await tick('Kia', { at: '' })
  expect(links()).toEqual([])
})

it('in a menu the link is below the choices (Spec 2.40)', async () => {
  const choices = `<details data-menu open><summary>Make</summary>${list}</details>`
  open({ choices })
  await tick('Kia', { choices })
  expect(document.querySelector('fieldset')?.lastElementChild).toBe(links()[0])
})

it('in a drawer, which shows the count itself, there is none (Spec 2.40)', async () => {
  const choices = `<div id="drawer" popover>${list}</div>`
  open({ choices })
  document.getElementById('drawer')?.showPopover()
  await tick('Kia', { choices })
  expect(links()).toEqual([])
})

it('the link stays where the focus goes to what is around the form, as by a press on a label (Spec 2.40)', async () => {
  const main = document.createElement('main')
  main.tabIndex = -1
  main.append(...document.body.children)
  document.body.append(main)
  await tick('Kia')
  main.focus()
  expect(links()).toHaveLength(1)
})

it('the link goes when something else is used (Spec 2.40)', async () => {
  await tick('Kia')
  expect(links()).toHaveLength(1)
  document
    .querySelector('section')
    ?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  expect(links()).toEqual([])
})
