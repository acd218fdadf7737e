import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lookAxes } from '#domain/site/look-axes.ts'
import {
  aCar,
  barest,
  caravan,
  hilux,
  lendersFor,
  longNamed,
  motorcycle,
  photographed,
  soldCar,
} from '#parts/fixture-cars.ts'
import { writeDemo } from '#server/stock/write/write-demo.ts'
import { openStore } from '#server/store/store.ts'
import { storeFile } from '#server/store/store-file.ts'
import { inTurn, isFullTest, turns } from '../scripts/test-extent.ts'
import { everyTenant } from './demo-pages.ts'
import { axeViolations, clippedTexts, laidOut, overflow } from './page-checks.ts'
import { product } from './product.ts'
import { type ServerProcess, startProduction } from './server-process.ts'

const root = join(import.meta.dirname, '..')
const { browser, newPage } = await product({ pictures: isFullTest })
const folder = await mkdtemp(join(tmpdir(), 'vehicle-page-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const variants = lookAxes.vehicle.variants
const photo = '/media/site/riverside.webp'
const cars = [
  { state: 'drawn', car: hilux },
  {
    state: 'with photos',
    car: { ...photographed, images: [photo, photo] },
  },
  { state: 'with a long name and reserved', car: longNamed },
  {
    state: 'reduced',
    car: aCar({ ...hilux, id: 'e-1', slug: 'reduced', offer_price: 49_990 }),
  },
  {
    state: 'with the longest repayment',
    car: aCar({
      ...longNamed,
      id: 'e-2',
      slug: 'expensive',
      price: 1_248_000,
      finance_lenders: lendersFor(1_248_000),
    }),
  },
  { state: 'sold', car: { ...soldCar, status: 'sold' as const } },
  { state: 'without price', car: barest },
  { state: 'a motorcycle', car: motorcycle },
  { state: 'a caravan', car: { ...caravan, finance_lenders: lendersFor(31_990) } },
]

const withdrawn = aCar({ ...hilux, id: 'e-3', slug: 'withdrawn', status: 'withdrawn' })

const readJson = async (file: string) => JSON.parse(await readFile(join(root, file), 'utf8'))

/** The demo site whose template has this variant. */
async function dealerWith(variant: string): Promise<string> {
  for (const dealer of everyTenant) {
    const { template } = await readJson(`tenants/${dealer}/site.json`)
    const { look } = await readJson(`tenants/_templates/${template}/template.json`)
    if (look.vehicle === variant) return dealer
  }
  throw new Error(`expected a demo site with the vehicle page "${variant}", found none`)
}

/** A site for each variant, in its own template and with finance, and the cars in the stock of each. */
async function makeSites(tenants: string): Promise<void> {
  await cp(join(root, 'tenants/_templates'), join(tenants, '_templates'), { recursive: true })
  const { finance } = await readJson('tenants/harbour/site.json')
  await mkdir(join(folder, 'data'))
  const store = await openStore(storeFile(join(folder, 'data')))
  for (const variant of variants) {
    const dealer = await dealerWith(variant)
    const site = await readJson(`tenants/${dealer}/site.json`)
    await cp(join(root, 'tenants', dealer), join(tenants, variant), { recursive: true })
    const media = join(tenants, variant, 'media')
    await cp(join(root, 'tenants/harbour/media'), media, { recursive: true })
    const hosts = [`${variant}.example`]
    // Every one of these cars is listed.
    const own = { slug: variant, hosts, finance, stockFilter: undefined }
    const flags = { ...site.flags, finance: true }
    await writeFile(join(tenants, variant, 'site.json'), JSON.stringify({ ...site, ...own, flags }))
    const stock = [...cars.map(({ car }) => car), withdrawn]
    await writeDemo(store.stock(variant), { cars: stock, now: new Date() })
  }
  await store.close()
}

let server: ServerProcess
beforeAll(async () => {
  const tenants = join(folder, 'tenants')
  await makeSites(tenants)
  server = await startProduction(join(folder, 'data'), { TENANTS_DIR: tenants })
})
afterAll(() => server.stop())

const urlOf = (variant: string, slug: string) =>
  `http://${variant}.localhost:${server.port}/cars/${slug}`

/** Of these elements, those that are not wholly in the window, or behind something else. */
const outOfView = (page: Page, selectors: readonly string[]): Promise<string[]> =>
  page.evaluate((wanted) => {
    const isSeen = (element: Element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      const points = [
        [left + 4, top + 4],
        [right - 4, bottom - 4],
      ] as const
      const isOnTop = points.every(([x, y]) => {
        const found = document.elementFromPoint(x, y)
        return found !== null && (element.contains(found) || found.contains(element))
      })
      return bottom > top && top >= 0 && bottom <= innerHeight && isOnTop
    }
    return wanted.filter(
      (selector) => !Array.from(document.querySelectorAll(selector)).some(isSeen),
    )
  }, selectors)

const screens = [
  { screen: 'a desktop', viewport: { width: 1280, height: 900 } },
  { screen: 'a phone', viewport: { width: 390, height: 844 } },
]

test.each(turns(variants))(
  'the variant $value shows name, price, repayment and the next step in the first view, and prints everything in one column (Spec 2.44, 2.47, 4.05, 9.12)',
  async ({ value: variant, turn }) => {
    const { page, problems } = await newPage()
    for (const [index, { state, car }] of inTurn(cars, turn, 3).entries()) {
      await page.goto(urlOf(variant, car.slug))
      await laidOut(page)
      const isSold = car.status === 'sold'
      const hasRepayment = !isSold && car.finance_lenders !== undefined
      const wanted = [
        'h1',
        '.vehicle .price-amount',
        ...(hasRepayment ? ['.vehicle-repayment'] : []),
        isSold
          ? '[href^="/search/"][data-slot="button"]'
          : '[href$="/enquire"][data-slot="button"]',
      ]
      for (const { screen, viewport } of screens) {
        const name = `${car.name}, ${state}, on ${screen}`
        await page.setViewportSize(viewport)
        expect.soft(await outOfView(page, wanted), name).toEqual([])
        const tooWide = await page.locator('main').evaluate((main) => {
          // The room that cars in a hall stand in goes beyond the window on purpose.
          for (const card of main.querySelectorAll<HTMLElement>('.car-card'))
            card.style.setProperty('--room-reach', '0px')
          return main.scrollWidth - main.clientWidth
        })
        expect.soft(tooWide, `${name}: wider than the window`).toBeLessThanOrEqual(0)
      }
      if (index === 0) await expectOneColumnOnPaper(page)
    }
    expect(problems).toEqual([])
  },
)

/** A4 in CSS pixels. */
const paper = { width: 794, height: 1123 }
const printed = ['h1', '.gallery', '.price-amount', '.vehicle-terms', '.vehicle-facts', '.details']

async function expectOneColumnOnPaper(page: Page): Promise<void> {
  await page.setViewportSize(paper)
  await page.emulateMedia({ media: 'print' })
  const tops = await page.evaluate(
    (selectors) =>
      selectors.map((selector) => document.querySelector(selector)?.getBoundingClientRect().top),
    printed,
  )
  expect(tops).not.toContain(undefined)
  expect(tops).toEqual(tops.toSorted((a = 0, b = 0) => a - b))
  const onScreenOnly = page.locator('.dock, .gallery-thumbs, .stage-scene')
  expect(await onScreenOnly.locator('visible=true').count()).toBe(0)
  await page.emulateMedia({ media: null })
}

test.each(inTurn(variants, 0))(
  'the page of a withdrawn car beside the variant %s: axe finds nothing (D13, WCAG 2.2 AA)',
  async (variant) => {
    const { page } = await newPage({ viewport: { width: 390, height: 844 } })
    expect((await page.goto(urlOf(variant, withdrawn.slug)))?.status()).toBe(410)
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await axeViolations(page), `axe at ${width} px`).toEqual([])
      expect.soft(await overflow(page), `overflow at ${width} px`).toBeLessThanOrEqual(0)
      expect.soft(await clippedTexts(page), `clipped at ${width} px`).toEqual([])
    }
  },
)

test('what has the focus is not behind the bar of a phone (WCAG 2.4.11)', async () => {
  const { page } = await newPage({ viewport: { width: 390, height: 844 } })
  await page.goto(urlOf('hall', hilux.slug))
  const behind: string[] = []
  const seen = new Set<number>()
  for (;;) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const { activeElement: element } = document
      const dock = document.querySelector('.dock')
      if (!element || element === document.body || !dock) return undefined
      const { bottom, height } = element.getBoundingClientRect()
      const isLower = bottom > dock.getBoundingClientRect().top + 1
      return {
        index: Array.from(document.querySelectorAll('*')).indexOf(element),
        html: element.outerHTML.slice(0, 200),
        isBehind: isLower && !dock.contains(element) && height < innerHeight / 2,
      }
    })
    if (!focused || seen.has(focused.index)) break
    seen.add(focused.index)
    if (focused.isBehind) behind.push(focused.html)
  }
  expect(seen.size).toBeGreaterThan(30)
  expect(behind).toEqual([])
})

test('the question before anything is measured lies in the page, in the first view (Spec 7.19)', async () => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(urlOf('hall', hilux.slug))
  await page.locator('[data-slot="consent-notice"][data-asks]').waitFor()
  expect(await outOfView(page, ['[data-consent="granted"]', '[data-consent="refused"]'])).toEqual(
    [],
  )
  await context.close()
})
