import type { Meta } from '@storybook/react-vite'
import { stateOf } from '#domain/stock-query/url.ts'
import { fixtureCars } from '#parts/fixture-cars.ts'
import { financeSite, fixtureResult } from '#parts/fixtures.ts'
import type { SearchData } from '#parts/search/page-search.ts'
import { storySearch } from '#parts/story-site.ts'
import { storyOf } from '../story.ts'
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
const story = storyOf<SearchData>(block, {
  data: {
    ...storySearch('car_type=used&price=10000:60000', { pins: { car_type: ['used'] } }),
    result: fixtureResult(fixtureCars, { count: 182, pages: 9 }),
  },
})

export const Smallest = story('Smallest', {
  data: { ...storySearch(), result: fixtureResult(fixtureCars.slice(1, 2)) },
})
export const Typical = story('Typical')
export const Tiles = story('Tiles')
export const Longest = story('Typical', {
  site: financeSite,
  data: {
    ...storySearch(),
    state: {
      ...stateOf(
        'query=tow+bar&car_type=demo&car_type=used&make=Mercedes-Benz&make=Toyota&model=GLE-Class+Coupe+Plug-in&simple_body=SUV&simple_body=Ute&year=2019:&km=:100000&colour=Glacier+White',
      ),
      page: 12,
    },
    result: fixtureResult(fixtureCars, { count: 1999, page: 12, pages: 96 }),
  },
})
export const Motorcycles = story('Typical', {
  data: {
    ...storySearch('simple_body=Motorcycle', { itemType: 'motorcycle' }),
    result: fixtureResult(fixtureCars.filter((car) => car.item_type === 'motorcycle')),
  },
})
export const Empty = story('Typical', {
  data: { ...storySearch('make=Lotus&simple_fuel=Electric&price=:20000'), result: nothing },
})
export const SoldOut = story('Typical', {
  data: { ...storySearch('make=Lotus', { pins: { make: ['Lotus'] } }), result: nothing },
})
export const BeforeStock = story('Typical', {
  data: { ...storySearch('', { hasStock: false }), result: nothing },
})
export const PastTheEnd = story('Typical', {
  data: {
    ...storySearch('page=30'),
    result: fixtureResult([], { count: 182, page: 30, pages: 9 }),
  },
})
