import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { everyTenant } from './demo-pages.ts'
import { product } from './product.ts'

const { url, newPage } = await product({ pictures: false })

/** What the last cards of a page are estimated to take, as a share of what they do. */
const estimatedShare = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const lengths = (card: Element, ...names: string[]) =>
      names.reduce(
        (sum, name) => sum + Number.parseFloat(getComputedStyle(card).getPropertyValue(name)),
        0,
      )
    // The seventh and later ones, of which the first in each row counts.
    const cards = [...document.querySelectorAll<HTMLElement>('.card-list > article')].slice(6)
    for (const card of cards) card.style.contentVisibility = 'visible'
    const rows = new Map(cards.map((card) => [card.offsetTop, card]))
    let [estimated, real] = [0, 0]
    for (const card of rows.values()) {
      const estimate = getComputedStyle(card).getPropertyValue('contain-intrinsic-block-size')
      const frame = lengths(card, 'padding-top', 'padding-bottom', 'border-top-width')
      estimated += Number.parseFloat(estimate.replace('auto ', '')) + frame
      estimated += lengths(card, 'border-bottom-width')
      real += card.offsetHeight
    }
    return estimated / real
  })

/** Room that the last row of a full page leaves empty, as a share of the list's width. */
const holeShare = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const right = (element: Element | null | undefined) =>
      element?.getBoundingClientRect().right ?? Number.NaN
    const list = document.querySelector<HTMLElement>('.card-list')
    return (right(list) - right(list?.lastElementChild)) / (list?.offsetWidth ?? 1)
  })

test('cards that are laid out later keep the room that they need, in every look and width, and close the last row of a full page (Spec 2.41, 2.42, 9.02)', async () => {
  for (const tenant of everyTenant) {
    const { page } = await newPage()
    await page.goto(url(tenant, '/search'))
    await page.evaluate(() => document.fonts.ready)
    for (const width of [390, 768, 900, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const share = await estimatedShare(page)
      console.log(`${tenant} at ${width}: ${(share * 100).toFixed(1)} %`)
      expect(Math.abs(share - 1), `${tenant} at ${width}`).toBeLessThan(0.04)
      expect(await holeShare(page), `${tenant} at ${width}`).toBeLessThan(0.02)
    }
  }
}, 60_000)
