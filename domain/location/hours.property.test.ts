import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayAfter } from '../calendar.ts'
import { hoursOnDay } from './hours-on-day.ts'
import { hoursThisWeek } from './hours-this-week.ts'
import { openingHoursSchema, specialHoursSchema } from './opening-hours.ts'
import { openingState } from './opening-state.ts'

const moment = fc.date({
  min: new Date('2025-01-01'),
  max: new Date('2027-12-31'),
  noInvalidDate: true,
})
const zone = fc.constantFrom('Australia/Brisbane', 'Australia/Sydney', 'Pacific/Auckland')
const two = (number: number) => String(number).padStart(2, '0')
const time = fc
  .integer({ min: 0, max: 96 })
  .map((quarter) => `${two(Math.floor(quarter / 4))}:${two((quarter % 4) * 15)}`)
const status = fc.constantFrom('Open', 'Closed')
const text = fc.constantFrom('Closed', 'By appointment only', 'Enquire Now', '8 till late')

const entry = fc.record(
  {
    weekday: fc.integer({ min: 0, max: 6 }),
    status,
    open: time,
    close: time,
    formated_hours: text,
  },
  { requiredKeys: ['weekday', 'status'] },
)
const special = fc.record(
  {
    date: fc.integer({ min: 0, max: 1200 }).map((days) => dayAfter('2024-12-25', days)),
    status,
    start_hour: time,
    end_hour: time,
  },
  { requiredKeys: ['date', 'status'] },
)

/** What the schema accepts of any lists of entries: those that it refuses are dropped one by one. */
const kept = fc
  .record({ week: fc.array(entry, { maxLength: 20 }), days: fc.array(special, { maxLength: 60 }) })
  .map(({ week, days }) => ({
    opening_hours: week.reduce(withAccepted(openingHoursSchema), []),
    special_hours: days.reduce(withAccepted(specialHoursSchema), []),
  }))

function withAccepted<Kept>(schema: { safeParse(list: unknown): { data?: Kept[] } }) {
  return (list: Kept[], entry: unknown): Kept[] => schema.safeParse([...list, entry]).data ?? list
}

test('the spans of a week never overlap and never end before they begin (Spec 3.32)', () => {
  fc.assert(
    fc.property(kept, moment, zone, (hours, now, timeZone) => {
      const week = hoursThisWeek(hours, { now, timeZone, start: 'monday' })
      const spans = week.flatMap(({ day, hours }) =>
        hours?.kind === 'open' ? [[`${day}T${hours.open}`, `${day}T${hours.close}`]] : [],
      )
      const times = spans.flat()
      expect(times).toEqual(times.toSorted())
      for (const [from, to] of spans) expect(from).not.toBe(to)
    }),
  )
})

test('special hours replace those of the weekday, never add to them (Spec 3.32, 9.27)', () => {
  fc.assert(
    fc.property(kept, ({ opening_hours, special_hours }) => {
      for (const special of special_hours) {
        const alone = hoursOnDay({ opening_hours: [], special_hours: [special] }, special.date)
        expect(hoursOnDay({ opening_hours, special_hours }, special.date)).toEqual(alone)
      }
    }),
  )
})

test('a location that is open closes later, one that is closed opens later (Spec 3.32)', () => {
  fc.assert(
    fc.property(kept, moment, zone, (hours, now, timeZone) => {
      const state = openingState(hours, now, timeZone)
      const today = hoursThisWeek(hours, { now, timeZone, start: 'today' })[0]
      const next = state.state === 'open' ? state.closes : state.state === 'closed' && state.opens
      expect(state.state === 'unstated').toBe(!/open|closed/.test(today?.hours?.kind ?? ''))
      if (next) expect(`${next.day}` >= `${today?.day}`).toBe(true)
    }),
  )
})
