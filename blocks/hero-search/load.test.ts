import { expect, test } from 'vitest'
import { noContent } from '#domain/content/layers.ts'
import type { Look } from '#domain/site/look-axes.ts'
import { emptyReading } from '#domain/stock-query/query-reading.ts'
import type { SearchRequest } from '#domain/stock-query/result.ts'
import { emptyState } from '#domain/stock-query/state.ts'
import { hilux } from '#parts/fixture-cars.ts'
import { chosenPrices } from '#parts/search/chosen-prices.ts'
import { storyPage, storySearch, storySite } from '#parts/story-site.ts'
import type { SiteView } from '#parts/view-context.ts'
import type { PriceDoor } from './data.ts'
import load from './load.ts'
import block from './schema.ts'
import { chosenType, countOf, offeredTypes } from './toggle.ts'

/** Cars up to a price; any other search finds all 60. */
const countsByPrice: Readonly<Record<number, number>> = { 5000: 0, 10000: 12, 20000: 12, 30000: 41 }

/** The hero's data for these settings, and its search requests. */
async function loaded(
  settings: Parameters<typeof block.props.parse>[0],
  look: Partial<Look> = {},
  searchCategories: SiteView['searchCategories'] = [],
) {
  const requests: SearchRequest[] = []
  const data = await load({
    props: block.props.parse(settings),
    site: { ...storySite, searchCategories, look: { ...storySite.look, ...look } },
    page: storyPage({ path: '/' }),
    search: storySearch('make=Kia'),
    ports: {
      best: { power: 353 },
      carById: () => undefined,
      content: noContent,
      takenSlots: async () => new Set<string>(),
      savedBy: async () => [],
      placeOf: async () => undefined,
      search(request) {
        requests.push(request)
        return {
          hits: request.state.terms.simple_body?.includes('Ute') ? [hilux] : [],
          count: countsByPrice[request.state.ranges.price?.max ?? 0] ?? 60,
          facets: {
            car_type: { used: 40, new: 15, demo: 5 },
            item_type: { caravan: 60 },
            simple_body: { Ute: 50, SUV: 10 },
            make: { Toyota: 50, Ford: 10 },
          },
          stats: {},
          page: 1,
          pages: 3,
          ms: 1,
          reading: emptyReading,
        }
      },
    },
  })
  return { data, requests }
}

test('lists the makes in stock alphabetically, for any search of the page (Spec 2.33)', async () => {
  const { data, requests } = await loaded({ filters: ['make', 'price'] })
  expect(data.options).toEqual({
    make: [
      { value: 'Ford', count: 10 },
      { value: 'Toyota', count: 50 },
    ],
  })
  expect(requests).toEqual([
    { state: emptyState, hitsPerPage: 1, facets: ['make', 'car_type', 'item_type', 'simple_body'] },
  ])
})

test('counts a stock of one kind as that kind (Spec 2.40, 3.02)', async () => {
  expect((await loaded({})).data.itemType).toBe('caravan')
})

test('offers no shortcut to a body type without a car', async () => {
  const { data } = await loaded({ bodies: ['Van', 'SUV', 'Ute'] })
  expect(data.bodies).toEqual(['SUV', 'Ute'])
})

test('counts the cars of each option of the toggle (Spec 2.40)', async () => {
  const { data } = await loaded({})
  const types = ['all', 'new', 'used', 'demo', 'new-demo'] as const
  expect(types.map((type) => countOf(type, data))).toEqual([60, 15, 40, 5, 20])
})

test('offers the types of which there are cars, and none where one is the whole stock (Spec 2.33)', async () => {
  const { data } = await loaded({})
  const types = ['all', 'new', 'used', 'demo'] as const
  const offered = (
    byType: typeof data.byType,
    count = 60,
    toggle: typeof types | ['new'] = types,
  ) => offeredTypes(toggle, { ...data, byType, count })
  expect(offered(data.byType)).toEqual(types)
  expect(offered({ new: 20, used: 40 })).toEqual(['all', 'new', 'used'])
  expect(offered({ used: 60 })).toEqual([])
  expect(offered({ used: 40, new: 20 }, 60, ['new'])).toEqual(['new'])
  expect(offered({}, 0)).toEqual(types)
})

test('chooses All, or the first option without All (Spec 2.33)', () => {
  expect(chosenType(['new', 'all', 'used'])).toBe('all')
  expect(chosenType(['used', 'new'])).toBe('used')
})

test('links of the finder prices have counts; none leads to nothing new (Spec 2.33)', async () => {
  const settings = { prices: [30_000, 5000, 10_000, 20_000] }
  expect((await loaded(settings, { finder: 'prices' })).data.doors).toEqual([
    { price: 10_000, count: 12, href: '/search?price=:10000' },
    { price: 30_000, count: 41, href: '/search?price=:30000' },
  ])
  expect((await loaded(settings)).data.doors).toEqual([])
})

test('of many prices the lowest, the highest and two between them are doors (Spec 2.33)', () => {
  const door = (price: number): PriceDoor => ({ price, count: price, href: '' })
  const doors = chosenPrices([1, 2, 3, 4, 5, 6, 7, 8].map(door))
  expect(doors.map(({ price }) => price)).toEqual([1, 3, 6, 8])
})

test('the finder index lists the searches of the dealer, else the most frequent bodies (Spec 2.33)', async () => {
  const searches = [{ text: 'On two wheels', refine: 'item_type=motorcycle' }]
  expect((await loaded({ searches }, { finder: 'index' })).data.index).toEqual([
    { text: 'On two wheels', href: '/search?item_type=motorcycle', count: 60 },
  ])
  const { data } = await loaded({}, { finder: 'index' })
  expect(data.index.map(({ text, href }) => [text, href])).toEqual([
    ['Ute', '/search/ute'],
    ['SUV', '/search/suv'],
  ])
})

test('a search of the finder index that finds nothing is left out (Spec 2.33)', async () => {
  const searches = [{ text: 'Nearly free', refine: 'price=:5000' }]
  expect((await loaded({ searches }, { finder: 'index' })).data.index).toEqual([])
})

test('the picture may be of the first car that a search finds (Spec 2.33)', async () => {
  expect((await loaded({ image: { refine: 'simple_body=Ute' } })).data.car).toBe(hilux)
  expect((await loaded({ image: { refine: 'simple_body=Van' } })).data.car).toBeUndefined()
})

test('only a hero with readings gets the best figures of the stock (Spec 2.33)', async () => {
  expect((await loaded({ variant: 'instrument' })).data.best).toEqual({ power: 353 })
  expect((await loaded({}, { hero: 'instrument' })).data.best).toEqual({ power: 353 })
  expect((await loaded({ variant: 'stage' })).data.best).toEqual({})
})

test('the site’s categories are searches with a count; those that find nothing are left out (Spec 3.35)', async () => {
  const categories = [
    { name: 'Under $5,000', refine: 'price=:5000' },
    { name: 'Utes under $10,000', refine: 'simple_body=Ute&price=:10000' },
  ]
  const shown = [{ text: 'Utes under $10,000', href: '/search/ute?price=:10000', count: 12 }]
  const { data } = await loaded({}, {}, categories)
  expect(data.categories).toEqual(shown)
  const { data: index } = await loaded({}, { finder: 'index' }, categories)
  expect([index.index, index.categories]).toEqual([shown, []])
})
