import type { Locator } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { inTurn, isFullTest, turns } from '../scripts/test-extent.ts'
import { everyTenant, mainPages } from './demo-pages.ts'
import { product } from './product.ts'

const { url, newPage } = await product({ pictures: isFullTest })

/** The corners and the middle of a box where another element covers it. */
const covered = (box: Locator): Promise<string[]> =>
  box.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const inset = 12
    const points = [
      [left + inset, top + inset],
      [right - inset, top + inset],
      [(left + right) / 2, (top + bottom) / 2],
      [left + inset, Math.min(bottom, innerHeight) - inset],
      [right - inset, Math.min(bottom, innerHeight) - inset],
    ] as const
    return points.flatMap(([x, y]) => {
      const found = document.elementFromPoint(x, y)
      return found && element.contains(found) ? [] : [`${x},${y}: ${found?.outerHTML.slice(0, 80)}`]
    })
  })

// Each block has its own stacking context: menus that overflow one must still cover the next.
// Each kind of page once.
describe.each(turns(isFullTest ? everyTenant : everyTenant.slice(0, 3)))(
  '$value',
  async ({ value: tenant, turn }) => {
    test.each(inTurn(await mainPages(tenant), turn))(
      '%s: menus, the skip link and popovers on a phone cover the page (Spec 2.32)',
      async (path) => {
        const { page } = await newPage({ viewport: { width: 1280, height: 800 } })
        await page.goto(url(tenant, path))
        await page.keyboard.press('Tab')
        expect(await covered(page.getByRole('link', { name: 'Skip to content' }))).toEqual([])
        for (const menu of await page.locator('header details[data-menu]:visible').all()) {
          await menu.locator('> summary').click()
          expect(await covered(menu.locator('> :not(summary)'))).toEqual([])
          await page.keyboard.press('Escape')
        }
        await page.setViewportSize({ width: 390, height: 844 })
        for (const opener of await page.locator('button[popovertarget]:visible').all()) {
          await opener.click()
          const opened = page.locator(':popover-open')
          await opened.evaluate((panel) =>
            Promise.all(panel.getAnimations().map(({ finished }) => finished)),
          )
          expect(await covered(opened)).toEqual([])
          await page.keyboard.press('Escape')
        }
      },
    )
  },
)
