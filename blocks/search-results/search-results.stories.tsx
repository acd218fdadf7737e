import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { SearchPart } from '#domain/stock-query/relaxed.ts'
import { searchStateOf } from '#domain/stock-query/url.ts'
import { bestFigures, fixtureCars } from '#parts/fixture-cars.ts'
import { fixtureContent } from '#parts/fixture-content.ts'
import { fixtureResult } from '#parts/fixture-result.ts'
import type { PromoItem } from '#parts/promo/promo-item.ts'
import type { PageSearch } from '#parts/search/page-search.ts'
import { comparingSite, financeSite, storySearch } from '#parts/story-site.ts'
import { storyOf } from '../story.ts'
import type { NothingFound } from './nothing-found.ts'
import block from './schema.ts'
import SearchResults from './search-results.tsx'

const meta: Meta<typeof SearchResults> = {
  component: SearchResults,
  render: (args) => (
    <div className="page-width">
      <SearchResults {...args} />
    </div>
  ),
}
export default meta

const nothing = fixtureResult([], { pages: 0 })
const promotions: readonly PromoItem[] = []
const found = (search: PageSearch, result = nothing, ways?: NothingFound) => ({
  data: { ...search, best: bestFigures, result, promotions, ...(ways && { nothing: ways }) },
})

const usedCars = storySearch('car_type=used&price=10000:60000', { pins: { car_type: ['used'] } })
const manyChoices = searchStateOf(
  'query=tow+bar&car_type=demo&car_type=used&make=Mercedes-Benz&make=Toyota&model=GLE-Class+Coupe+Plug-in&simple_body=SUV&simple_body=Ute&year=2019:&km=:100000&colour=Glacier+White',
)
const motorcycles = fixtureCars.filter((car) => car.item_type === 'motorcycle')
const story = storyOf(block, found(usedCars, fixtureResult(fixtureCars, { count: 182, pages: 9 })))

export const Smallest = story(
  'Smallest',
  found(storySearch(), fixtureResult(fixtureCars.slice(1, 2))),
)
export const Typical = story('Typical')
/** A promotion of the content comes before those of the page. */
export const Promotions = story('Typical', {
  data: {
    ...storySearch(),
    best: bestFigures,
    result: fixtureResult(),
    promotions: fixtureContent.promotions.slice(0, 1).map((promo) => ({ promo })),
  },
})
export const Grid = story('Grid')
export const Feature = story('Feature')
export const Rows = story('Rows')
export const Table = story(
  'Table',
  found(storySearch('view=table&sortBy=price_asc'), fixtureResult(fixtureCars)),
)
export const Cells = story('Cells')
/** With ticks to compare, which a page shows where it has the tray. */
export const Compare = story('Cells', { site: comparingSite })
export const TwoColumns = story('TwoColumns')
export const Longest = story('Typical', {
  ...found(
    { ...storySearch(), state: { ...manyChoices, page: 12 } },
    fixtureResult(fixtureCars, { count: 1999, page: 12, pages: 96 }),
  ),
  site: financeSite,
})
/** A dealer's own texts for the page of a body. */
export const OwnText = story(
  'Typical',
  found(
    storySearch('', {
      pins: { simple_body: ['Ute'] },
      searchTexts: {
        path: '/search/ute',
        heading: 'Utes, trays and dual cabs',
        text: 'Each has its braked towing weight and its payload on its page. Bring your trailer: we have a ball of every size in the workshop, and an hour for you to try it.',
      },
    }),
    fixtureResult(fixtureCars),
  ),
)
export const Motorcycles = story(
  'Typical',
  found(
    storySearch('simple_body=Motorcycle', { itemType: 'motorcycle' }),
    fixtureResult(motorcycles),
  ),
)
/** What `load` finds for a search without results. */
const waysOn = (query: string, dropped: readonly SearchPart[], count: number): NothingFound => {
  const { state } = storySearch(query)
  const way = { dropped, state, count }
  return { ways: [way], nearest: { ...way, cars: fixtureCars.slice(0, 4) } }
}
export const Empty = story(
  'Typical',
  found(storySearch('make=Lotus&simple_fuel=Electric&price=:20000'), nothing, {
    ...waysOn('make=Lotus&simple_fuel=Electric', ['price'], 2),
    ways: [
      ...waysOn('make=Lotus&simple_fuel=Electric', ['price'], 2).ways,
      ...waysOn('simple_fuel=Electric&price=:20000', ['make'], 14).ways,
    ],
  }),
)
export const SoldOut = story(
  'Typical',
  found(
    storySearch('make=Lotus', { pins: { make: ['Lotus'] }, isSoldOut: true }),
    nothing,
    waysOn('', ['make'], 182),
  ),
)
export const BeforeStock = story('Typical', found(storySearch('', { hasStock: false })))
/** An address after the last page, from before cars were sold, shows the last one. */
export const PastTheEnd = story(
  'Typical',
  found(
    storySearch('page=30'),
    fixtureResult(fixtureCars.slice(0, 14), { count: 182, page: 9, pages: 9 }),
  ),
)
/** A search that fails keeps the cars and says so. Storybook has no server, so every search fails. */
export const SearchFails: StoryObj = {
  ...story('Typical'),
  name: 'Error',
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('link', { name: 'Next' }))
    // Spec 4.14
    const alert = await canvas.findByRole('alert')
    await expect(alert).toBeVisible()
    // The link that was pressed stands far below.
    alert.scrollIntoView({ block: 'center' })
    await expect(canvas.getByRole('link', { name: 'Try again' })).toHaveAttribute(
      'href',
      expect.stringContaining('page=2'),
    )
    await expect(canvas.getAllByRole('article').length).toBeGreaterThan(1)
  },
}
