import { join } from 'node:path'
import { isDeepStrictEqual as equals } from 'node:util'
import { createElement } from 'react'
import { describe, expect, test } from 'vitest'
import { type Car, carSchema } from '#domain/car/car.ts'
import { type FlagName, flagNames, withOneHeart } from '#domain/site/flags.ts'
import { elementHtml } from '#pages/render/element-html.ts'
import { fragmentsOfOnePage } from '#pages/render/fragment-cache.ts'
import { renderPage } from '#pages/render/page.ts'
import { serverRendering } from '#pages/render/server-rendering.ts'
import { whyBlocks, withWhy } from '#pages/render/why.ts'
import { eachBlock } from '#pages/tree.ts'
import type { WhyMark } from '#pages/why-mark.ts'
import { CarCard } from '#parts/car-card/car-card.tsx'
import type { SiteView } from '#parts/view-context.ts'
import { carThingNames, type Decision } from '#parts/why/decision.ts'
import { decisionOf } from '#parts/why/decisions.ts'
import { demoStock } from '../../demo/demo-stock.ts'
import { seededRandom } from '../../demo/random.ts'
import { inTurn, turns } from '../../scripts/test-extent.ts'
import { appWith, ask } from '../app.fixture.ts'
import { keyringOf } from '../keyring/keyring.ts'
import { findPage } from '../pages/find-page.ts'
import { personalRequest } from '../site/page-request.ts'
import { inStock, siteServices, sitesIn } from '../site/site.fixture.ts'
import { pathOf } from './find-preview.ts'
import { PREVIEW_MS, previewToken } from './token.ts'
import { siteAs } from './view-as.ts'

const now = '2026-11-21T02:00:00.000Z'
const folder = join(import.meta.dirname, '../../tenants')
const { tenants } = await sitesIn(folder)

const random = seededRandom('why')
const one = <Value>(...values: readonly Value[]): Value =>
  random.pick(values.map((value) => ({ value }))).value

/** A demo car with what rules look at drawn anew. */
const drawn = (car: Car): Car =>
  carSchema.parse({
    ...car,
    status: one('in_stock', 'in_stock', 'in_stock', 'coming_soon', 'sold', 'withdrawn'),
    sold_date_timestamp: one(undefined, 1_700_000_000, Date.parse(now) / 1_000 - 86_400),
    reserved: one(true, false, false),
    certified: one(true, false),
    price: one(car.price, car.price, 150, undefined),
    before_price: one(undefined, (car.price ?? 0) + 2_000),
    subscription_price: one(undefined, undefined, 399),
    preorder: one(true, false, false),
    tag: one(undefined, 'One owner'),
    simple_fuel: one('Electric', 'Hybrid', 'Petrol', undefined),
    payment_processors: one(['stripe'], ['stripe'], []),
    autograb_data: one(undefined, { average_market_price: (car.price ?? 20_000) + one(300, 900) }),
    show_on_dealer_website: one(true, true, true, false),
  })

const cars = [...tenants.values()].flatMap((tenant) =>
  demoStock(tenant.slug, { now: new Date(now), count: 60 }).map((car) => {
    const flags = Object.fromEntries(flagNames.map((name) => [name, one(true, false)])) as Record<
      FlagName,
      boolean
    >
    const days = one(undefined, 2, 90)
    const { dealership_slug: slug = '' } = car
    const dealerships =
      days === undefined ? [] : [{ id: 'own', slug, name: 'Own days', sold_listed_days: days }]
    const site: SiteView = { ...tenant.site, dealerships, flags: withOneHeart(flags) }
    return { car: drawn(car), site }
  }),
)

const marks = / data-why='([^']*)'/g
const hiddenMarks = /<div hidden data-why='[^']*'><\/div>/g
const marksIn = (html: string): { mark: WhyMark; isHidden: boolean }[] =>
  Array.from(html.matchAll(marks), ({ 0: { length }, 1: json = '', index }) => ({
    mark: JSON.parse(
      json
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&#39;', "'")
        .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
        .replaceAll('&amp;', '&'),
    ),
    // A heart that a buyer may still press to take the car out of the list is there, hidden.
    isHidden:
      html.slice(index - 7, index) === ' hidden' ||
      html.slice(index + length, html.indexOf('>', index + length)).includes(' hidden=""'),
  }))

function card(car: Car, site: SiteView, isMarked: boolean): string {
  const request = { site, view: { now } }
  const marked = isMarked && withWhy(request as Parameters<typeof withWhy>[0]).why
  const rendering = serverRendering({
    fragments: fragmentsOfOnePage(),
    version: '',
    blockId: 'list',
    nameOf: () => 'island',
    islandUrl: (name) => name,
    packsLists: false,
    ...(marked && { marked }),
  })
  const props = { id: 'card', car, site, now, variant: site.look.card, best: {} } as const
  const more = { eager: false, sizes: '', level: 2 } as const
  return elementHtml(createElement(CarCard, { ...props, ...more }), rendering)
}

const flipped = (site: SiteView, flag: FlagName): SiteView => ({
  ...site,
  flags: withOneHeart({ ...site.flags, [flag]: !site.flags[flag] }),
})

const constant =
  (name: keyof SiteView['constants'], ...values: readonly number[]) =>
  (site: SiteView): readonly SiteView[] =>
    values.map((value) => ({ ...site, constants: { ...site.constants, [name]: value } }))

/** A list of finance with one more, and without it. */
const excluded =
  (name: 'excludedMakes' | 'excludedDealerships', value: string | undefined) =>
  ({ finance, ...site }: SiteView): readonly SiteView[] =>
    finance && value !== undefined
      ? [[], [value]].map((list) => ({ ...site, finance: { ...finance, [name]: list } }))
      : []

const anyFinance = [...tenants.values()].flatMap(({ site }) => site.finance ?? [])

/** The site with other values of a setting, by its place in `site.json`. */
const otherwise: Readonly<Record<string, (site: SiteView, car: Car) => readonly SiteView[]>> = {
  'constants.newTagDays': constant('newTagDays', 0, 90),
  'constants.soldListedDays': constant('soldListedDays', 0, 90_000),
  'constants.reserveDeposit': constant('reserveDeposit', 0, 200),
  'wording.noPrice': (site) => [{ ...site, words: { ...site.words, noPrice: 'Ask for it' } }],
  'finance.excludedMakes': (site, { make }) => excluded('excludedMakes', make)(site),
  'finance.excludedDealerships': (site, { dealership_slug: slug }) =>
    excluded('excludedDealerships', slug)(site),
  dealerships: (site) =>
    [0, 90_000].map((days) => ({
      ...site,
      dealerships: site.dealerships.map((each) => ({ ...each, sold_listed_days: days })),
    })),
  finance: ({ finance: _, ...site }) => [
    site,
    ...anyFinance.map((finance) => ({ ...site, finance })),
  ],
}

/** The conditions that alone decide: of a choice the first that applies, and what would go before it. */
const isDecisive = ({ how, isShown, conditions }: Decision, at: number): boolean => {
  const against = conditions.filter(({ holds }) => !holds)
  if (how === 'all') return isShown || against.length === 1
  const decided = conditions.findIndex(({ holds }) => holds)
  return decided < 0 || at <= decided
}

describe('why a car shows something', () => {
  test('is what its card shows, for 300 random cars at five sites, and costs other pages nothing (Spec 6.04)', () => {
    expect(cars).toHaveLength(300)
    for (const { car, site } of cars) {
      const html = card(car, site, true)
      const plain = card(car, site, false)
      expect(html.replace(hiddenMarks, '').replace(marks, '')).toBe(plain)
      const found = marksIn(html)
      expect(found.map(({ mark }) => mark.thing)).toEqual(expect.arrayContaining(['price', 'tag']))
      for (const { mark, isHidden } of found) {
        expect({ thing: mark.thing, isShown: !isHidden }).toEqual({
          thing: mark.thing,
          isShown: mark.isShown,
        })
        if (mark.text !== undefined) expect(html).toContain(mark.text.split(' ')[0])
      }
    }
  })

  test('follows from its conditions, and the feature or the setting that it names changes it (Spec 6.04)', () => {
    const changed = new Set<string>()
    for (const { car, site } of cars) {
      for (const thing of carThingNames) {
        const decision = decisionOf(thing, { car, site, now })
        const { how, isShown, conditions } = decision
        const follows =
          how === 'all'
            ? conditions.every(({ holds }) => holds)
            : conditions.some(({ holds }) => holds)
        expect([thing, isShown, car.id]).toEqual([thing, follows, car.id])
        conditions.forEach(({ flag, setting, code }, at) => {
          if (!isDecisive(decision, at)) return
          const before = { isShown, text: decision.text, is: conditions[at]?.holds }
          const answers = (others: readonly SiteView[]) =>
            others.map((other) => {
              const { isShown, text, conditions: of } = decisionOf(thing, { car, site: other, now })
              return { isShown, text, is: of.find((each) => each.code === code)?.holds }
            })
          if (flag !== undefined) {
            const [after] = answers([flipped(site, flag)])
            expect(after, `${thing} ${code} ${flag}`).not.toEqual(before)
            changed.add(flag)
          }
          if (setting === undefined) return
          const others = otherwise[setting]?.(site, car)
          if (!others)
            throw new Error(`${thing} names ${setting}, which is changed by nothing here`)
          const differ = answers(others).some((after) => !equals(after, before))
          // A car may be too old for any number of days, or have no make to exclude.
          if (!differ && conditions[at]?.holds && others.length > 0)
            expect(differ, `${thing} ${code} ${setting}`).toBe(true)
          if (differ) changed.add(setting)
        })
      }
    }
    const named = [
      'fuelTag',
      'certifiedBadge',
      'marketBadge',
      'finance',
      'reserveOnline',
      'subscription',
    ]
    expect([...changed]).toEqual(expect.arrayContaining([...named, 'compare', 'testDrive']))
    expect([...changed]).toEqual(expect.arrayContaining(Object.keys(otherwise)))
  })
})

describe('why a block is shown', () => {
  const view = { _flags: undefined }
  /** By the clocks of every site `now` is in the first ones alone. */
  const daysAround = [
    { from: '2026-11-20', until: '2026-11-22' },
    { from: '2026-11-23' },
    { until: '2026-11-19' },
  ] as const
  test.each(turns([...tenants.values()]).map((each) => ({ ...each, slug: each.value.slug })))(
    'is what each page of $slug shows, and the feature or the days that it names change it (Spec 6.04, 4.29)',
    async ({ value: tenant, turn }) => {
      const { services } = await siteServices(folder)
      const requestAt = async (
        flags: readonly (readonly [FlagName, boolean])[] | undefined,
        path: string,
      ) => {
        const shown = siteAs(tenant, {
          ...view,
          ...(flags && { _flags: flags.map(([name, isOn]) => [name, isOn]) }),
        })
        const address = { tenant: shown, pathname: path, search: '', origin: 'http://x.localhost' }
        const found = await findPage(address, services.stock)
        if (found.kind !== 'match') return undefined
        const options = { now: new Date(now), requestId: '', showFaults: true }
        return personalRequest(found.match, services, options, { kind: 'anonymous' })
      }
      const idsIn = async (request: NonNullable<Awaited<ReturnType<typeof requestAt>>>) => {
        const { html } = await renderPage(request)
        return new Set(
          Array.from(html.join('').matchAll(/ id="([^"]+)" data-block=/g), ([, id]) => id),
        )
      }
      let blocks = 0
      for (const route of tenant.pages.keys()) {
        const path = await pathOf(route, tenant, services)
        const request = await requestAt(undefined, path)
        if (!request) continue
        const shown = await idsIn(request)
        const parents = new Map(
          Array.from(eachBlock(request.page.blocks), (node) =>
            Object.values(node.slots).flatMap((inner) =>
              inner.map(({ id }) => [id, node.id] as const),
            ),
          ).flat(),
        )
        const amongCars = new Set<string | undefined>(
          Array.from(eachBlock(request.page.blocks)).flatMap(({ id, block }) =>
            block.title === 'Search results' ? [id] : [],
          ),
        )
        const all = whyBlocks(request)
        for (const { id, conditions } of all) {
          const parent = parents.get(id)
          if (parent !== undefined && !shown.has(parent)) continue
          blocks += 1
          const against = conditions.filter(
            ({ name, reason }) => reason !== undefined && name !== 'signedIn',
          )
          // A block for other visitors is there, hidden.
          if (against.length > 0) expect(shown, id).not.toContain(id)
          // A promotion stands between cars, of which this stock has none.
          else if (!amongCars.has(parent)) expect(shown, id).toContain(id)
          const [only, ...more] = against
          if (only?.flag === undefined || more.length > 0 || amongCars.has(parent)) continue
          const flag = flagNames.find((name) => name === only.flag)
          // A heart saves a car in one place (Spec 5.05-5.08).
          const inPlace = flag === 'favourites' ? [['watchlist', false] as const] : []
          const other = flag && (await requestAt([[flag, true], ...inPlace], path))
          if (other) expect(await idsIn(other), id).toContain(id)
        }
        // Without the feature that a block names it is gone, and outside the days that it is given.
        const ofFlags = all.flatMap(({ id, conditions }) =>
          conditions.flatMap(({ flag, reason }) =>
            flag !== undefined && reason === undefined && shown.has(id) ? [{ id, flag }] : [],
          ),
        )
        for (const { id, flag } of inTurn(ofFlags, turn)) {
          const off = flagNames.find((name) => name === flag)
          const without = off && (await requestAt([[off, false]], path))
          if (without) expect(await idsIn(without), `${id} without ${flag}`).not.toContain(id)
        }
        for (const [at, node] of request.page.blocks.entries()) {
          if (!shown.has(node.id) || (at + turn) % 4 > 0) continue
          const days = daysAround[at % daysAround.length] ?? daysAround[0]
          const blocks = request.page.blocks.with(at, { ...node, when: { ...node.when, ...days } })
          const dated = { ...request, page: { ...request.page, blocks } }
          const why = whyBlocks(dated).find(({ id }) => id === node.id)
          const isIn = !why?.conditions.some(({ reason }) => reason !== undefined)
          expect([node.id, isIn]).toEqual([node.id, days === daysAround[0]])
          expect((await idsIn(dated)).has(node.id), `${node.id} ${JSON.stringify(days)}`).toBe(isIn)
        }
      }
      expect(blocks).toBeGreaterThan(50)
    },
  )
})

describe('the page that says why', () => {
  const keyring = keyringOf([Buffer.alloc(32, 1)])
  const token = (site = 'harbour', ends = Date.parse(now) + PREVIEW_MS) =>
    previewToken({ site, path: 'site.json', staff: 'http://staff.localhost', ends }, keyring)

  test('needs a token of the site, or development; without one it is the page as ever (Spec 6.04, D38)', async () => {
    const { app } = await appWith({ stock: inStock() })
    const plain = (await ask(app, '/search')).text
    expect((await ask(app, '/search?why')).text).toBe(plain)
    const { text, answer } = await ask(app, `/search?why=${token()}`)
    expect(marksIn(text).length).toBeGreaterThan(20)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    expect((await ask(app, '/search')).text).toBe(plain)
    expect((await ask(app, `/search?why=${token('kiwi')}`)).status).toBe(403)
    expect((await ask(app, `/search?why=${token('harbour', Date.parse(now))}`)).status).toBe(410)
    const development = {
      transform: async (_: string, html: string) => html,
      onChange() {},
      log: undefined,
    }
    const open = await appWith({ development } as object)
    expect(marksIn((await ask(open.app, '/search?why')).text).length).toBeGreaterThan(20)
  })

  test('shows the site with another feature, for who has the address alone (Spec 6.04)', async () => {
    const { app } = await appWith()
    const drives = (html: string) => html.includes('/book-test-drive')
    const page = '/cars/car-a'
    expect(drives((await ask(app, page)).text)).toBe(true)
    const off = await ask(app, `${page}?why=${token()}&_flags=-testDrive`)
    const found = marksIn(off.text).find(({ mark }) => mark.thing === 'testDrive')
    expect(found?.mark).toMatchObject({ isShown: false, car: { id: 'a' } })
    expect(drives((await ask(app, page)).text)).toBe(true)
  })
})
