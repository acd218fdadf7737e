import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { isFree } from '#domain/car/status.ts'
import { noContent } from '#domain/content/layers.ts'
import type { SearchRequest } from '#domain/stock-query/result.ts'
import { cardContent } from '#parts/car-card/card-layout.ts'
import { fixtureCars, reserved, soldCar } from '#parts/fixture-cars.ts'
import { fixtureResult } from '#parts/fixture-result.ts'
import { storyPage, storySearch, storySite } from '#parts/story-site.ts'
import { fixturePorts } from '../ports.fixture.ts'
import CarRow from './car-row.tsx'
import load from './load.ts'
import block from './schema.ts'

const propsOf = (props: object) => block.props.parse({ heading: 'Just arrived', ...props })

test('requests its cars without facet counts (Spec 7.04)', async () => {
  const requests: SearchRequest[] = []
  const data = await load({
    props: propsOf({ refine: 'car_type=used&price=:30000', sort: 'latest', limit: 4 }),
    site: storySite,
    page: storyPage(),
    search: storySearch(),
    ports: {
      best: {},
      carById: () => undefined,
      content: noContent,
      takenSlots: async () => new Set<string>(),
      savedBy: async () => [],
      placeOf: async () => undefined,
      search(request) {
        requests.push(request)
        return fixtureResult(fixtureCars.slice(0, 4))
      },
    },
  })
  expect(requests).toMatchObject([
    {
      state: {
        terms: { car_type: ['used'] },
        ranges: { price: { max: 30_000 } },
        sortBy: 'latest',
      },
      hitsPerPage: 9,
      facets: [],
    },
  ])
  expect(data.searchHref).toBe('/search/used-cars?price=:30000&sortBy=latest')
})

test('on the page of a location its cars are those that stand there, as the search for them (Spec 2.15)', async () => {
  const [location] = storySite.locations
  const data = await load({
    props: propsOf({ here: true, refine: 'car_type=used' }),
    site: storySite,
    page: storyPage(),
    search: storySearch(),
    ports: fixturePorts(fixtureCars),
    ...(location && { location }),
  })
  expect(data.searchHref).toBe('/search/used-cars?location_name=Jacaranda+Motors+Moorooka')
})

test('the page of a car does not offer the same car', async () => {
  const cars = fixtureCars.filter(isFree)
  const [first] = cars
  const data = await load({
    props: propsOf({ limit: 2 }),
    site: storySite,
    page: storyPage({ path: `/cars/${first?.slug}` }),
    search: storySearch(),
    ports: {
      best: {},
      carById: () => undefined,
      content: noContent,
      takenSlots: async () => new Set<string>(),
      savedBy: async () => [],
      placeOf: async () => undefined,
      search: ({ hitsPerPage }) => fixtureResult(cars.slice(0, hitsPerPage)),
    },
  })
  expect(data.cars).toEqual(cars.slice(1, 3))
})

test('cars that can be bought come first, sold and reserved ones where there are not enough (Spec 4.01)', async () => {
  const [first, second, third] = fixtureCars.filter(isFree)
  const cars = [reserved, first, soldCar, second, third].flatMap((car) => (car ? [car] : []))
  const rowOf = (limit: number) =>
    load({
      props: propsOf({ limit, sort: 'latest' }),
      site: storySite,
      page: storyPage(),
      search: storySearch(),
      ports: {
        best: {},
        carById: () => undefined,
        content: noContent,
        takenSlots: async () => new Set<string>(),
        savedBy: async () => [],
        placeOf: async () => undefined,
        search: ({ hitsPerPage }) => fixtureResult(cars.slice(0, hitsPerPage)),
      },
    })
  expect((await rowOf(3)).cars).toEqual([first, second, third])
  expect((await rowOf(4)).cars).toEqual([first, second, third, reserved])
})

describe('the row', () => {
  const html = (cars: typeof fixtureCars, given: object = {}) =>
    renderToStaticMarkup(
      <CarRow
        id="latest"
        props={propsOf(given)}
        slots={{}}
        data={{ cars, best: {}, searchHref: '/search?sortBy=latest' }}
        site={storySite}
        page={storyPage()}
      />,
    )

  test('links to the search for its cars, or to the href of the page', () => {
    expect(html(fixtureCars)).toContain('href="/search?sortBy=latest"')
    expect(html(fixtureCars, { href: '/specials' })).toContain('href="/specials"')
  })

  test('has no hole where one car is missing (Spec 2.42)', () => {
    const { columns } = cardContent[storySite.look.card]
    const row = (missing: number) => html(fixtureCars.slice(0, columns - missing))
    expect(row(1)).toContain(`--columns:${columns - 1}`)
    expect(row(2)).toContain(`--columns:${columns}`)
  })

  test('shows nothing without cars', () => {
    expect(html([])).toBe('')
  })
})

test('invalid filters are rejected, with an example', () => {
  const { error } = block.props.safeParse({ heading: 'Cheap', refine: 'price < 30000' })
  expect(error?.issues[0]?.message).toContain('car_type=used&price=:30000')
})
