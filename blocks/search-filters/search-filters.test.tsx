import { describe, expect, test } from 'vitest'
import { colourFamilies } from '#domain/car/paint/colour-family.ts'
import { noContent } from '#domain/content/layers.ts'
import { emptyReading, type QueryReading } from '#domain/stock-query/query-reading.ts'
import type { SearchRequest, SearchResult } from '#domain/stock-query/result.ts'
import { emptyState } from '#domain/stock-query/state.ts'
import { searchStateOf } from '#domain/stock-query/url.ts'
import { fixtureResult } from '#parts/fixture-result.ts'
import { facetTitle, termText } from '#parts/search/facet-labels.ts'
import { amountText, rangeLabel } from '#parts/search/range-labels.ts'
import { americanSite, financeSite, storyPage, storySearch, storySite } from '#parts/story-site.ts'
import { groupsOf } from './facet-groups.ts'
import load from './load.ts'
import block from './schema.ts'
import { html, result, sent } from './search-filters.fixture.tsx'

test('is a GET form with the ids of the blocks that it updates (Spec 2.39)', () => {
  const [form = ''] = html().match(/<form[^>]*>/) ?? []
  for (const attribute of ['method="get"', 'action="/search"', 'data-live="filters results"'])
    expect(form).toContain(attribute)
})

test('submits checkboxes, ranges and keywords (D7)', () => {
  expect(sent(html('query=tow bar&make=Toyota&make=Mazda&price=10000:30000'))).toEqual([
    'query=tow bar',
    'make=Toyota',
    'make=Mazda',
    'price.min=10000',
    'price.max=30000',
  ])
})

test.each([
  ['', undefined],
  ['make=Toyota', '1'],
  ['query=red&make=Toyota', '2'],
  ['query=red+ute+under+40k&make=Toyota', '4'],
])(
  'of "%s" the button counts the choices, what words of the query state included (Spec 2.39, D10)',
  (query, expected) => {
    const reading: QueryReading = {
      ...emptyReading,
      keywords: 'red',
      filters: [
        { facet: 'simple_body', values: ['Ute'], start: 4, end: 7 },
        { facet: 'price', range: { max: 40_000 }, start: 8, end: 17 },
      ],
    }
    const found = query.includes('ute') ? { ...result, reading } : result
    const [, count] =
      /filters-all.*data-slot="badge"[^>]*>(\d+)/.exec(html(query, storySite, found)) ?? []
    expect(count).toBe(expected)
  },
)

test('preserves choices without a control, and drops parameters that are not part of a search (D7)', () => {
  expect(sent(html('badge=SR5&subscription_price=:90&utm_source=mail'))).toEqual([
    'badge=SR5',
    'subscription_price=:90',
  ])
})

describe('lists', () => {
  const optionsOf = (facet: string, query = '', site = storySite, found = result) => {
    const groups = groupsOf('filters', site, { state: searchStateOf(query), result: found })
    const group = groups.find((one) => one.facet === facet)
    return group?.kind === 'terms' ? group : undefined
  }
  const withMakes = (makes: number): SearchResult => ({
    ...result,
    facets: {
      make: Object.fromEntries(
        Array.from({ length: makes }, (_, index) => [
          `Make ${String.fromCharCode(90 - index)}`,
          makes - index,
        ]),
      ),
    },
  })

  test.each([
    { makes: 7, popular: false, first: 7, more: 0 },
    { makes: 8, popular: false, first: 7, more: 1 },
    { makes: 25, popular: true, first: 20, more: 5 },
  ])('of $makes makes $first are shown first (Spec 9.07)', ({ makes, popular, first, more }) => {
    const site = { ...storySite, flags: { ...storySite.flags, popularMakes: popular } }
    const group = optionsOf('make', '', site, withMakes(makes))
    expect(group?.options).toHaveLength(first)
    expect(group?.more).toHaveLength(more)
  })

  test('the most frequent makes come first, the others by name (Spec 9.07)', () => {
    const group = optionsOf('make', '', storySite, withMakes(10))
    expect(group?.options[0]?.label).toBe('Make Z')
    expect(group?.more.map(({ label }) => label)).toEqual(['Make Q', 'Make R', 'Make S'])
  })

  test('models show once a make is chosen, at most 30 (Spec 9.07)', () => {
    expect(optionsOf('model')).toBeUndefined()
    const model = Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [`M${index}`, 40 - index]),
    )
    const found = { ...result, facets: { ...result.facets, model } }
    expect(optionsOf('model', 'make=Toyota', storySite, found)?.options).toHaveLength(30)
  })

  test('hide values without cars, unless they are chosen (Spec 3.20)', () => {
    const found = { ...result, facets: { drive: { '4WD': 3, FWD: 0 } } }
    expect(optionsOf('drive', '', storySite, found)?.options.map(({ value }) => value)).toEqual([
      '4WD',
    ])
    expect(optionsOf('drive', 'drive=FWD', storySite, found)?.unlisted).toMatchObject([
      { value: 'FWD', checked: true, count: '0' },
    ])
  })

  test('a dealer with one place has no filter by it, unless cars are elsewhere too (Spec 2.39)', () => {
    const found = (counts: Record<string, number>) => ({
      ...result,
      facets: { ...result.facets, city: counts },
    })
    const other = { ...storySite, locations: [] }
    expect(storySite.locations).toHaveLength(1)
    expect(optionsOf('city', '', storySite, found({ Dunedin: 6 }))).toBeUndefined()
    const two = found({ Dunedin: 6, Mosgiel: 1 })
    expect(optionsOf('city', '', storySite, two)?.options).toHaveLength(2)
    expect(optionsOf('city', '', other, found({ Dunedin: 6 }))?.options).toHaveLength(1)
  })

  test('seats are in numeric order, conditions from new to used', () => {
    const facets = { seats: { '7': 9, '5': 4, '2': 1 }, car_type: { used: 9, new: 3, demo: 1 } }
    const found = { ...result, facets }
    expect(optionsOf('seats', '', storySite, found)?.options.map(({ label }) => label)).toEqual([
      '2 seats',
      '5 seats',
      '7 seats',
    ])
    expect(optionsOf('car_type', '', storySite, found)?.options.map(({ label }) => label)).toEqual([
      'New',
      'Demo',
      'Used',
    ])
  })

  test('two values with the same slug have different ids', () => {
    const found = { ...result, facets: { drive: { 'All Wheel': 2, 'All-Wheel': 1 } } }
    const ids = optionsOf('drive', '', storySite, found)?.options.map(({ id }) => id)
    expect(ids).toEqual(['filters-drive-all-wheel', 'filters-drive-all-wheel--2'])
  })

  test('features and the position of cities depend on the flags (Spec 2.38)', () => {
    const without = { ...storySite, flags: { ...storySite.flags, featuresFilter: false } }
    expect(optionsOf('filtered_features', '', without)).toBeUndefined()
    const flags = { ...storySite.flags, cityPanelFirst: true }
    const first = { ...storySite, locations: [], flags }
    expect(groupsOf('f', first, { state: emptyState, result })[0]?.facet).toBe('city')
  })
})

test('in the United States odometer ranges are shown and submitted in miles (Spec 9.23, D6)', () => {
  const american = html('km=:48280', { ...storySite, locale: 'en-US' })
  expect(sent(american)).toEqual(['miles.max=30000'])
  expect(american).toContain('placeholder="3,877 miles"')
  expect(american).toContain('>3,877 miles<')
  expect(american).toContain('>30,000 miles<')
  expect(american).not.toMatch(/kilomet|\bkm\./)
})

test('a range without cars is from 0 to 100000 (Spec 5.03)', () => {
  const [price] = groupsOf(
    'f',
    { ...storySite, searchFilters: ['price'] },
    { state: emptyState, result: { ...result, stats: {} } },
  )
  expect(price).toMatchObject({ bounds: { min: 0, max: 100_000 } })
})

test('a site without cars shows no ranges (Spec 5.03)', () => {
  const nothing = { ...result, stats: {}, facets: { make: {}, price_range: {} } }
  expect(groupsOf('f', storySite, { state: emptyState, result: nothing })).toEqual([])
})

test('a search that finds nothing keeps its lists, so that the page does not jump (Spec 2.39)', () => {
  const nothing = { ...fixtureResult([], { pages: 0 }), facets: {} }
  const shown = groupsOf('f', storySite, { state: emptyState, result: nothing })
  expect(shown.map(({ facet }) => facet)).toContain('simple_body')
  expect(html('', storySite, nothing)).toContain('>Nothing to choose from in this search.<')
  // In a search that finds cars a list without values says nothing.
  expect(html('', storySite, { ...result, facets: {} })).not.toContain('Nothing to choose')
})

test('a site without stock has no filters (Spec 2.39)', () => {
  expect(html('', storySite, result, { hasStock: false })).toBe('')
})

test('the button counts what is searched (Spec 2.40, 3.02)', () => {
  expect(html('', storySite, result, { itemType: 'caravan' })).toContain('Show Me 21 caravans<')
})

test('the button says how many cars it shows (Spec 2.40)', () => {
  expect(html()).toMatch(/<button type="submit"[^>]*>Show Me 21 cars<\/button>/)
  expect(html('', storySite, fixtureResult(undefined, { count: 1 }))).toContain('Show Me 1 car<')
})

test.each([
  ['weekly_price_range', '<50', 'Under $50 a week'],
  ['weekly_price_range', '50-100', '$50 to $100 a week'],
  ['monthly_price_range', '1000+', '$1,000 or more a month'],
  ['price_range', '100000+', '$100,000 or more'],
  ['car_type', 'demo', 'Demo'],
  ['status', 'coming_soon', 'Coming soon'],
  ['make', 'Kia', 'Kia'],
] as const)('%s %s reads "%s" (D11)', (facet, value, text) => {
  expect(termText(facet, value, 'en-AU')).toBe(text)
})

test('values and headings of an American site have its words (Spec 9.25)', () => {
  expect(termText('simple_body', 'Ute', 'en-US')).toBe('Truck')
  expect(termText('simple_fuel', 'Petrol', 'en-US')).toBe('Gas')
  expect(facetTitle('km', 'en-US')).toBe('Mileage')
  expect(facetTitle('km', 'en-AU')).toBe('Odometer')
})

test.each([
  ['price', { min: 10_000, max: 30_000 }, '$10,000 to $30,000'],
  ['km', { max: 50_000 }, 'Up to 50,000 km'],
  ['year', { min: 2019 }, 'From 2019'],
  ['year', { min: 2019, max: 2019 }, '2019'],
] as const)('a range of %s reads as people say it', (facet, range, text) => {
  expect(rangeLabel(facet, range, 'en-AU')).toBe(text)
  expect(amountText('year', 2019, 'en-AU')).toBe('2019')
})

test('ids are unique', () => {
  const ids = Array.from(html('make=Toyota&drive=FWD').matchAll(/ id="([^"]*)"/g), ([, id]) => id)
  expect(ids).toEqual([...new Set(ids)])
})

test('ranges keep the bounds of the whole stock while other filters change (Spec 5.02)', async () => {
  const requests: SearchRequest[] = []
  const data = await load({
    props: block.props.parse({}),
    site: storySite,
    page: storyPage(),
    search: storySearch('make=Kia'),
    ports: {
      best: {},
      carById: () => undefined,
      content: noContent,
      takenSlots: async () => new Set<string>(),
      savedBy: async () => [],
      placeOf: async () => undefined,
      search(request) {
        requests.push(request)
        const isWhole = request.state.terms.make === undefined && request.facets?.includes('price')
        return { ...result, stats: isWhole ? { price: { min: 1, max: 9 } } : {} }
      },
    },
  })
  expect(data.result.stats).toEqual({ price: { min: 1, max: 9 } })
  expect(requests.map(({ state }) => state)).toContainEqual(searchStateOf('make=Kia'))
})

test('colours are families in one order, each with its swatch; an old address keeps its paint (Spec 2.39, 3.20)', () => {
  const markup = html('colour=Glacier+White')
  const values = Array.from(
    markup.matchAll(/name="colour_family" value="(\w+)"[^>]*>.*?style="background:([^"]+)"/g),
    ([, value, swatch]) => [value, swatch],
  )
  expect(values.length).toBeGreaterThan(2)
  expect(values.map(([value]) => value)).toEqual(
    colourFamilies.filter((family) => values.some(([value]) => value === family)),
  )
  expect(new Set(values.map(([, swatch]) => swatch)).size).toBe(values.length)
  expect(markup).toContain('<input type="hidden" name="colour" value="Glacier White"/>')
})

test.each([
  ['week', financeSite, ['weekly_price_range']],
  ['month', americanSite, ['monthly_price_range']],
  ['no period', storySite, []],
])('a site that states repayments by %s has a filter of these (D11)', (_, site, expected) => {
  const found = { weekly_price_range: { '<50': 1 }, monthly_price_range: { '<100': 1 } }
  const searched = { ...result, facets: { ...result.facets, ...found } }
  const names = groupsOf('f', site, { state: emptyState, result: searched }).map(
    ({ facet }) => facet,
  )
  expect(names.filter((name) => name.endsWith('ly_price_range'))).toEqual(expected)
})
