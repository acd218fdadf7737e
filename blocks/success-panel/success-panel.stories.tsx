import { hilux, soldCar } from '#parts/fixture-cars.ts'
import { storySite } from '#parts/story-site.ts'
import { storyOf } from '../story.ts'
import type { SuccessData } from './load.ts'
import block from './schema.ts'
import SuccessPanel from './success-panel.tsx'

export default { component: SuccessPanel }

const [place] = storySite.locations
const story = storyOf<SuccessData>(block, {
  data: { form: 'enquiry', place, car: hilux },
  inSlots: { 'contact-panel': { places: storySite.locations } },
})

/** Nothing is known of a form. */
export const Smallest = story('Smallest', { data: {} })
export const Typical = story('Typical')
export const Booked = story('Typical', {
  data: { form: 'test_drive', place, car: hilux, at: '2026-11-26T10:30' },
})
export const Service = story('Typical', { data: { form: 'service', place } })
export const Sold = story('Typical', { data: { form: 'enquiry', place, car: soldCar } })
export const Greeting = story('Greeting', { data: { form: 'enquiry', place } })
export const Slip = story('Slip', { data: { form: 'enquiry', place } })
export const Rail = story('Rail')
export const Letter = story('Letter')
export const Docket = story('Docket')
export const Console = story('Console')
export const Bill = story('Bill')
