import type { Meta } from '@storybook/react-vite'
import {
  barest,
  caravan,
  comingSoon,
  electric,
  hilux,
  longNamed,
  photographed,
  soldCar,
} from '#parts/fixture-cars.ts'
import { storySite } from '#parts/story-site.ts'
import { storyOf } from '../story.ts'
import CarDetails from './car-details.tsx'
import block from './schema.ts'

const meta: Meta<typeof CarDetails> = {
  component: CarDetails,
  render: (args) => (
    <div style={{ maxWidth: 896, margin: 'auto', padding: 16 }}>
      <CarDetails {...args} />
    </div>
  ),
}
export default meta

const story = storyOf(block)
const paragraph = `${hilux.dealercomments}\n\n`

export const Smallest = story('Smallest', { car: barest })
export const Typical = story('Typical', { car: photographed })
export const CommentsOnFlood = story('CommentsOnFlood')
export const CommentsOnTint = story('CommentsOnTint')
export const FewSections = story('FewSections')
export const Promises = story('Promises')
export const PromisesOfNew = story('Promises', { car: { ...hilux, car_type: 'new' } })
export const PrivateListing = story('Typical', {
  car: { ...hilux, private_suburb: 'Annerley', private_postcode: '4103' },
})
export const Complete = story('Typical')
export const Longest = story('Typical', {
  car: {
    ...longNamed,
    dealercomments: paragraph.repeat(6).trim(),
    standardEquipment: Array.from(
      { length: 60 },
      (_, index) => `Feature ${index + 1} of the maker's long list, with all its small print`,
    ),
  },
})
export const Sold = story('Typical', { car: soldCar })
export const ComingSoon = story('Typical', { car: comingSoon })
export const Caravan = story('Typical', { car: caravan })
export const HiddenPhone = story('Typical', {
  car: electric,
  site: { ...storySite, flags: { ...storySite.flags, revealPhone: true } },
})
