import { barest, caravan, soldCar } from '#parts/fixture-cars.ts'
import { storyOf } from '../story.ts'
import CarPhone from './car-phone.tsx'
import block from './schema.ts'

export default { component: CarPhone }

const story = storyOf(block)

/** Without a number, a price, a year: the dealer's own number. */
export const Smallest = story('Smallest', { car: barest })
export const Typical = story('Typical')
export const Sold = story('Typical', { car: soldCar })
export const Caravan = story('Typical', { car: caravan })
