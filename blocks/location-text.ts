import type { Location } from '#domain/location/location.ts'
import type { OpeningHours } from '#domain/location/opening-hours.ts'

/** `118 Commercial Road, Newstead QLD 4006`. */
export function addressLine({ address }: Location): string {
  const { street, city, state, postcode } = address
  const place = [city, state, postcode].filter((part) => part !== undefined).join(' ')
  return `${street}, ${place}`
}

/** Days in a row that keep the same hours. */
export interface HoursLine {
  /** `Mon-Fri`, `Sat`. */
  readonly days: string
  /** `8.30am-5.30pm`, or the text that stands in its place. */
  readonly hours: string
}

const dayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const
const mondayFirst = [1, 2, 3, 4, 5, 6, 0] as const
const noon = 12

/** The week in as few lines as say it, Monday first; days without an entry are left out. Spec 3.32, 9.28. */
export function hoursLines(week: readonly OpeningHours[], closed: string): HoursLine[] {
  const runs: { first: string; last: string; hours: string }[] = []
  let previous: { hours: string } | undefined
  for (const weekday of mondayFirst) {
    const day = week.find((entry) => entry.weekday === weekday)
    const name = dayNames[weekday]
    const hours = day && hoursOf(day, closed)
    const run = runs.at(-1)
    if (run && hours !== undefined && previous?.hours === hours) run.last = name
    else if (hours !== undefined) runs.push({ first: name, last: name, hours })
    previous = hours === undefined ? undefined : { hours }
  }
  return runs.map(({ first, last, hours }) => ({
    days: first === last ? first : `${first}-${last}`,
    hours,
  }))
}

function hoursOf({ status, open, close, formated_hours }: OpeningHours, closed: string): string {
  if (formated_hours !== undefined) return formated_hours
  if (status === 'Closed' || open === undefined || close === undefined) return closed
  return `${clockTime(open)}-${clockTime(close)}`
}

/** `08:30` → `8.30am`, `17:00` → `5pm`, as Spec 9.28 writes times. */
export function clockTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const half = hour < noon ? 'am' : 'pm'
  const minutes = minute === 0 ? '' : `.${String(minute).padStart(2, '0')}`
  return `${hour % noon || noon}${minutes}${half}`
}
