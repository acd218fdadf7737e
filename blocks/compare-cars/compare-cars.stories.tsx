import {
  caravan,
  electric,
  hilux,
  longNamed,
  motorcycle,
  photographed,
  reduced,
  reserved,
  soldCar,
} from '#parts/fixture-cars.ts'
import { financeSite } from '#parts/story-site.ts'
import { storyOf } from '../story.ts'
import CompareCars, { type CompareCarsData } from './compare-cars.tsx'
import block from './schema.ts'

export default { component: CompareCars }

const compared = (...cars: CompareCarsData['cars']) => ({ data: { cars } })
const story = storyOf<CompareCarsData>(block, compared(hilux, electric))

export const Smallest = story('Smallest')
export const Typical = story('Typical', {
  ...compared(hilux, electric, reserved),
  site: financeSite,
})
export const Longest = story('Longest', {
  ...compared(longNamed, reduced, photographed, soldCar),
  site: financeSite,
})
/** A sold car, a caravan and a motorcycle: facts that one of them alone has are blank for the others. */
export const States = story('Typical', compared(soldCar, caravan, motorcycle))
export const One = story('Smallest', compared(hilux))
export const Empty = story('Smallest', compared())
