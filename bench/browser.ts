import type { Browser, Locator, Page } from 'playwright-core'
import { onSlowPhone, slowPhone } from './slow-phone.ts'
import { median } from './statistics.ts'
import { withBrowser } from './with-browser.ts'

const runs = 7
/** The baseline: what a click costs on this machine where the page does nothing. */
const emptyPage = 'data:text/html,<label><input type="checkbox"> A box on an empty page</label>'

declare global {
  interface Window {
    bench: {
      fcp: number
      lcp: number
      shift: number
      blocking: number
      controlAt: number
      firstResultAt: number
      interactions: number[]
    }
  }
}

/**
 * Web vitals and interaction times of the built product's search page, on a slow phone and network.
 */
export const browserBench = (): Promise<void> =>
  withBrowser(async (browser, originOf) => {
    const url = `${originOf('harbour')}/search`
    await measureInNewContext(browser, url, pageFigures) // warms the server's cache
    const figures: Record<string, number>[] = []
    for (let run = 0; run < runs; run++) {
      figures.push({
        ...(await measureInNewContext(browser, url, pageFigures)),
        ...(await measureInNewContext(browser, url, firstClick)),
        ...(await measureInNewContext(browser, url, laterClicks)),
        ...(await measureInNewContext(browser, emptyPage, emptyClick)),
      })
    }
    const goals: Record<string, string> = {
      'first contentful paint': '≤ 700',
      'first result of a click at once': '≤ 1500',
      'later click to results': '≤ 350',
      'later click, prefetched': '≤ 220',
      'interaction to next paint': '≤ 50',
      'layout shift': '0',
      'blocking time': '0',
    }
    console.log(`Search page, ${slowPhone}; medians of ${runs}, ms`)
    for (const name of Object.keys(figures[0] ?? {})) {
      const value = median(figures.map((figure) => figure[name] ?? Number.NaN))
      const shown = name === 'layout shift' ? value.toFixed(3) : value.toFixed(0)
      console.log(`  ${name.padEnd(34)} ${shown.padStart(6)}   ${goals[name] ?? ''}`)
    }
  })

/** Measures in a new browser context, throttled, and observed before the page's own code runs. */
async function measureInNewContext(
  browser: Browser,
  url: string,
  measure: (page: Page) => Promise<Record<string, number>>,
): Promise<Record<string, number>> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await onSlowPhone(page)
  await page.addInitScript(observe, measure === firstClick)
  await page.goto(url, { waitUntil: 'load' })
  try {
    return await measure(page)
  } finally {
    await context.close()
  }
}

/** Runs in the page before any of its own code. */
function observe(clickAtOnce: boolean): void {
  const bench = {
    fcp: 0,
    lcp: 0,
    shift: 0,
    blocking: 0,
    controlAt: 0,
    firstResultAt: 0,
    interactions: [] as number[],
  }
  window.bench = bench
  const watch = (type: string, each: (entry: PerformanceEntry) => void, options = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) each(entry)
    }).observe({ type, buffered: true, ...options })
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') bench.fcp = entry.startTime
  })
  watch('largest-contentful-paint', (entry) => {
    bench.lcp = entry.startTime
  })
  watch('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number') bench.shift += entry.value
  })
  watch('longtask', (entry) => {
    if (bench.fcp > 0) bench.blocking += Math.max(0, entry.duration - 50)
  })
  // Events of a pointer that only moves have no interaction id.
  const isInteraction = (entry: PerformanceEntry) =>
    'interactionId' in entry && entry.interactionId !== 0
  const interact = (entry: PerformanceEntry) => {
    if (isInteraction(entry)) bench.interactions.push(entry.duration)
  }
  watch('event', interact, { durationThreshold: 16 })

  const shownControl = () => {
    const box = document.querySelector<HTMLInputElement>('form[data-live] input[type=checkbox]')
    const painted = performance.getEntriesByName('first-contentful-paint').length > 0
    if (!box || !painted || !box.checkVisibility()) return requestAnimationFrame(shownControl)
    bench.controlAt = performance.now()
    if (!clickAtOnce) return
    const shown = () => {
      requestAnimationFrame(() => {
        setTimeout(() => {
          bench.firstResultAt = performance.now()
        })
      })
    }
    document.addEventListener('forecourt:shown', shown, { once: true })
    box.click()
  }
  requestAnimationFrame(shownControl)
}

async function pageFigures(page: Page): Promise<Record<string, number>> {
  await page.waitForFunction(() => window.bench.controlAt > 0)
  await page.evaluate(() => new Promise((done) => setTimeout(done, 1500)))
  const { fcp, lcp, shift, blocking, controlAt } = await page.evaluate(() => window.bench)
  return {
    'first contentful paint': fcp,
    'largest contentful paint': lcp,
    'blocking time': blocking,
    'layout shift': shift,
    'a facet checkbox is painted': controlAt,
  }
}

async function firstClick(page: Page): Promise<Record<string, number>> {
  await page.waitForFunction(() => window.bench.firstResultAt > 0)
  const at = await page.evaluate(() => window.bench.firstResultAt)
  return { 'first result of a click at once': at }
}

async function laterClicks(page: Page): Promise<Record<string, number>> {
  await page.waitForFunction(() => window.bench.controlAt > 0)
  await page.evaluate(() => new Promise((done) => setTimeout(done, 1000)))
  const boxes = page.locator('form[data-live] input[type=checkbox]:not(:checked):visible')
  const later = await timedClick(page, boxes.nth(1), false)
  const prefetched = await timedClick(page, boxes.nth(3), true)
  return {
    'later click to results': later,
    'later click, prefetched': prefetched,
    'interaction to next paint': await longestInteraction(page),
  }
}

async function emptyClick(page: Page): Promise<Record<string, number>> {
  await page.evaluate(() => new Promise((done) => setTimeout(done, 1000)))
  await press(page, page.locator('input'), false)
  await page.evaluate(() => new Promise((done) => setTimeout(done, 500)))
  return { 'the same on an empty page': await longestInteraction(page) }
}

const longestInteraction = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, ...window.bench.interactions))

/** Moves the mouse to the box and presses it at once, or after hovering for half a second. */
async function press(page: Page, box: Locator, hover: boolean): Promise<void> {
  const place = await box.boundingBox()
  if (!place) throw new Error('expected a visible checkbox, found none')
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2)
  if (hover) await page.evaluate(() => new Promise((done) => setTimeout(done, 500)))
  await page.mouse.down()
  await page.mouse.up()
}

/** Milliseconds from the click to the frame after the results changed, measured inside the page. */
async function timedClick(page: Page, box: Locator, hover: boolean): Promise<number> {
  await box.scrollIntoViewIfNeeded()
  const took = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let pressed = 0
        const press = () => {
          pressed = performance.now()
        }
        const painted = () => setTimeout(() => resolve(performance.now() - pressed))
        addEventListener('click', press, { once: true, capture: true })
        document.addEventListener('forecourt:shown', () => requestAnimationFrame(painted), {
          once: true,
        })
      }),
  )
  await press(page, box, hover)
  const result = await took
  await page.evaluate(() => new Promise((done) => setTimeout(done, 500)))
  return result
}
