import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { startPanels } from './panels.ts'

const panel = (id: string, attributes: string) =>
  `<details id="${id}" ${attributes}><summary>${id}</summary><p>In ${id}</p></details>`
const html =
  panel('make', 'data-remembered open') + panel('seats', 'data-remembered') + panel('menu', '')

/** A page as it is loaded after another one of this tab. */
function load(): void {
  document.body.innerHTML = html
  startPanels()
}
const isOpen = (id: string) => document.getElementById(id)?.hasAttribute('open')

afterEach(() => sessionStorage.clear())

it('panels that a visitor opened and closed are so on the next page, others as the server says (Spec 2.39)', async () => {
  load()
  await userEvent.click(page.getByText('make', { exact: true }))
  page.getByText('seats', { exact: true }).element().focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.click(page.getByText('menu', { exact: true }))
  expect([isOpen('make'), isOpen('seats'), isOpen('menu')]).toEqual([false, true, true])
  load()
  await expect.poll(() => [isOpen('make'), isOpen('seats')]).toEqual([false, true])
  expect(isOpen('menu')).toBe(false)
})

it('a panel that a live answer brings is as it was left (Spec 2.39)', async () => {
  load()
  await userEvent.click(page.getByText('make', { exact: true }))
  document.body.innerHTML = html
  document.dispatchEvent(new Event('forecourt:shown'))
  expect(isOpen('make')).toBe(false)
})

it('a damaged memory is as good as none', () => {
  sessionStorage.setItem('panels', '{"make":')
  load()
  expect([isOpen('make'), isOpen('seats')]).toEqual([true, false])
})
