import type { Car } from '#domain/car/car.ts'
import { carPhone } from '#domain/location/car-phone.ts'
import { holidayHours } from '#domain/location/holiday-hours.ts'
import { hoursText } from '#domain/location/hours-text.ts'
import { hoursThisWeek } from '#domain/location/hours-this-week.ts'
import { locationBlock } from '#domain/location/location-block.ts'
import { openingState } from '#domain/location/opening-state.ts'
import { baseWords } from '#domain/site/interface-texts.ts'
import type { RuleContext, RuleRun } from './rule-run.ts'

const numbers = { phoneNew: '(07) 5550 0101', phoneUsed: '(07) 5550 0103' }
const none = { opening_hours: [], special_hours: [] }

/** The hours of the car's yard; none where no site lists that yard. */
const hoursOfYard = ({ location }: Car, { locations }: RuleContext) =>
  locations.find(({ slug }) => slug === location?.slug)?.contact_detail ?? none

/** The location rules that apply to a car. */
export const locationRuns: readonly RuleRun[] = [
  [
    'location block',
    (car, { locations }) => {
      const block = locationBlock(car, { flags: { locationBlock: true }, locations })
      return block.eligible ? ['yes'] : block.reasons
    },
  ],
  ['phone of a site without numbers, from', (car) => [carPhone(car, {})?.source ?? 'none']],
  ['phone of a site with numbers, from', (car) => [carPhone(car, numbers)?.source ?? 'none']],
  [
    'the yard is',
    (car, context) => [
      openingState(hoursOfYard(car, context), context.now, context.timeZone).state,
    ],
  ],
  [
    'hours of the yard on the next Sunday',
    (car, { now, timeZone, ...context }) => {
      const detail = hoursOfYard(car, { now, timeZone, ...context })
      const week = hoursThisWeek(detail, { now, timeZone, start: 'monday' })
      const hours = week.at(-1)?.hours
      return [hours ? hoursText(hours, baseWords) : 'not stated']
    },
  ],
  [
    'days with special hours',
    (car, context) => [
      `${holidayHours(hoursOfYard(car, context), context.now, context.timeZone).length}`,
    ],
  ],
]
