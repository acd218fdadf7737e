import type { Browser, Page } from 'playwright-core'
import { median } from './statistics.ts'
import { withBrowser } from './with-browser.ts'

const ROUNDS = 5
/** As a phone of some years ago. */
const SLOWDOWN = 4
/** Longer than an interaction takes, until its event is reported. */
const REPORTED_MS = 500
const GOAL_MS = 50

declare global {
  interface Window {
    /** Milliseconds from each event of an interaction to the next paint, in steps of 8. */
    interactions: number[]
  }
}

/** Runs in the page before its own code. */
function observeInteractions(): void {
  // Event Timing's threshold is missing from TypeScript's `PerformanceObserverInit`.
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    buffered: true,
    durationThreshold: 16,
  }
  window.interactions = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId !== 0)
        window.interactions.push(entry.duration)
  }).observe(options)
}

/** What a buyer does on the page of a car, in this order; first a press on what does nothing, to compare with. */
const steps: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  ['plain text', (page) => page.locator('h1').click()],
  ['gallery: open', (page) => page.locator('.gallery-viewer').click()],
  ['gallery: next', (page) => page.locator('.viewer-next').click()],
  ['gallery: close', (page) => page.keyboard.press('Escape')],
  ['heart', (page) => page.locator('.vehicle-save').click()],
  ['accordion', (page) => page.locator('.vehicle-text summary').first().click()],
  ['accordion: calculator', (page) => page.locator('.calc-head').click()],
  ['calculator: slider', (page) => page.locator('.calc [type=range]').first().press('ArrowRight')],
]

/** Interaction to next paint of what a buyer does on the page of a car, on a slow machine. */
export const interactionsBench = (): Promise<void> =>
  withBrowser(async (browser, originOf) => {
    const url = await financedCar(browser, originOf('harbour'))
    const rounds: number[][] = []
    for (let at = 0; at < ROUNDS; at += 1) rounds.push(await round(browser, url))
    console.log(`Page of a car, ${SLOWDOWN}x CPU; medians of ${ROUNDS}, ms`)
    for (const [at, [name]] of steps.entries()) {
      const value = median(rounds.map((one) => one[at] ?? Number.NaN))
      console.log(`  ${name.padEnd(34)} ${value.toFixed(0).padStart(6)}   ≤ ${GOAL_MS}`)
    }
  })

/** A car whose page has all of the steps: one with a repayment has the calculator. */
async function financedCar(browser: Browser, origin: string): Promise<string> {
  const page = await browser.newPage()
  await page.goto(`${origin}/search?car_type=used`)
  const card = page.getByRole('article').filter({ hasText: 'per week' }).first()
  const path = await card.getByRole('link').first().getAttribute('href')
  await page.close()
  if (path === null) throw new Error('expected a used car with a repayment')
  return `${origin}${path}`
}

async function round(browser: Browser, url: string): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await page.addInitScript(observeInteractions)
  await page.goto(url, { waitUntil: 'networkidle' })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const found: number[] = []
  for (const [, step] of steps) found.push(await longestOf(page, step))
  await context.close()
  return found
}

/** The longest event of an interaction, milliseconds; those below 16 are not reported and count as 0. */
async function longestOf(page: Page, step: (page: Page) => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    window.interactions = []
  })
  await step(page)
  await page.waitForTimeout(REPORTED_MS)
  return page.evaluate(() => Math.max(0, ...window.interactions))
}
