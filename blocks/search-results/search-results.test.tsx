import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { promoCardSchema } from '#domain/promotion/promo-card.ts'
import { type Pins, withPins } from '#domain/stock-query/pins.ts'
import type { SearchResult } from '#domain/stock-query/result.ts'
import { aCar, fixtureCars, hilux } from '#parts/fixture-cars.ts'
import { fixtureResult } from '#parts/fixture-result.ts'
import type { PromoItem } from '#parts/promo/promo-item.ts'
import type { PageSearch } from '#parts/search/page-search.ts'
import { americanSite, financeSite, storyPage, storySearch, storySite } from '#parts/story-site.ts'
import type { SiteView } from '#parts/view-context.ts'
import { pageNumbers } from '#ui/page-numbers.ts'
import block from './schema.ts'
import SearchResults from './search-results.tsx'

interface ResultsInput {
  readonly query?: string
  readonly pins?: Pins
  readonly result?: SearchResult
  readonly site?: SiteView
  readonly promos?: React.ReactNode
  readonly props?: object
  readonly about?: Partial<PageSearch>
  readonly promotions?: readonly PromoItem[]
}

function html({
  query = '',
  pins,
  result = fixtureResult(),
  site = storySite,
  promos,
  props = {},
  about = {},
  promotions = [],
}: ResultsInput) {
  const search = storySearch(query, { pins, ...about })
  return renderToStaticMarkup(
    <SearchResults
      id="results"
      props={block.props.parse(props)}
      slots={{ promos }}
      data={{
        ...search,
        best: {},
        state: withPins(search.state, pins),
        result,
        promotions,
      }}
      site={site}
      page={storyPage()}
    />,
  )
}

const attributes = (markup: string, pattern: RegExp) =>
  Array.from(markup.matchAll(pattern), (found) => (found[1] ?? '').replaceAll('&amp;', '&'))
const idsIn = (markup: string) => attributes(markup, / id="([^"]*)"/g)

describe('promotions', () => {
  test('are at the eighth and the seventeenth place (Spec 2.42)', () => {
    const promos = ['a', 'b'].map((name) => <aside key={name}>{name}</aside>)
    const tiles = attributes(html({ promos }), /<(article|aside)[ >]/g)
    expect(tiles).toHaveLength(23)
    expect(tiles.flatMap((tile, index) => (tile === 'aside' ? [index + 1] : []))).toEqual([8, 17])
  })

  test('of the content come first, those of the page take the places that are left (Spec 2.42, 3.22)', () => {
    const promo = promoCardSchema.parse({ id: 'late', name: 'Open late', url: '/contact-us' })
    const markup = html({
      promotions: [{ promo }],
      promos: ['a', 'b'].map((name) => (
        <aside key={name} aria-label={name}>
          {name}
        </aside>
      )),
    })
    expect(attributes(markup, /<aside aria-label="([^"]*)"/g)).toEqual(['Open late', 'a'])
  })
})

describe('choices', () => {
  test('each chip links to the search without it, on page 1 (D7)', () => {
    const markup = html({ query: 'make=Toyota&make=Mazda&price=:30000&page=3' })
    expect(
      attributes(markup, /<a class="[^"]*" href="([^"]*)" data-live="" data-slot="chip"/g),
    ).toEqual([
      '/search?make=Toyota&price=:30000',
      '/search?make=Mazda&price=:30000',
      '/search?make=Mazda&make=Toyota',
    ])
  })

  test('removing a choice of the path links to /search with the other choices (Spec 2.17, D7)', () => {
    const markup = html({ query: 'price=:30000', pins: { car_type: ['used'] } })
    expect(markup).toContain('href="/search?price=:30000"')
    expect(markup).toContain('href="/search/used-cars"')
  })

  test('keywords are a choice too (D10)', () => {
    const markup = html({ query: 'query=tow+bar&make=Toyota' })
    expect(markup).toContain('“tow bar”')
    expect(markup).toContain('href="/search?make=Toyota"')
  })
})

test('the heading names the search and the number of cars found (Spec 2.37)', () => {
  const markup = html({
    query: 'car_type=used&make=Toyota',
    result: fixtureResult(fixtureCars, { count: 1234 }),
  })
  expect(markup).toMatch(/<h1[^>]*>Used Toyota cars for sale<\/h1>/)
  expect(markup).toContain('1,234 cars')
})

test('a site’s own heading and text stand at the head of a search (Spec 2.17, 2.37)', () => {
  const texts = { path: '/search/ute', heading: 'Every ute we have', text: 'With towing weights.' }
  const markup = html({ query: 'simple_body=Ute', about: { searchTexts: texts } })
  expect(markup).toMatch(/<h1[^>]*>Every ute we have<\/h1>/)
  expect(markup).toContain('>With towing weights.</p>')
})

test('a search for motorcycles counts motorcycles everywhere (Spec 2.17, 3.02)', () => {
  const about = { itemType: 'motorcycle' } as const
  const found = (count: number) => html({ result: fixtureResult(fixtureCars, { count }), about })
  expect(found(12)).toMatch(/<h1[^>]*>Motorcycles for sale<\/h1>/)
  expect(found(12)).toContain('>12 motorcycles<')
  expect(found(1)).toContain('>1 motorcycle<')
  const none = html({ query: 'make=Ducati', result: fixtureResult([], { pages: 0 }), about })
  expect(none).toContain('No motorcycles match these filters right now.')
})

test('the order is part of the search form and shows the chosen one (Spec 9.04)', () => {
  const markup = html({ query: 'sortBy=price_asc' })
  expect(markup).toMatch(/<select[^>]*name="sortBy"[^>]*form="search-form"/)
  expect(markup).toContain('<option value="price_asc" selected="">Lowest price</option>')
  expect(markup).toMatch(/<noscript><button type="submit"[^>]*form="search-form"/)
})

describe('views', () => {
  const views = { props: { variant: 'grid', views: ['rows', 'table'] } }
  const switched = (query: string) =>
    Array.from(
      html({ query, pins: { make: ['Toyota'] }, ...views }).matchAll(
        /<a href="([^"]*)"( aria-current="true")? data-live="">(Cards|List|Table)</g,
      ),
      ([, href, current, name]) => [name, href?.replaceAll('&amp;', '&'), current !== undefined],
    )

  test('are links that keep the search, the usual one without a parameter (Spec 2.41, D7)', () => {
    expect(switched('price=:30000&view=table')).toEqual([
      ['Cards', '/search/toyota?price=:30000', false],
      ['List', '/search/toyota?price=:30000&view=rows', false],
      ['Table', '/search/toyota?price=:30000&view=table', true],
    ])
    expect(switched('view=cells').map(([, , current]) => current)).toEqual([true, false, false])
    expect(html({})).not.toContain('aria-label="View"')
  })

  test('the table has a row for each car and sorts by price (Spec 2.41, 9.04)', () => {
    const markup = html({ query: 'view=table&sortBy=price_asc', ...views })
    expect(markup.match(/<th scope="row">/g)).toHaveLength(fixtureResult().hits.length)
    expect(markup).toContain('>Odometer</th>')
    expect(markup).toMatch(/<tr id="results-car-[^>]*>.*?data-action="favourite"/)
    expect(markup).toMatch(
      /<th scope="col" aria-sort="ascending"[^>]*><a href="\/search\?sortBy=price_desc&amp;view=table"/,
    )
    expect(html({ query: 'view=table' })).not.toContain('<table')
  })
})

describe('pages', () => {
  test('the links to the next and the previous page preserve the search (Spec 9.02, D7)', () => {
    const result = fixtureResult(fixtureCars, { count: 182, page: 3, pages: 9 })
    const markup = html({ query: 'make=Toyota&sortBy=latest&page=3', result })
    expect(markup).toContain(
      'href="/search?make=Toyota&amp;sortBy=latest&amp;page=2" rel="prev" data-live="top"',
    )
    expect(markup).toContain(
      'href="/search?make=Toyota&amp;sortBy=latest&amp;page=4" rel="next" data-live="top"',
    )
    expect(markup).toMatch(/aria-label="Page 3" aria-current="page"/)
  })

  test('the link to the first page has no page parameter', () => {
    const result = fixtureResult(fixtureCars, { count: 42, page: 2, pages: 2 })
    expect(html({ query: 'page=2', pins: { make: ['Toyota'] }, result })).toContain(
      'href="/search/toyota" rel="prev"',
    )
  })

  test('an address after the last page shows the last one and links to those before it (Spec 9.02)', () => {
    const result = fixtureResult(fixtureCars, { count: 182, page: 9, pages: 9 })
    const markup = html({ query: 'make=Toyota&page=30', result })
    expect(markup).toMatch(/aria-label="Page 9" aria-current="page"/)
    expect(markup).toContain('href="/search?make=Toyota&amp;page=8" rel="prev"')
    expect(markup).not.toContain('rel="next"')
  })

  test('a single page has no paging', () => {
    expect(html({})).not.toContain('aria-label="Pages"')
  })

  test.each([
    { page: 1, pages: 3, steps: [1, 2, 3] },
    { page: 1, pages: 9, steps: [1, 2, 3, 'ellipsis', 9] },
    { page: 5, pages: 9, steps: [1, 'ellipsis', 4, 5, 6, 'ellipsis', 9] },
    { page: 4, pages: 9, steps: [1, 2, 3, 4, 5, 'ellipsis', 9] },
    { page: 9, pages: 9, steps: [1, 'ellipsis', 7, 8, 9] },
    { page: 2, pages: 2, steps: [1, 2] },
    { page: 1, pages: 1, steps: [1] },
  ])('on page $page of $pages the steps are $steps', ({ page, pages, steps }) => {
    expect(pageNumbers(page, pages)).toEqual(steps)
  })
})

describe('no cars', () => {
  const none = fixtureResult([], { pages: 0 })

  test('a site without stock announces it and shows contact details (Spec 4.14)', () => {
    const markup = html({ query: 'make=Lotus', result: none, about: { hasStock: false } })
    expect(markup).toMatch(/<h2[^>]*>Our cars are on their way<\/h2>/)
    expect(markup).toContain('href="tel:0770104180"')
    expect(markup).toContain(`href="mailto:${storySite.contact.email}"`)
    expect(markup).not.toMatch(/filter|Search without|See all our stock|<select/i)
  })
})

test('a failed update shows a message and keeps the cars (Spec 4.14)', () => {
  expect(html({})).toMatch(/<div[^>]*role="alert"[^>]*data-live-error="" hidden=""/)
})

test('the mark of a repayment links to the warning of the same list (D40)', () => {
  const markup = html({ site: financeSite })
  const links = new Set(markup.match(/href="#[^"]*warning"/g))
  expect([...links]).toEqual(['href="#results-warning"'])
  expect(markup.match(/id="results-warning"/g)).toHaveLength(1)
})

test('where a price excludes charges the warning says that its repayment does too (D40)', () => {
  const [car = hilux] = fixtureResult().hits
  const listed = (price_type: Car['price_type']) =>
    html({ site: financeSite, result: { ...fixtureResult(), hits: [{ ...car, price_type }] } })
  expect(listed('egc')).toContain('Where a price excludes government charges and taxes')
  expect(listed('drive_away')).not.toContain('Where a price excludes')
})

test('the comparison rate warning shows with cards that have a repayment (Spec 9.13)', () => {
  expect(html({ site: financeSite })).toContain('>*Comparison rate warning:')
  const cheap = [aCar({ id: 'a', make: 'Kia', model: 'Rio' })]
  expect(html({ site: financeSite, result: fixtureResult(cheap) })).not.toContain('Comparison rate')
  const table = { query: 'view=table', props: { variant: 'grid', views: ['table'] } }
  expect(html({ site: financeSite, ...table })).not.toContain('Comparison rate')
})

test('ids are unique', () => {
  const ids = idsIn(html({ query: 'make=Toyota&make=Mazda&query=x', site: financeSite }))
  expect(ids).toEqual([...new Set(ids)])
})

test.each([
  ['estimates repayments', financeSite, 'Lowest repayment'],
  ['estimates monthly payments', americanSite, 'Lowest payment'],
  ['estimates none', storySite, undefined],
])('a site that %s offers the order "%3$s" (D11, Spec 9.04)', (_, site, text) => {
  const [option] = attributes(html({ site }), /<option value="repayment_asc"[^>]*>([^<]*)</g)
  expect(option).toBe(text)
})

test('a range of repayments is a chip that a press removes (D11)', () => {
  const markup = html({ query: 'weekly_price_range=100-150', site: financeSite })
  expect(markup).toContain('$100 to $150 a week')
})
