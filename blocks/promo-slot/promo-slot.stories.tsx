import type { Meta } from '@storybook/react-vite'
import { storyOf } from '../story.ts'
import PromoSlot from './promo-slot.tsx'
import block from './schema.ts'

const meta: Meta<typeof PromoSlot> = {
  component: PromoSlot,
  render: (args) => (
    <div style={{ display: 'grid', maxWidth: 352, padding: 16 }}>
      <PromoSlot {...args} />
    </div>
  ),
}
export default meta

const story = storyOf(block)

export const Smallest = story('Smallest')
export const Typical = story('Typical')
export const WithPicture = story('WithPicture')
export const WithDrawnCar = story('WithDrawnCar')
export const Longest = story('Longest')
