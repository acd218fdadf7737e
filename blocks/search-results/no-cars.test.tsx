import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { askingPrice } from '#domain/car/price-display.ts'
import { noContent } from '#domain/content/layers.ts'
import { type Pins, withPins } from '#domain/stock-query/pins.ts'
import type { SearchRequest } from '#domain/stock-query/result.ts'
import { fixtureCars } from '#parts/fixture-cars.ts'
import { fixtureResult } from '#parts/fixture-result.ts'
import { storyPage, storySearch, storySite } from '#parts/story-site.ts'
import load from './load.ts'
import block from './schema.ts'
import SearchResults from './search-results.tsx'

/** The fixture's cars, searched by make, body and price. */
const ports = {
  best: {},
  carById: () => undefined,
  content: noContent,
  takenSlots: async () => new Set<string>(),
  savedBy: async () => [],
  placeOf: async () => undefined,
  search({ state: { terms, ranges, sortBy }, hitsPerPage = 21 }: SearchRequest) {
    const { min = 0, max = Number.POSITIVE_INFINITY } = ranges.price ?? {}
    const found = fixtureCars.filter((car) => {
      const price = askingPrice(car) ?? Number.NaN
      const isPriced = ranges.price === undefined || (price >= min && price <= max)
      const isOfMake = terms.make?.includes(car.make) ?? true
      return isPriced && isOfMake && (terms.simple_body?.includes(car.simple_body ?? '') ?? true)
    })
    const priceOf = (car: (typeof found)[number]) => askingPrice(car) ?? Number.POSITIVE_INFINITY
    const sorted =
      sortBy === 'price_asc' ? found.toSorted((a, b) => priceOf(a) - priceOf(b)) : found
    return fixtureResult(sorted.slice(0, hitsPerPage), { count: found.length })
  },
}

async function html(query: string, pins?: Pins, isSoldOut = false) {
  const { state } = storySearch(query)
  const search = { ...storySearch(query), state: withPins(state, pins), pins, isSoldOut }
  const page = storyPage()
  const props = block.props.parse({})
  const data = await load({ props, search, site: storySite, page, ports })
  return renderToStaticMarkup(
    <SearchResults
      id="results"
      props={props}
      data={data}
      page={page}
      slots={{ promos: null }}
      site={storySite}
    />,
  )
}

const text = (markup: string) => markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
const toyotas = fixtureCars.filter(({ make }) => make === 'Toyota').length
const count = (cars: number) => (cars === 1 ? '1 car' : `${cars} cars`)

test('a search without results says which filter to drop and what that finds, without script (Spec 4.14)', async () => {
  const markup = await html('make=Toyota&price=:1000')
  expect(text(markup)).toContain('No cars match these filters right now.')
  const links = Array.from(
    markup.matchAll(/<li><a href="([^"]*)" data-live="">(.*?)<\/a>/g),
    ([, href, inside = '']) => [href, text(inside).trim()],
  )
  expect(links).toEqual([['/search?make=Toyota', `Search without Up to $1,000 ${count(toyotas)}`]])
  expect(markup).toContain('See all our stock')
})

test('it shows the nearest cars: at the lowest prices where the price was too low (Spec 4.14)', async () => {
  const markup = await html('make=Toyota&price=:1000')
  const [, nearest = ''] = markup.split('id="results-nearest"')
  expect(text(nearest)).toContain(`Without Up to $1,000: ${count(toyotas)}`)
  const prices = Array.from(
    text(nearest).matchAll(/\$ ?(\d\d,\d{3}) (?!.*Was)/g),
    ([, price]) => price,
  )
  expect(prices).toEqual(prices.toSorted())
  expect(nearest).toContain('<article')
})

test('where no single filter is in the way, the nearest cars drop the weakest ones (Spec 4.14)', async () => {
  const markup = await html('make=Lotus&simple_body=Bus&price=:1000')
  expect(markup).not.toContain('Search without')
  const [, nearest = ''] = markup.split('id="results-nearest"')
  expect(text(nearest)).toContain(`Without Up to $1,000, Lotus, Bus: ${count(fixtureCars.length)}`)
})

test('a make that is not in stock is named, with the phone and its hours (Spec 2.17, 3.32)', async () => {
  const markup = await html('', { make: ['Bentley'] }, true)
  expect(text(markup)).toContain('We have no Bentley cars right now.')
  expect(markup).not.toContain('Search without')
  expect(markup).toContain('href="tel:0770104180"')
  expect(text(markup)).toContain('Mon-Fri 8.30am-5.30pm')
  expect(markup).toContain('<article')
})
