import { expect, test } from 'vitest'
import type { SearchRequest } from '#domain/stock-query/result.ts'
import { emptyState } from '#domain/stock-query/state.ts'
import { storyPage, storySearch, storySite } from '#parts/story-site.ts'
import load from './load.ts'
import block from './schema.ts'
import { chosenType, countOf } from './toggle.ts'

/** The hero's data for these settings, and its search requests. */
async function loaded(settings: Parameters<typeof block.props.parse>[0]) {
  const requests: SearchRequest[] = []
  const data = await load({
    props: block.props.parse(settings),
    site: storySite,
    page: storyPage({ path: '/' }),
    search: storySearch('make=Kia'),
    ports: {
      best: {},
      search(request) {
        requests.push(request)
        return {
          hits: [],
          count: 60,
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

test('chooses All, or the first option without All (Spec 2.33)', () => {
  expect(chosenType(['new', 'all', 'used'])).toBe('all')
  expect(chosenType(['used', 'new'])).toBe('used')
})
