import type { Car } from '#domain/car/car.ts'
import { holidayHours } from '#domain/location/holiday-hours.ts'
import { hoursText } from '#domain/location/hours-text.ts'
import { hoursThisWeek } from '#domain/location/hours-this-week.ts'
import { openingState } from '#domain/location/opening-state.ts'
import { baseWords } from '#domain/site/words.ts'
import type { RuleRun, Surroundings } from './rule-run.ts'

const none = { opening_hours: [], special_hours: [] }

/** The hours of the yard that holds the car; none where no site keeps that yard. */
const hoursKept = ({ location }: Car, { locations }: Surroundings) =>
  locations.find(({ slug }) => slug === location?.slug)?.contact_detail ?? none

/** The rules of places that a car goes through. */
export const placeRuns: readonly RuleRun[] = [
  [
    'the yard is',
    (car, given) => [openingState(hoursKept(car, given), given.now, given.timeZone).state],
  ],
  [
    'hours of the yard on the next Sunday',
    (car, { now, timeZone, ...given }) => {
      const kept = hoursKept(car, { now, timeZone, ...given })
      const week = hoursThisWeek(kept, { now, timeZone, start: 'monday' })
      const hours = week.at(-1)?.hours
      return [hours ? hoursText(hours, baseWords) : 'not stated']
    },
  ],
  [
    'days with special hours',
    (car, given) => [`${holidayHours(hoursKept(car, given), given.now, given.timeZone).length}`],
  ],
]
