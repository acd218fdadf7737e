import type { Browser } from 'playwright-core'
import { onSlowPhone, slowPhone } from './slow-phone.ts'
import { median } from './statistics.ts'

const runs = 9
/** After the page has loaded, until no larger paint is expected, ms. */
const REST_MS = 500

/**
 * First and largest contentful paint of pages, the home page's first, as multiples of the home page's: medians of
 * runs that take turns. One line a page.
 */
export async function paintsBesideHome(
  browser: Browser,
  origin: string,
  paths: readonly string[],
): Promise<string[]> {
  const pages = ['/', ...paths].map((path) => ({
    path,
    first: [] as number[],
    largest: [] as number[],
  }))
  for (let run = 0; run < runs; run++) {
    for (const page of pages) {
      const { first, largest } = await paintsOf(browser, origin + page.path)
      page.first.push(first)
      page.largest.push(largest)
    }
  }
  const [home, ...others] = pages.map(({ path, first, largest }) => ({
    path,
    first: median(first),
    largest: median(largest),
  }))
  if (!home) return []
  const ms = ({ first, largest }: typeof home) => `${first.toFixed(0)} and ${largest.toFixed(0)} ms`
  return [
    `first and largest paint, 390 px, ${slowPhone}, medians of ${runs}: home ${ms(home)}`,
    ...others.map(
      (page) =>
        `${page.path}: ${ms(page)}, ${(page.first / home.first).toFixed(2)} and ${(page.largest / home.largest).toFixed(2)} of home`,
    ),
  ]
}

async function paintsOf(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  try {
    await onSlowPhone(page)
    await page.goto(url, { waitUntil: 'load' })
    return await page.evaluate(
      (rest) =>
        new Promise<{ first: number; largest: number }>((resolve) => {
          const found = { first: 0, largest: 0 }
          const watch = (type: string, each: (entry: PerformanceEntry) => void) =>
            new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
              type,
              buffered: true,
            })
          watch('largest-contentful-paint', ({ startTime }) => {
            found.largest = startTime
          })
          watch('paint', ({ name, startTime }) => {
            if (name !== 'first-contentful-paint') return
            found.first = startTime
            setTimeout(() => resolve(found), rest)
          })
        }),
      REST_MS,
    )
  } finally {
    await context.close()
  }
}
