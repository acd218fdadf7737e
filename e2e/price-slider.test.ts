import { describe, expect, test } from 'vitest'
import { product } from './product.ts'
import { changeCount, searchOpener, valuesIn } from './search-page.ts'

const openSearch = searchOpener(await product({ pictures: false }))

describe('the price slider', () => {
  /** The search with the slider hydrated; its lower thumb, and the field that it writes to. */
  async function openHydrated() {
    const opened = await openSearch()
    const { page } = opened
    const group = page.locator('form[data-live] details', {
      has: page.locator('input[name="price.min"]'),
    })
    const isOpen = await group.first().evaluate((details) => details.hasAttribute('open'))
    if (!isOpen) await group.first().locator('> summary').click()
    const island = group.first().locator('x-island')
    const thumb = island.locator('input[type=range]').first()
    await thumb.focus()
    await island.and(page.locator('[data-ready]')).waitFor()
    return { ...opened, thumb, field: page.locator('form[data-live] input[name="price.min"]') }
  }

  test('writes to the form, and survives new results', async () => {
    const { page, problems, thumb, field, first } = await openHydrated()
    await thumb.evaluate((input) => input.setAttribute('data-mark', ''))
    await changeCount(page, async () => {
      for (let press = 0; press < 4; press++) await page.keyboard.press('PageUp')
    })
    expect(valuesIn(page, 'price')).toEqual([`${await field.inputValue()}:`])
    expect(await thumb.evaluate((input) => input === document.activeElement)).toBe(true)
    const moved = await thumb.inputValue()
    await changeCount(page, () => first.box.press('Space'))
    expect(await page.locator('[data-mark]').count()).toBe(1)
    expect(await thumb.inputValue()).toBe(moved)
    expect(problems).toEqual([])
  })

  test('a key beyond its end moves nothing and is logged once (Spec 8.03)', async () => {
    const { page, problems, thumb, field } = await openHydrated()
    const lowest = await thumb.inputValue()
    for (const key of ['ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key)
    expect(await thumb.inputValue()).toBe(lowest)
    expect(await field.inputValue()).toBe('')
    expect(problems).toEqual([expect.stringContaining('price slider: expected ')])
  })

  test('follows its field and the browser history (4.18)', async () => {
    const { page, thumb, field } = await openHydrated()
    const lowest = await thumb.inputValue()
    await field.fill('30000')
    await field.press('Tab')
    await expect.poll(() => valuesIn(page, 'price')).toEqual(['30000:'])
    await expect.poll(() => thumb.inputValue()).not.toBe(lowest)
    await page.goBack()
    await expect.poll(() => thumb.inputValue()).toBe(lowest)
    expect(await field.inputValue()).toBe('')
  })
})
