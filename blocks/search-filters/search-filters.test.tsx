import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { SearchRequest, SearchResult } from '#domain/stock-query/result.ts'
import { emptyState } from '#domain/stock-query/state.ts'
import { searchStateOf } from '#domain/stock-query/url.ts'
import { fixtureResult } from '#parts/fixture-result.ts'
import { facetTitle, termText } from '#parts/search/facet-labels.ts'
import type { PageSearch } from '#parts/search/page-search.ts'
import { amountText, rangeLabel } from '#parts/search/range-labels.ts'
import { storyPage, storySearch, storySite } from '#parts/story-site.ts'
import type { SiteView } from '#parts/view-context.ts'
import { groupsOf } from './facet-groups.ts'
import load from './load.ts'
import type { PriceDoor } from './price-doors.ts'
import block from './schema.ts'
import SearchFilters from './search-filters.tsx'
import type { FiltersVariant } from './variant.ts'

const result = fixtureResult()

function html(
  query = '',
  site: SiteView = storySite,
  found: SearchResult = result,
  about: Partial<PageSearch> = {},
  doors: readonly PriceDoor[] = [],
): string {
  return renderToStaticMarkup(
    <SearchFilters
      id="filters"
      props={block.props.parse({})}
      slots={{}}
      data={{ ...storySearch(query, about), result: found, doors }}
      site={site}
      page={storyPage()}
    />,
  )
}

/** The names and values that a browser would submit. */
function sent(markup: string): string[] {
  return (markup.match(/<input[^>]*>/g) ?? []).flatMap((input) => {
    const value = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(input)?.[1]
    const name = value('name')
    const counts = value('type') !== 'checkbox' || input.includes(' checked=""')
    return name && counts && value('value') ? [`${name}=${value('value')}`] : []
  })
}

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
    const first = { ...storySite, flags: { ...storySite.flags, cityPanelFirst: true } }
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
  ['weekly_price_range', '<50', 'Under $50'],
  ['weekly_price_range', '50-100', '$50 to $100'],
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

describe('variants', () => {
  const looking = (filters: FiltersVariant): SiteView => ({
    ...storySite,
    look: { ...storySite.look, filters },
  })
  const openGroups = (markup: string) => (markup.match(/<details[^>]* open=""/g) ?? []).length

  test.each([
    ['rail-left', 'left'],
    ['rail-right', 'right'],
    ['sentence', 'above'],
    ['bar', 'above'],
    ['drawer', 'above'],
  ] as const)('%s asks the layout for the place %s (Spec 1.11)', (variant, place) => {
    expect(html('', looking(variant))).toContain(`data-variant="${variant}" data-place="${place}"`)
  })

  test('filters that open as menus are closed at first, others are not (Spec 4.16)', () => {
    for (const variant of ['sentence', 'bar'] as const) {
      const markup = html('make=Toyota', looking(variant))
      expect(openGroups(markup)).toBe(0)
      expect(markup).toMatch(/<details[^>]* data-menu=""/)
    }
    const rail = html('make=Toyota', looking('rail-left'))
    expect(openGroups(rail)).toBe(5)
    expect(rail).not.toContain('data-menu')
  })

  test('a filter names what is chosen in it (Spec 2.38)', () => {
    const markup = html('make=Toyota&make=Mazda&make=Unicorn&price=:30000', looking('bar'))
    const values = Array.from(markup.matchAll(/"filter-value">([^<]*)</g), ([, text]) => text)
    expect(values).toEqual(['Unicorn, Toyota, Mazda', 'Up to $30,000'])
  })

  test('each variant submits the same fields (D7)', () => {
    const query = 'query=tow bar&make=Toyota&price=10000:30000&badge=SR5'
    const rail = sent(html(query, looking('rail-left')))
    for (const variant of ['rail-right', 'sentence', 'bar', 'drawer'] as const)
      expect(sent(html(query, looking(variant)))).toEqual(rail)
  })

  test('price doors are live links that say which is chosen (Spec 4.14)', () => {
    const markup = html('', looking('drawer'), result, {}, [
      { href: '/search', count: 21, isCurrent: true },
      { price: 20_000, href: '/search?price=:20000', count: 1, isCurrent: false },
    ])
    expect(markup).toContain('<a href="/search" data-live="" aria-current="true">')
    expect(markup).toMatch(
      /<a href="\/search\?price=:20000" data-live="">.*Up to<\/small> \$20,000<.*>1 car</,
    )
  })
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
