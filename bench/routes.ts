import { join } from 'node:path'
import { env } from 'node:process'
import { brotliCompressSync } from 'node:zlib'
import type { Browser, Page, Response } from 'playwright-core'
import { readRegistry } from '#blocks/registry.node.ts'
import { routeTable, statusRoutes } from '#pages/routes.ts'
import { loadTenants } from '#server/tenants/load-tenants.ts'
import type { Tenant } from '#server/tenants/tenant.ts'
import { htmlFaults } from '../e2e/html-faults.ts'
import { inlineScripts, inlineStyles, laterStyles } from '../e2e/html-parts.ts'
import { axeViolations, hydrateIslands, laidOut, overflow } from '../e2e/page-checks.ts'
import { type CrawledPage, crawlSite, isEmpty, shared, specRoutes } from '../e2e/site-crawl.ts'
import { nuFaults } from './nu-checker.ts'
import { paintsBesideHome } from './paints.ts'
import { median } from './statistics.ts'
import { withBrowser } from './with-browser.ts'

const unknownAddress = '/no-such-page'

const widths = [390, 1280] as const
const runs = 15

/**
 * Every page of the demo sites, from their home pages and the addresses of the specification: a row for
 * each kind of page with what it weighs and costs, and what is wrong with it. Issues of links, titles and
 * texts are looked for on all pages that a crawl finds.
 * @param only the slug of the one site
 */
export const routesBench = (only?: string): Promise<void> =>
  withBrowser(
    async (browser, originOf) => {
      const folder = env.TENANTS_DIR ?? join(import.meta.dirname, '../tenants')
      const loaded = await loadTenants(folder, await readRegistry())
      const tenants = [...loaded.tenants.values()]
      for (const tenant of tenants.toSorted((a, b) => (a.slug < b.slug ? -1 : 1))) {
        if (only !== undefined && tenant.slug !== only) continue
        const others = tenants.filter((other) => other !== tenant).map(({ site }) => site.name)
        await printSite(tenant, others, originOf(tenant.slug), browser)
      }
    },
    // Each request is rendered anew.
    { CACHE_MB: '0' },
  )

async function printSite(
  tenant: Tenant,
  others: readonly string[],
  origin: string,
  browser: Browser,
): Promise<void> {
  const get = async (path: string) => {
    const response = await fetch(`${origin}${path}`, { redirect: 'manual' })
    return { status: response.status, body: Buffer.from(await response.arrayBuffer()) }
  }
  const pages = await crawlSite(get, [...specRoutes, unknownAddress])
  const kinds = Map.groupBy(pages, kindOf(tenant))
  const absent = kinds.get(undefined) ?? []
  kinds.delete(undefined)
  console.log(`\n${tenant.site.name}: ${pages.length} addresses, ${kinds.size} kinds of page`)
  console.log(`  no such page here: ${absent.map(({ path }) => path).join(' ')}`)
  for (const fault of faultsOfAll(pages, others)) console.log(`  ! ${fault}`)

  const first = [...kinds].flatMap(([kind, [page]]) => (page ? [{ kind, page }] : []))
  const html = first.map(({ page }) => page.html)
  const nu = env.NU_CHECKER ? await nuFaults(env.NU_CHECKER, html) : []
  console.log(`  ${columns.map(([title, width]) => title.padStart(width)).join('')}  page`)
  for (const [index, { kind, page }] of first.entries()) {
    const visits: Visit[] = []
    for (const width of widths) visits.push(await visit(browser, `${origin}${page.path}`, width))
    const times: number[] = []
    for (let run = 0; run < runs; run += 1) times.push(await timeOf(() => get(page.path)))
    const figures: readonly string[] = [
      `${page.status}`,
      kB(brotliBytes(page.html)),
      median(times).toFixed(0),
      kB(brotliBytes(inlineStyles(page.html))),
      kB(await laterBytes(page, origin)),
      kB(brotliBytes(...inlineScripts(page.html)) + (visits[0]?.scriptBytes ?? 0)),
      ...visits.map(({ shift }) => shift.toFixed(3)),
      ...(['axe', 'console'] as const).map(
        (kind) => `${visits.reduce((sum, one) => sum + one[kind].length, 0)}`,
      ),
    ]
    const cells = figures.map((figure, at) => figure.padStart(columns[at]?.[1] ?? 0))
    const name = kind === page.path ? kind : `${kind} (${page.path})`
    console.log(`  ${cells.join('')}  ${name}`)
    const faults = visits.flatMap(({ axe, console, wider }, at) =>
      [...axe, ...console, ...wider].map((fault) => `${widths[at]} px: ${fault}`),
    )
    for (const fault of [...faults, ...(nu[index] ?? [])]) console.log(`      ! ${fault}`)
  }
  const compared = first.filter(({ kind }) => kind === '/offers' || kind === '/:model')
  const paths = compared.map(({ page }) => page.path)
  for (const line of await paintsBesideHome(browser, origin, paths)) console.log(`  ${line}`)
}

/** Of a row, with widths in characters. */
const columns = [
  ['status', 6],
  ['html kB', 9],
  ['ms', 5],
  ['css kB', 8],
  ['later', 7],
  ['js kB', 7],
  [`cls ${widths[0]}`, 9],
  [`cls ${widths[1]}`, 10],
  ['axe', 5],
  ['console', 9],
] as const

/** The route of a page, or the first of its file's if it has no record: one row for all that are alike. */
function kindOf(tenant: Tenant): (page: CrawledPage) => string | undefined {
  const routes = [...tenant.pages.values()].flatMap((entry) =>
    entry.ok ? [entry.page.route, ...entry.page.also].map((route) => ({ route, entry })) : [],
  )
  const match = routeTable(
    routes.map(({ route, entry }) => {
      const kind = route.includes(':') ? route : entry.page.route
      return [route, { kind }] as const
    }),
  )
  return ({ path, status }) => {
    if (path === unknownAddress) return statusRoutes[404]
    if (status === 404) return undefined
    const [found] = match(new URL(path, 'http://site.example').pathname)
    return found?.entry.kind
  }
}

function faultsOfAll(pages: readonly CrawledPage[], others: readonly string[]): string[] {
  const broken = pages.filter(({ status, from }) => status >= 400 && from !== undefined)
  const ok = pages.filter(({ status }) => status === 200)
  return [
    ...broken.map(({ path, status, from }) => `${status} ${path}, a link of ${from}`),
    ...ok.filter(isEmpty).map(({ path }) => `empty: ${path}`),
    ...ok.flatMap(({ path, html }) =>
      others.flatMap((name) => (html.includes(name) ? [`${path} names ${name}`] : [])),
    ),
    ...ok.flatMap(({ path, html }) => htmlFaults(html).map((fault) => `${path}: ${fault}`)),
    ...(['title', 'description'] as const).flatMap((field) =>
      shared(pages, field).map((several) => `one ${field}: ${several}`),
    ),
  ]
}

interface Visit {
  /** Of scripts in files, brotli, before any interaction. */
  readonly scriptBytes: number
  readonly shift: number
  readonly axe: readonly string[]
  readonly console: readonly string[]
  readonly wider: readonly string[]
}

/** A first visit of a page, from its request until its islands are hydrated. */
async function visit(browser: Browser, url: string, width: number): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width, height: 900 } })
  const page = await context.newPage()
  const messages: string[] = []
  const scripts: Response[] = []
  page.on('console', (message) => {
    if (/error|warning/.test(message.type())) messages.push(message.text())
  })
  page.on('pageerror', (error) => messages.push(String(error)))
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response)
  })
  try {
    const answer = await page.goto(url, { waitUntil: 'networkidle' })
    const headers = await Promise.all(scripts.map((script) => script.allHeaders()))
    const shift = await layoutShift(page)
    const wider = await overflow(page)
    const before = await axeViolations(page)
    await hydrateIslands(page)
    const after = await axeViolations(page)
    // The browser itself says that a page was not found.
    const isExpected = (text: string) => answer?.status() === 404 && text.includes('404')
    return {
      scriptBytes: headers.reduce((sum, header) => sum + Number(header['content-length']), 0),
      shift,
      axe: [...before, ...after.filter((one) => !before.includes(one))],
      console: messages.filter((text) => !isExpected(text)),
      wider: wider > 0 ? [`${wider} px too wide`] : [],
    }
  } finally {
    await context.close()
  }
}

/** The sum of all layout shifts since a page's request, with those of its lower part and its fonts. */
async function layoutShift(page: Page): Promise<number> {
  await page.evaluate(() => document.fonts.ready)
  await laidOut(page)
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value)
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 100)
      }),
  )
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

async function laterBytes({ html }: CrawledPage, origin: string): Promise<number> {
  const file = laterStyles(html)
  return file === '' ? 0 : brotliBytes(await (await fetch(`${origin}${file}`)).text())
}

const brotliBytes = (...texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + (text === '' ? 0 : brotliCompressSync(text).length), 0)

const kB = (bytes: number): string => (bytes / 1000).toFixed(1)
