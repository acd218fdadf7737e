import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { startMenus } from './menus.ts'

startMenus()

beforeEach(async () => {
  document.body.innerHTML = `
    <details data-menu><summary>Buy</summary><a href="/search">All cars</a></details>
    <details><summary>Question</summary><p>Answer</p></details>
    <button type="button">Elsewhere</button>`
  await userEvent.click(page.getByText('Question'))
  await userEvent.click(page.getByText('Buy'))
})

const openOnes = () =>
  [...document.querySelectorAll('details[open] summary')].map(({ textContent }) => textContent)

describe('a menu of details (Spec 4.16)', () => {
  it('closes on Escape and gives the focus back to its summary', async () => {
    page.getByRole('link', { name: 'All cars' }).element().focus()
    await userEvent.keyboard('{Escape}')
    expect(openOnes()).toEqual(['Question'])
    expect(document.activeElement?.textContent).toBe('Buy')
  })

  it('stays open while it is used, and closes when something else is pressed', async () => {
    await userEvent.hover(page.getByRole('link', { name: 'All cars' }))
    expect(openOnes()).toEqual(['Buy', 'Question'])
    await userEvent.click(page.getByRole('button', { name: 'Elsewhere' }))
    expect(openOnes()).toEqual(['Question'])
  })

  it('stays open when its text is pressed, which gives the focus to what is around it', async () => {
    document.body.innerHTML = `<main tabindex="-1">
      <details data-menu open><summary>Fuel</summary><label><input type="checkbox"> Petrol</label></details>
      <p>Elsewhere</p></main>`
    await userEvent.click(page.getByText('Petrol'), { position: { x: 30, y: 8 } })
    expect(openOnes()).toEqual(['Fuel'])
    await expect.element(page.getByRole('checkbox')).toBeChecked()
    await userEvent.click(page.getByText('Elsewhere'))
    expect(openOnes()).toEqual([])
  })

  it('closes when the focus leaves it, and leaves other details alone', async () => {
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe('All cars')
    expect(openOnes()).toEqual(['Buy', 'Question'])
    await userEvent.tab()
    expect(openOnes()).toEqual(['Question'])
  })

  it('stays open in a popover, where another summary is pressed below it', async () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      `<nav popover><details data-menu open><summary>New</summary>${'<p>A link</p>'.repeat(9)}</details>
        <details data-menu><summary>Used</summary></details></nav>`,
    )
    document.querySelector('nav')?.showPopover()
    await userEvent.click(page.getByText('Used'))
    expect(openOnes()).toEqual(['Question', 'New', 'Used'])
  })
})
