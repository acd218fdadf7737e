import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  barest,
  caravan,
  comingSoon,
  hilux,
  longNamed,
  motorcycle,
  photographed,
  soldCar,
} from '#parts/fixture-cars.ts'
import { financeSite } from '#parts/fixtures.ts'
import { storyPage, storySite } from '#parts/story-site.ts'
import ResultCardBlock from './result-card.tsx'
import block from './schema.ts'

const meta: Meta<typeof ResultCardBlock> = {
  component: ResultCardBlock,
  args: {
    id: 'card',
    props: block.props.parse({}),
    slots: {},
    site: storySite,
    page: storyPage(),
    car: hilux,
  },
}
export default meta
type Story = StoryObj<typeof ResultCardBlock>

export const Smallest: Story = { args: { car: barest } }
export const Typical: Story = { args: { car: photographed } }
export const Tile: Story = { args: { props: block.props.parse({ card: 'tile' }) } }
export const WithRepayment: Story = { args: { site: financeSite } }
export const Longest: Story = { args: { car: longNamed, site: financeSite } }
export const Sold: Story = { args: { car: soldCar } }
export const ComingSoon: Story = { args: { car: comingSoon, site: financeSite } }
export const Caravan: Story = { args: { car: caravan } }
export const Motorcycle: Story = { args: { car: motorcycle } }
