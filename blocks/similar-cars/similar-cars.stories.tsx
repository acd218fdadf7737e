import type { Meta, StoryObj } from '@storybook/react-vite'
import { fixtureCars, hilux, longNamed } from '#parts/fixture-cars.ts'
import { financeSite } from '#parts/fixtures.ts'
import { storyPage, storySite } from '#parts/story-site.ts'
import block from './schema.ts'
import SimilarCars from './similar-cars.tsx'

const searchHref = '/search/ute'
const path = `/cars/${hilux.slug}`
const meta: Meta<typeof SimilarCars> = {
  component: SimilarCars,
  args: {
    id: 'similar',
    props: block.props.parse({}),
    slots: {},
    car: hilux,
    data: { cars: fixtureCars.slice(0, 4), searchHref },
    site: storySite,
    page: storyPage({ path, route: '/cars/:car' }),
  },
}
export default meta
type Story = StoryObj<typeof SimilarCars>

export const Smallest: Story = { args: { data: { cars: fixtureCars.slice(1, 2), searchHref } } }
export const Typical: Story = {}
export const Longest: Story = {
  args: {
    site: financeSite,
    props: block.props.parse({
      heading: 'Utes of much the same price that you can drive today, at any of our dealerships',
      text: 'Inspected in our own workshops, and with the balance of the warranty of their makers.',
      linkText: 'See all utes on our yards',
      card: 'tile',
    }),
    data: {
      cars: Array.from({ length: 8 }, (_, index) => fixtureCars[index] ?? longNamed),
      searchHref,
    },
  },
}
export const Empty: Story = { args: { data: { cars: [], searchHref } } }
