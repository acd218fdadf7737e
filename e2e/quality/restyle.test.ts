import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { inTurn } from '../../scripts/test-extent.ts'
import { carPath, everyTenant } from '../demo-pages.ts'
import { laidOut } from '../page-checks.ts'
import { product } from '../product.ts'
import { desktop } from '../search-page.ts'

const { newPage, url } = await product({ pictures: false })

const traceSchema = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      ts: z.number(),
      args: z
        .object({ elementCount: z.number(), data: z.object({ type: z.string() }).partial() })
        .partial()
        .optional(),
    }),
  ),
})

/** How many elements Chromium restyled at once, each time from a click until the work is done. */
async function restyled(page: Page, work: () => Promise<void>): Promise<number[]> {
  const browser = page.context().browser()
  if (!browser) throw new Error('the page has no browser of its own')
  let trace = ''
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await work().finally(async () => {
    trace = `${await browser.stopTracing()}`
  })
  const { traceEvents } = traceSchema.parse(JSON.parse(trace))
  const click = traceEvents.find(({ args }) => args?.data?.type === 'click')
  return traceEvents
    .filter(({ ts }) => click && ts >= click.ts)
    .flatMap(({ name, args }) => (name === 'UpdateLayoutTree' ? [args?.elementCount ?? 0] : []))
}

// Selectors such as `body:has(…) *` or `.list:has(…) > *` make every tick restyle all of the page.
test.each(inTurn(everyTenant, 0, 4))(
  '%s: a tick of a filter and its response restyle less than half of the page',
  async (tenant) => {
    const { page } = await newPage(desktop)
    await page.goto(url(tenant, '/search'))
    // In a panel or menu or not: its form is the same.
    const box = page.locator('form[data-live] input[type=checkbox]:not(:checked)').first()
    await laidOut(page)
    const counts = await restyled(page, async () => {
      await box.dispatchEvent('click')
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => setTimeout(done))),
      )
    })
    const elements = await page.locator('*').count()
    expect(counts.length).toBeGreaterThan(0)
    // The cards of the response may be among them.
    expect(Math.max(...counts)).toBeLessThan(elements / 2)
  },
)

// A modal dialog makes the page behind it inert, which restyles all of it, twice.
test('opening the pictures of a car restyles less than a tenth of its page', async () => {
  const { page } = await newPage(desktop)
  await page.goto(url('harbour', await carPath('harbour')))
  await laidOut(page)
  const viewer = page.locator('dialog[popover]')
  const counts = await restyled(page, async () => {
    await page.locator('.gallery-viewer').dispatchEvent('click')
    await viewer.waitFor()
  })
  const elements = await page.locator('*').count()
  expect(counts.length).toBeGreaterThan(0)
  expect(Math.max(...counts)).toBeLessThan(elements / 10)
})
