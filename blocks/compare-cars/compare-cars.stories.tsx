import {
  bestFigures,
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
import CompareCars from './compare-cars.tsx'
import block from './schema.ts'
import type { CompareCarsData } from './view.ts'

export default { component: CompareCars }

const compared = (...cars: CompareCarsData['cars']) => ({ data: { cars, best: bestFigures } })
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
export const Label = story('Label', compared(hilux, electric, reserved))
export const Note = story('Note', compared(hilux, electric, reserved))
export const Plate = story('Plate', compared(hilux, caravan, motorcycle))
export const Readout = story('Readout', compared(hilux, electric, reserved))
export const Poster = story('Poster', compared(hilux, electric, reserved))
/** A sold car, a caravan and a motorcycle: facts that one of them alone has are told in its column. */
export const States = story('Typical', compared(soldCar, caravan, motorcycle))
export const One = story('Typical', {
  data: {
    ...compared(hilux).data,
    row: { cars: [electric, reserved], best: bestFigures, searchHref: '/search' },
  },
  site: financeSite,
})
export const Empty = story('Smallest', compared())
