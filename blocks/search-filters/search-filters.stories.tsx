import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { searchStateOf } from '#domain/stock-query/url.ts'
import { fixtureResult } from '#parts/fixture-result.ts'
import { panelId } from '#parts/search/ids.ts'
import type { SearchData } from '#parts/search/page-search.ts'
import { storySearch } from '#parts/story-site.ts'
import { Button } from '#ui/button/button.tsx'
import { storyOf } from '../story.ts'
import block from './schema.ts'
import SearchFilters from './search-filters.tsx'

const meta: Meta<typeof SearchFilters> = {
  component: SearchFilters,
  render: (args) => (
    <div style={{ maxWidth: 352, padding: 16 }}>
      <Button variant="outline" popoverTarget={panelId} className="lg:hidden">
        Open the filters
      </Button>
      <SearchFilters {...args} />
    </div>
  ),
}
export default meta

const found: SearchData = { ...storySearch(), result: fixtureResult() }
const nothing = { ...fixtureResult([], { pages: 0 }), facets: {}, stats: {} }
const story = storyOf(block, { data: found })
const searching = (query: string) => ({ data: { ...found, state: searchStateOf(query) } })

export const Smallest = story('Smallest', { data: { ...found, result: nothing } })
export const Typical = story('Typical', searching('car_type=used&make=Toyota&price=:45000'))
export const Longest = story(
  'Longest',
  searching('make=Toyota&make=Mazda&model=HiLux&simple_body=Ute&seats=5'),
)
export const BodyPictures = story('BodyPictures')
export const Sliding: StoryObj = {
  ...story('Typical'),
  play: async ({ canvas, userEvent }) => {
    const [lowest] = canvas.getAllByRole('slider', { name: 'Lowest Price' })
    const [from] = canvas.getAllByLabelText('From')
    lowest?.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    await expect(from).toHaveValue(16_000)
    await userEvent.keyboard('{Home}')
    await expect(from).toHaveValue(null)
  },
}
export const WithoutCounts = story('WithoutCounts')
export const Empty = story('Typical', {
  data: {
    ...found,
    result: nothing,
    state: searchStateOf('query=unicorn&make=Lotus&badge=Cup&km=:10'),
  },
})
