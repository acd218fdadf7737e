import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { stateOf } from '#domain/stock-query/url.ts'
import { fixtureResult } from '#parts/fixtures.ts'
import { panelId } from '#parts/search/ids.ts'
import { storyPage, storySearch, storySite } from '#parts/story-site.ts'
import { Button } from '#ui/button/button.tsx'
import block from './schema.ts'
import SearchFilters from './search-filters.tsx'

const found = { ...storySearch(), result: fixtureResult() }
const nothing = { ...fixtureResult([], { pages: 0 }), facets: {}, stats: {} }

const meta: Meta<typeof SearchFilters> = {
  component: SearchFilters,
  args: {
    id: 'filters',
    props: block.props.parse({}),
    slots: {},
    data: found,
    site: storySite,
    page: storyPage(),
  },
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
type Story = StoryObj<typeof SearchFilters>

export const Smallest: Story = {
  args: { data: { ...found, result: nothing } },
}
export const Typical: Story = {
  args: { data: { ...found, state: stateOf('car_type=used&make=Toyota&price=:45000') } },
}
export const Longest: Story = {
  args: {
    props: block.props.parse({ openGroups: 20 }),
    data: {
      ...found,
      state: stateOf('make=Toyota&make=Mazda&model=HiLux&simple_body=Ute&seats=5'),
    },
  },
}
export const Sliding: Story = {
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
export const WithoutCounts: Story = { args: { props: block.props.parse({ showCounts: false }) } }
export const Empty: Story = {
  args: {
    data: {
      ...found,
      result: nothing,
      state: stateOf('query=unicorn&make=Lotus&badge=Cup&km=:10'),
    },
  },
}
