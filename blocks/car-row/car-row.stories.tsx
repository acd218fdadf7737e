import type { Meta, StoryObj } from '@storybook/react-vite'
import { fixtureCars, longNamed } from '#parts/fixture-cars.ts'
import { financeSite } from '#parts/fixtures.ts'
import { storyPage, storySite } from '#parts/story-site.ts'
import CarRow from './car-row.tsx'
import block from './schema.ts'

const searchHref = '/search?sortBy=latest'
const meta: Meta<typeof CarRow> = {
  component: CarRow,
  args: {
    id: 'latest',
    props: block.props.parse({ heading: 'Just arrived', sort: 'latest' }),
    slots: {},
    data: { cars: fixtureCars.slice(0, 8), searchHref },
    site: storySite,
    page: storyPage({ path: '/', route: '/' }),
  },
}
export default meta
type Story = StoryObj<typeof CarRow>

export const Smallest: Story = { args: { data: { cars: fixtureCars.slice(1, 2), searchHref } } }
export const Typical: Story = {}
export const Longest: Story = {
  args: {
    site: financeSite,
    props: block.props.parse({
      heading: 'Demonstrators from all four of our dealerships, priced to find a home this month',
      text: 'Driven by our own people, serviced in our own workshops, with the balance of the warranty.',
      linkText: 'See all of our demonstrators',
      card: 'tile',
    }),
    data: {
      cars: Array.from({ length: 16 }, (_, index) => fixtureCars[index] ?? longNamed),
      searchHref,
    },
  },
}
export const Empty: Story = { args: { data: { cars: [], searchHref } } }
