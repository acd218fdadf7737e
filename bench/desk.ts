import type { Page } from 'playwright-core'
import { z } from 'zod'
import { demoStock } from '#demo/demo-stock.ts'
import { manyLeads } from '../e2e/many-leads.ts'
import { writeDemo } from '../server/stock/write/write-demo.ts'
import { openStore } from '../server/store/store.ts'
import { storeFile } from '../server/store/store-file.ts'
import { signInAsOwner } from './owner-session.ts'
import { median } from './statistics.ts'
import { withBrowser } from './with-browser.ts'

const LEADS = 10_000
const CARS = 20_000
const OPENED = 7
/** Turns of the wheel, three notches and seven rows in each frame. */
const TURNS = 600
const TURN_PX = 360
/** The mark of the first rows in a page's timeline. */
const ROWS = 'rows'

/** A list of the desk, as it is measured. */
interface MeasuredList {
  readonly name: string
  readonly path: string
  /** The end of the address that its rows come from. */
  readonly call: string
  readonly row: string
  /** Buttons that leave other rows. */
  readonly filters: readonly string[]
}

/** How fast the lists of the desk are with many things in them; goals: rows within 300 ms, a filter within 100, no long task. */
export const deskBench = (): Promise<void> =>
  withBrowser(async (browser, originOf, folder) => {
    await fillLeads(folder)
    await fillStock(folder)
    const staff = originOf('staff')
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await signInAsOwner(page, staff)
    await measure(page, staff, {
      name: `${LEADS} leads`,
      path: '/staff/harbour/leads?view=all',
      call: '/api/staff/harbour/leads',
      row: '.lead-list [role=row]',
      filters: ['Open', 'No owner', 'Not delivered'],
    })
    await measure(page, staff, {
      name: `${CARS} cars`,
      path: '/staff/harbour/stock',
      call: '/api/staff/harbour/stock',
      row: '.stock-list [role=row][data-key]',
      filters: ['No price', 'Sold', 'Over 60 days'],
    })
  })

async function fillLeads(folder: string): Promise<void> {
  const store = await openStore(storeFile(folder))
  const all = manyLeads(LEADS, new Date())
  for (let at = 0; at < all.length; at += 1_000) {
    await store.leads('harbour').restore(all.slice(at, at + 1_000))
  }
  await store.close()
}

async function fillStock(folder: string): Promise<void> {
  const store = await openStore(storeFile(folder))
  const now = new Date()
  await writeDemo(store.stock('harbour'), {
    cars: demoStock('harbour', { now, count: CARS }),
    now,
  })
  await store.close()
}

async function measure(page: Page, staff: string, list: MeasuredList): Promise<void> {
  await markRows(page, list)
  const opened: number[] = []
  for (let at = 0; at < OPENED; at++) opened.push(await firstRows(page, staff, list))
  const { longest, drawn, shown } = await scroll(page, list)
  const filtered: Filtered[] = []
  for (const name of [...list.filters, ...list.filters]) {
    filtered.push(await filter(page, list, name))
  }
  const least = (times: readonly number[]) => Math.min(...times).toFixed(0)
  // On a machine that does other things too, the least says what the page takes.
  const ms = (times: readonly number[]) => `${median(times).toFixed(0)} ms (least ${least(times)})`
  const all = filtered.map(({ all: each }) => each)
  const lines = [
    `${list.name}: first rows ${ms(opened)} after the answer`,
    `  scrolled to row ${shown}: longest task ${longest.toFixed(0)} ms of the processor, ${drawn} rows in the page`,
    `  filter ${ms(all)}, at most ${Math.max(...all).toFixed(0)} ms`,
    `    until the answer ${ms(filtered.map(({ answer }) => answer))}`,
    `    of the page’s processor ${ms(filtered.map(({ processor }) => processor))}`,
  ]
  console.log(lines.join('\n'))
}

/** From the end of the answer until rows are drawn, ms. */
async function firstRows(page: Page, staff: string, { path, call }: MeasuredList) {
  await page.goto(staff + path)
  return page.evaluate(
    async ([call, mark]) => {
      const drawn = () => performance.getEntriesByName(mark)[0]
      while (!drawn()) await new Promise(requestAnimationFrame)
      const [answer] = performance
        .getEntriesByType('resource')
        .flatMap((each) =>
          each instanceof PerformanceResourceTiming && each.name.includes(call) ? [each] : [],
        )
      return (drawn()?.startTime ?? 0) - (answer?.responseEnd ?? 0)
    },
    [call, ROWS] as const,
  )
}

/** The page itself marks when its rows were drawn: whoever asks from outside comes later. */
const markRows = (page: Page, { row }: MeasuredList) =>
  page.addInitScript(
    ([row, mark]) => {
      const look = () => {
        const isThere = document.querySelector(row) !== null
        requestAnimationFrame(isThere ? () => void performance.mark(mark) : look)
      }
      look()
    },
    [row, ROWS] as const,
  )

/** Turns the wheel through thousands of rows, which come page by page. */
async function scroll(page: Page, { row }: MeasuredList) {
  await page.locator(row).first().hover()
  const browser = page.context().browser()
  if (!browser) throw new Error('the page has no browser')
  await browser.startTracing(page, {
    categories: ['toplevel', 'disabled-by-default-devtools.timeline'],
  })
  let drawn = 0
  for (let turn = 0; turn < TURNS; turn++) {
    await page.mouse.wheel(0, TURN_PX)
    await page.evaluate(() => new Promise(requestAnimationFrame))
    if (turn % 25 === 0) drawn = Math.max(drawn, await page.locator(row).count())
  }
  const longest = longestTask(await browser.stopTracing())
  const last = await page.locator(row).last().getAttribute('aria-rowindex')
  return { longest, drawn, shown: last ?? '?' }
}

/** A press until other rows are drawn, ms: all of it, until the answer, and what the page's main thread worked. */
interface Filtered {
  readonly all: number
  readonly answer: number
  readonly processor: number
}

async function filter(page: Page, { row, call }: MeasuredList, name: string): Promise<Filtered> {
  const button = page.getByRole('button', { name: new RegExp(`${name}$`) })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const worked = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name: each }) => each === 'TaskDuration')?.value ?? 0)
  }
  const before = await worked()
  const times = await button.evaluate(
    async (pressed, [row, call]) => {
      const keys = () =>
        Array.from(document.querySelectorAll<HTMLElement>(row), ({ dataset }) => dataset.key).join()
      const [before, start] = [keys(), performance.now()]
      if (pressed instanceof HTMLElement) pressed.click()
      while (keys() === before || keys() === '') await new Promise(requestAnimationFrame)
      const all = performance.now() - start
      const ends = performance
        .getEntriesByType('resource')
        .filter(({ name: each, startTime }) => each.includes(call) && startTime >= start)
        .map((each) => each.startTime + each.duration - start)
      return { all, answer: Math.max(0, ...ends) }
    },
    [row, call] as const,
  )
  const processor = (await worked()) - before
  await devtools.detach()
  return { ...times, processor }
}

const traceSchema = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      tdur: z.number().optional(),
      args: z.object({ name: z.unknown() }).partial().optional(),
    }),
  ),
})

/** The longest task of a page’s main thread, ms of its own processor time: what else the machine does counts for nothing. */
function longestTask(trace: Buffer): number {
  const { traceEvents } = traceSchema.parse(JSON.parse(trace.toString()))
  const placeOf = ({ pid, tid }: { pid: number; tid: number }) => `${pid} ${tid}`
  const mains = new Set(
    traceEvents.filter(({ args }) => args?.name === 'CrRendererMain').map(placeOf),
  )
  const tasks = traceEvents.filter(
    (event) => event.name.endsWith('RunTask') && mains.has(placeOf(event)),
  )
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000))
}
