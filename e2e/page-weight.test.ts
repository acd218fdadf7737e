import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import type { Page, Response } from 'playwright-core'
import { expect, test } from 'vitest'
import { inTurn } from '../scripts/test-extent.ts'
import { carPath, everyTenant, flagsOf, tenants } from './demo-pages.ts'
import { inlineScripts, inlineStyles, laterStyles } from './html-parts.ts'
import { hydrateIslands } from './page-checks.ts'
import { product, sendRequest } from './product.ts'

const { url, newPage } = await product({ pictures: false })
const brotli = { headers: { 'accept-encoding': 'br' } }

/** Brotli bytes of script that a page loads before any interaction, inline and linked. */
async function scriptBytes(tenant: string, path: string): Promise<number> {
  const html = (await sendRequest(`${tenant}.localhost`, path)).body.toString()
  // They travel in one document.
  const inline = brotliCompressSync(inlineScripts(html).join('')).length
  return (await linkedBytes(tenant, html)).reduce((sum, size) => sum + size, inline)
}

function linkedBytes(tenant: string, html: string): Promise<number[]> {
  const links = Array.from(html.matchAll(/<script[^>]+src="([^"]+)"/g), ([, src]) => src ?? '')
  return Promise.all(
    links.map(async (src) => (await sendRequest(`${tenant}.localhost`, src, brotli)).body.length),
  )
}

/** Scripts that a page loads from now on, but for those that its HTML names. */
function scriptsAddedTo(page: Page): Response[] {
  const scripts: Response[] = []
  page.on('response', (response) => {
    const isNamed = response.url().includes('/tracking-')
    if (response.url().endsWith('.js') && !isNamed) scripts.push(response)
  })
  return scripts
}

/** Bytes of responses, as they were sent. */
async function sizeOf(responses: readonly Response[]): Promise<number> {
  const headers = await Promise.all(responses.map((response) => response.allHeaders()))
  return headers.reduce((sum, header) => sum + Number(header['content-length']), 0)
}

test.each(tenants)(
  '%s: pages load at most 7 kB of script, an info page 1.5 kB and 1.55 kB for tracking and its question',
  async (tenant) => {
    for (const path of ['/', '/search']) {
      const bytes = await scriptBytes(tenant, path)
      console.log(`${tenant} ${path}: ${bytes} bytes of script`)
      expect(bytes, path).toBeLessThanOrEqual(7_000)
    }
    // Its parts have plain scripts, none of them live or in React: it needs what an info page needs.
    const ofCar = await scriptBytes(tenant, await carPath(tenant))
    console.log(`${tenant} car: ${ofCar} bytes of script`)
    expect(ofCar).toBeLessThanOrEqual(3_000)
    // Only its header is interactive: menus, and the number of saved cars (Spec 4.16).
    const html = (await sendRequest(`${tenant}.localhost`, '/about-us')).body.toString()
    const [actions = '', ...others] = inlineScripts(html)
    expect(actions).not.toBe('')
    expect(brotliCompressSync(actions).length).toBeLessThanOrEqual(1_500)
    // Both demo sites count calls (Spec 7.25); one that does not would have no second script. One asks first.
    const [tracking = 0, ...more] = await linkedBytes(tenant, html)
    const asking = others.map((source) => brotliCompressSync(source).length)
    expect([more, asking.length]).toEqual([[], tenant === 'harbour' ? 1 : 0])
    expect((asking[0] ?? 0) + tracking).toBeLessThanOrEqual(1_550)
  },
)

/** A list of a site, and which of its links lead to an entry's page; not every site has each. */
const lists = [
  ['/offers', /href="(\/offers\/[^"?#]+)/],
  ['/dealerships', /href="(\/locations\/[^"?#]+)/],
  ['/blog', /href="(\/blog\/[^"?#/]+\/[^"?#]+)/],
  ['/models', /class="entry model".*?href="(\/[^"]+)"/],
] as const

/** Every kind of page of a site that differs in what it draws. */
async function kindsOfPages(tenant: string): Promise<string[]> {
  const entries = lists.map(async ([path, link]) => {
    const { status, body } = await sendRequest(`${tenant}.localhost`, path)
    return status === 200 ? [path, link.exec(body.toString())?.[1] ?? path] : []
  })
  const others = ['/', '/search', '/search?view=table', '/contact-us', '/service']
  const finance = flagsOf(tenant).gatedFinance ? [] : ['/finance']
  return [
    ...others,
    ...finance,
    await carPath(tenant),
    ...(await Promise.all(entries)).flat(),
    '/about-us',
  ]
}

/** Pages whose scripts have something to do where this browser has stored something. */
const pagesOfStored = ['/success', '/recently-viewed', '/watchlist', '/compare']

test.each(everyTenant)(
  '%s: a page without a form of a lead, on which nothing is live, loads at most 3 kB of script before an interaction (Spec 1.11)',
  async (tenant) => {
    let found = 0
    for (const path of [...(await kindsOfPages(tenant)), ...pagesOfStored]) {
      const html = (await sendRequest(`${tenant}.localhost`, path)).body.toString()
      if (/ data-(live|form)="/.test(html)) continue
      found += 1
      expect(await scriptBytes(tenant, path), path).toBeLessThanOrEqual(3_000)
      expect(html, path).not.toMatch(/<x-island [^>]*data-eager/)
    }
    expect(found).toBeGreaterThan(3)
  },
)

test.each(['harbour', 'volt'])(
  '%s: the page of a car loads no script beside those that it names, on a first visit (Spec 2.47, 1.11)',
  async (tenant) => {
    const { page } = await newPage()
    const scripts = scriptsAddedTo(page)
    await page.goto(url(tenant, await carPath(tenant)), { waitUntil: 'networkidle' })
    expect(scripts).toEqual([])
    // The car is remembered all the same: the next page shows it.
    const viewed: unknown = await page.evaluate(() => JSON.parse(localStorage.viewed))
    expect(viewed).toHaveLength(1)
  },
)

const mostInPage: Readonly<Record<string, number>> = { '/': 8_500, '/search': 11_000 }

test.each(everyTenant)(
  '%s: the styles of a page, in it and in one cached file, are at most 14 kB; in a home page 8.5 kB, in a search 11 (Spec 1.11)',
  async (tenant) => {
    for (const path of await kindsOfPages(tenant)) {
      const html = (await sendRequest(`${tenant}.localhost`, path)).body.toString()
      const styles = inlineStyles(html)
      const bytes = brotliCompressSync(styles).length
      const file = laterStyles(html)
      const later = await sendRequest(`${tenant}.localhost`, file, brotli)
      console.log(`${tenant} ${path}: ${bytes} + ${later.body.length} bytes of styles`)
      expect(styles).toContain('--brand:')
      expect(bytes, path).toBeLessThanOrEqual(mostInPage[path] ?? 14_000)
      expect(bytes + later.body.length, path).toBeLessThanOrEqual(14_000)
      expect(later.headers['cache-control']).toContain('immutable')
      expect(brotliDecompressSync(later.body).toString()).toContain('.header-places')
      // They come with a script.
      expect(styles + brotliDecompressSync(later.body)).not.toContain('.suggestions')
    }
  },
)

test('a home page is at most 17 kB of HTML, with its styles and scripts', async () => {
  for (const tenant of everyTenant) {
    const { body } = await sendRequest(`${tenant}.localhost`, '/')
    expect(brotliCompressSync(body).length, tenant).toBeLessThanOrEqual(17_000)
  }
})

test.each(tenants)('%s: a page with a form loads at most 10 kB of script', async (tenant) => {
  const { page } = await newPage()
  const scripts = scriptsAddedTo(page)
  await page.goto(url(tenant, '/contact-us'))
  // The form's own comes with the page.
  await page.locator('form[novalidate]').first().waitFor()
  const bytes = (await sizeOf(scripts)) + (await scriptBytes(tenant, '/contact-us'))
  console.log(`${tenant} /contact-us: ${bytes} bytes of script`)
  expect(scripts.length).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(10_000)
})

test.each(['harbour', 'volt'])(
  '%s: a valuation loads at most 3 kB of script before an interaction, and 12 kB more after it (Spec 1.11, 4.22)',
  async (tenant) => {
    const { page } = await newPage()
    const scripts = scriptsAddedTo(page)
    await page.goto(url(tenant, '/cars/trade-in'), { waitUntil: 'networkidle' })
    expect(scripts).toEqual([])
    expect(await scriptBytes(tenant, '/cars/trade-in')).toBeLessThanOrEqual(3_000)
    await page.locator('[name=rego]').focus()
    await expect.poll(() => scripts.some((each) => each.url().includes('trade-in'))).toBe(true)
    const bytes = await sizeOf(scripts)
    console.log(`${tenant} valuation: ${bytes} bytes of script when it is used`)
    expect(bytes).toBeLessThanOrEqual(12_000)
  },
)

test('a form’s stylesheets are on pages with a form only, which weigh at most 10.5 kB (Spec 1.11)', async () => {
  for (const tenant of everyTenant) {
    const stylesOf = async (path: string) => {
      const html = (await sendRequest(`${tenant}.localhost`, path)).body.toString()
      const file = laterStyles(html)
      return inlineStyles(html) + (await sendRequest(`${tenant}.localhost`, file)).body.toString()
    }
    const withForm = await stylesOf('/contact-us')
    const rules = /\.error-summary|\.submit-button|\.field-group|\.lead-form/
    expect(withForm).toMatch(rules)
    expect(brotliCompressSync(withForm).length, tenant).toBeLessThanOrEqual(10_500)
    expect(await stylesOf('/')).not.toMatch(rules)
  }
})

test('built files are sent compressed and immutable', async () => {
  const html = (await sendRequest('harbour.localhost', '/search')).body.toString()
  const [, src = ''] = /data-src="([^"]+)"/.exec(html) ?? []
  const island = await sendRequest('harbour.localhost', src, brotli)
  expect(island.status).toBe(200)
  expect(island.headers['content-encoding']).toBe('br')
  expect(island.headers['cache-control']).toContain('immutable')
  const plain = await sendRequest('harbour.localhost', src)
  expect(plain.headers['content-encoding']).toBeUndefined()
  for (const { headers } of [island, plain]) expect(headers.vary).toMatch(/^accept-encoding$/i)
})

test('a row that slides loads its script when it is pressed, and then goes on: 3 kB before (Spec 2.35, 4.16)', async () => {
  const { page } = await newPage({ hasTouch: true, viewport: { width: 390, height: 800 } })
  const scripts = scriptsAddedTo(page)
  const path = '/locations/harbour-newstead'
  await page.goto(url('harbour', path), { waitUntil: 'networkidle' })
  expect(scripts).toEqual([])
  expect(await scriptBytes('harbour', path)).toBeLessThanOrEqual(3_000)
  const row = page.locator('.slides').first()
  await row.locator('button').last().tap()
  await expect
    .poll(() => row.locator('.slides-list').evaluate(({ scrollLeft }) => scrollLeft))
    .toBeGreaterThan(100)
})

test.each(inTurn(tenants, 0))(
  '%s: all islands of a page together load at most 95 kB, of a car 12 kB and its form 5.5 kB',
  async (tenant) => {
    for (const [path, most] of [
      ['/search', 95_000],
      [await carPath(tenant), 12_000],
    ] as const) {
      const { page } = await newPage()
      const scripts = scriptsAddedTo(page)
      await page.goto(url(tenant, path))
      await hydrateIslands(page)
      const isOfForm = (response: Response) => response.url().includes('lead-form')
      const ofForm = await sizeOf(scripts.filter(isOfForm))
      const others = scripts.filter((response) => !isOfForm(response))
      const bytes = (await sizeOf(others)) + (await scriptBytes(tenant, path))
      expect(ofForm).toBeLessThanOrEqual(5_500)
      console.log(`${tenant} ${path}: ${bytes} bytes of script with every island hydrated`)
      expect(bytes, path).toBeLessThanOrEqual(most)
    }
  },
)
