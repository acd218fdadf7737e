import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  barest,
  caravan,
  comingSoon,
  hilux,
  longNamed,
  photographed,
  soldCar,
} from '#parts/fixture-cars.ts'
import { storyPage, storySite } from '#parts/story-site.ts'
import CarDetails from './car-details.tsx'
import block from './schema.ts'

const meta: Meta<typeof CarDetails> = {
  component: CarDetails,
  args: {
    id: 'details',
    props: block.props.parse({}),
    slots: {},
    data: undefined,
    site: storySite,
    page: storyPage({ path: `/cars/${hilux.slug}`, route: '/cars/:car' }),
    car: hilux,
  },
  render: (args) => (
    <div style={{ maxWidth: 896, margin: 'auto', padding: 16 }}>
      <CarDetails {...args} />
    </div>
  ),
}
export default meta
type Story = StoryObj<typeof CarDetails>

const paragraph = `${hilux.dealercomments}\n\n`

export const Smallest: Story = { args: { car: barest } }
export const Typical: Story = { args: { car: photographed } }
export const Complete: Story = {}
export const Longest: Story = {
  args: {
    car: {
      ...longNamed,
      dealercomments: paragraph.repeat(6).trim(),
      standardEquipment: Array.from(
        { length: 60 },
        (_, index) => `Feature ${index + 1} of the maker's long list, with all its small print`,
      ),
    },
  },
}
export const Sold: Story = { args: { car: soldCar } }
export const ComingSoon: Story = { args: { car: comingSoon } }
export const Caravan: Story = { args: { car: caravan } }
