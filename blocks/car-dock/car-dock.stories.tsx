import { barest, longNamed, soldCar } from '#parts/fixture-cars.ts'
import { storySite } from '#parts/story-site.ts'
import { storyOf } from '../story.ts'
import CarDock from './car-dock.tsx'
import block from './schema.ts'

export default { component: CarDock, globals: { viewport: { value: 'mobile1' } } }

const story = storyOf(block)

export const Smallest = story('Smallest', { car: barest })
export const Typical = story('Typical')
export const Bar = story('Bar')
export const Longest = story('Typical', { car: longNamed })
export const HiddenPhone = story('Typical', {
  site: { ...storySite, flags: { ...storySite.flags, revealPhone: true } },
})
export const Sold = story('Typical', { car: soldCar })
