import { brotliCompressSync } from 'node:zlib'
import { type Browser, chromium } from 'playwright-core'
import { htmlFaults } from '../e2e/html-faults.ts'
import { axeViolations, overflow } from '../e2e/page-checks.ts'
import { startServer } from '../e2e/server-process.ts'
import { type CrawledPage, crawlSite, shared } from '../e2e/site-crawl.ts'
import { chromiumArgs, ensureChromium } from '../scripts/chromium.ts'
import { demoTenants } from '../scripts/demo-tenants.ts'
import { withTemporaryFolder } from './temporary-folder.ts'

/** The addresses of the specification without a record in them. Spec 2.01-2.23. */
const routes = [
  ...['/', '/trade-in', '/sell-my-car', '/finance', '/finance-enquiry', '/apply-for-finance'],
  ...['/finance-pre-approval', '/success', '/offers', '/special-offers', '/service'],
  ...['/book-a-service', '/book-test-drive', '/contact', '/contact-us', '/dealerships', '/models'],
  ...['/search', '/search/new-cars', '/search/demo-cars', '/search/used-cars'],
  ...['/search/new-used-and-demo-cars', '/search/new-and-demo-cars', '/parts/search'],
  ...['/vehicle-parts-and-accessories', '/accessories', '/warranty', '/roadside-assist', '/fleet'],
  ...['/buying', '/diamond-advantage', '/guaranteed-future-value', '/brand-assured', '/about-us'],
  ...['/careers', '/pages/faqs', '/terms-and-conditions', '/privacy-policy'],
  ...['/value-my-car-terms-and-conditions', '/blog', '/blog/vehicle-reviews', '/watchlist'],
]

const widths = [390, 1280]

/**
 * Every page of every demo site, from its home page and the addresses of the specification: status, bytes,
 * server time, and what is wrong with it.
 */
export const routesBench = (): Promise<void> =>
  withTemporaryFolder('forecourt-routes', async (folder) => {
    const server = await startServer(folder)
    const browser = await chromium.launch({
      executablePath: ensureChromium(),
      args: [...chromiumArgs],
    })
    try {
      for (const tenant of demoTenants()) {
        const origin = `http://${tenant}.localhost:${server.port}`
        await printSite(tenant, origin, browser)
      }
    } finally {
      await browser.close()
      await server.stop()
    }
  })

async function printSite(tenant: string, origin: string, browser: Browser): Promise<void> {
  const get = async (path: string) => {
    const response = await fetch(`${origin}${path}`, { redirect: 'manual' })
    const body = Buffer.from(await response.arrayBuffer())
    return { status: response.status, body, headers: {} }
  }
  const pages = await crawlSite(get, routes)
  console.log(`\n${tenant}: ${pages.length} addresses\n  status    kB    ms  address`)
  for (const page of pages) {
    const isRoute = routes.includes(page.path)
    const faults = page.status === 200 ? await faultsOf(page, origin, browser) : []
    if (!isRoute && page.status === 404) faults.push(`broken link on ${page.from}`)
    const kB = (brotliCompressSync(page.html).length / 1000).toFixed(1)
    const figures = `${page.status}${kB.padStart(8)}${page.ms.toFixed(0).padStart(6)}`
    console.log(`  ${figures}  ${[page.path, ...faults].join('\n      ')}`)
  }
  for (const field of ['title', 'description'] as const)
    for (const several of shared(pages, field)) console.log(`  one ${field}: ${several}`)
}

async function faultsOf(page: CrawledPage, origin: string, browser: Browser): Promise<string[]> {
  const faults = htmlFaults(page.html)
  for (const width of widths) {
    const context = await browser.newContext({ viewport: { width, height: 900 } })
    const tab = await context.newPage()
    tab.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) faults.push(message.text())
    })
    tab.on('pageerror', (error) => faults.push(String(error)))
    await tab.goto(`${origin}${page.path}`, { waitUntil: 'load' })
    for (const violation of await axeViolations(tab)) faults.push(`${width} px: ${violation}`)
    const wider = await overflow(tab)
    if (wider > 0) faults.push(`${width} px: ${wider} px too wide`)
    await context.close()
  }
  return faults
}
