import type { Car } from '#domain/car/car.ts'
import { hilux } from '#parts/fixture-cars.ts'
import { storyOf } from '../story.ts'
import PageNotice from './page-notice.tsx'
import block from './schema.ts'

export default { component: PageNotice }

const story = storyOf<Car>(block)

export const Smallest = story('Smallest')
export const Typical = story('Typical')
export const Stage = story('Stage')
export const Letter = story('Letter')
export const Cover = story('Cover')
export const Instrument = story('Instrument')
export const Poster = story('Poster')
export const Longest = story('Longest')
/** On the page of a withdrawn car. */
export const Withdrawn = story('Smallest', { data: hilux })
