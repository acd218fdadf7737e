import { expect, expectTypeOf, test } from 'vitest'
import { anonymous } from '#domain/account/visitor.ts'
import { noContent } from '#domain/content/layers.ts'
import { emptyState } from '#domain/stock-query/state.ts'
import { schemaVersion } from '#pages/page.ts'
import { storyPage, storySite } from '#parts/story-site.ts'
import type { FormReturn, PageView, SiteView } from '#parts/view-context.ts'
import { parseWholePage } from '../parse-page.ts'
import type { ResolvedPage } from '../resolved-page.ts'
import { renderNodes } from './blocks.ts'
import { fragmentMap } from './fragment-map.fixture.ts'
import { blockCode, blocks } from './registry.ts'
import type { PersonalRequest, SharedRequest } from './request.ts'

const written = {
  schemaVersion,
  route: '/',
  title: 'Home',
  blocks: [{ id: 'footer', block: 'site-footer' }],
}
const { page } = parseWholePage(written, 'home.json', blocks)
if (!page) throw new Error('The page of this test is wrong')

/** A dealer on a shared template, and how often a view asked for their name. */
function dealer(name: string) {
  let asked = 0
  // Without a logo the header has the name.
  const { logo: _, ...named } = storySite
  const site: SiteView = Object.defineProperty({ ...named }, 'name', {
    get: () => {
      asked++
      return name
    },
  })
  return { site, asked: () => asked }
}

const fragments = fragmentMap()

const footer = (site: SiteView, version: string, path?: string) =>
  rendered(page, site, version, path)

/** The first block of a page. */
async function rendered(
  page: ResolvedPage | undefined,
  site: SiteView,
  version: string,
  path = '/',
): Promise<string> {
  if (!page) return ''
  const {
    form: _,
    signIn: __,
    myDetails: ___,
    valuation: ____,
    checkout: _____,
    purchase: ________,
    reservation: ______,
    payment: _________,
    appointment: _______,
    ...view
  } = storyPage({ path })
  const [html = ''] = await renderNodes(page.blocks, {
    page,
    site,
    version,
    audience: 'everyone',
    visitor: anonymous,
    code: blockCode,
    view,
    url: `https://www.example.com${path}`,
    fragments,
    records: {},
    parameters: {},
    search: { state: emptyState, itemType: 'car', hasStock: true },
    ports: {
      best: {},
      carById: () => undefined,
      content: noContent,
      takenSlots: async () => new Set<string>(),
      savedBy: async () => [],
      placeOf: async () => undefined,
      search: () => Promise.reject(new Error('No block here searches')),
    },
    today: '2026-11-18',
    assets: {
      styles: '',
      sheets: [],
      runtime: '',
      actions: '',
      tracking: '',
      watchlist: '',
      frame: '',
      why: '',
      links: { styles: [], modules: [] },
      island: (part) => part,
      font: (file) => file,
    },
    showFaults: false,
    onFault: ({ cause }) => {
      throw cause
    },
  })
  return html
}

test('a slot without blocks is none for its block too: nothing stands beside its form (Spec 2.09)', async () => {
  const blocksOf = [{ id: 'ask', block: 'lead-form', props: { form: 'contact' } }]
  const asking = parseWholePage({ ...written, blocks: blocksOf }, 'ask.json', blocks)
  const html = await rendered(asking.page, storySite, 'slots')
  expect(html).toContain('form-page-body')
  expect(html).not.toMatch(/form-page-(before|beside)/)
})

test('dealers with a shared template each have their own cached HTML (D2)', async () => {
  const harbour = dealer('Harbour')
  const kiwi = dealer('Kiwi')
  const first = [await footer(harbour.site, 'harbour 1'), await footer(kiwi.site, 'kiwi 1')]
  expect(first).toEqual([expect.stringContaining('Harbour'), expect.stringContaining('Kiwi')])
  const asked = [harbour.asked(), kiwi.asked()]
  expect(await footer(harbour.site, 'harbour 1')).toBe(first[0])
  expect(await footer(kiwi.site, 'kiwi 1')).toBe(first[1])
  expect([harbour.asked(), kiwi.asked()]).toEqual(asked)
})

test('a new content version is rendered again, and so is another path (D5)', async () => {
  const old = dealer('Old name')
  await footer(old.site, 'weka 1')
  const renamed = dealer('New name')
  expect(await footer(renamed.site, 'weka 2')).toContain('New name')
  const asked = renamed.asked()
  await footer(renamed.site, 'weka 2', '/about-us')
  expect(renamed.asked()).toBeGreaterThan(asked)
})

test('a block that loads the site alone is drawn once for all requests of a path (D5)', async () => {
  const written = {
    schemaVersion,
    route: '/',
    title: 'Home',
    blocks: [{ id: 'a', block: 'site-header' }],
  }
  const parsed = parseWholePage(written, 'home.json', blocks).page
  const site = dealer('Kea')
  const first = await rendered(parsed, site.site, 'kea 1')
  const asked = site.asked()
  expect(first).toContain('Kea')
  expect(await rendered(parsed, site.site, 'kea 1')).toBe(first)
  expect(site.asked()).toBe(asked)
})

test('no view gets the host and query of the request that it is rendered for first', () => {
  expectTypeOf<keyof PageView>().toEqualTypeOf<
    | 'path'
    | 'route'
    | 'liveBlocks'
    | 'now'
    | 'form'
    | 'signIn'
    | 'myDetails'
    | 'valuation'
    | 'checkout'
    | 'purchase'
    | 'reservation'
    | 'payment'
    | 'appointment'
    | 'crumbs'
    | 'isCurrent'
    | 'answers'
  >()
})

test('what a visitor typed cannot be in a page for everyone (Spec 5.25)', () => {
  expectTypeOf<SharedRequest['view']['form']>().toEqualTypeOf<undefined>()
  expectTypeOf<PersonalRequest['view']['form']>().toEqualTypeOf<FormReturn | undefined>()
  expectTypeOf<SharedRequest['view']['signIn']>().toEqualTypeOf<undefined>()
  expectTypeOf<SharedRequest['view']['myDetails']>().toEqualTypeOf<undefined>()
  expectTypeOf<SharedRequest['view']['valuation']>().toEqualTypeOf<undefined>()
  expectTypeOf<SharedRequest['view']['checkout']>().toEqualTypeOf<undefined>()
  expectTypeOf<SharedRequest['view']['reservation']>().toEqualTypeOf<undefined>()
  expectTypeOf<SharedRequest['view']['appointment']>().toEqualTypeOf<undefined>()
})
