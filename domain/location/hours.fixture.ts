import fc from 'fast-check'
import { dayAfter } from '../calendar.ts'
import { openingHoursSchema, specialHoursSchema } from './opening-hours.ts'

export const anyInstant = fc.date({
  min: new Date('2025-01-01'),
  max: new Date('2027-12-31'),
  noInvalidDate: true,
})
export const anyZone = fc.constantFrom('Australia/Brisbane', 'Australia/Sydney', 'Pacific/Auckland')
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

/** Any lists of entries that the schema accepts: invalid entries are dropped. */
export const anyHours = fc
  .record({ week: fc.array(entry, { maxLength: 20 }), days: fc.array(special, { maxLength: 60 }) })
  .map(({ week, days }) => ({
    opening_hours: week.reduce(withAccepted(openingHoursSchema), []),
    special_hours: days.reduce(withAccepted(specialHoursSchema), []),
  }))

function withAccepted<Kept>(schema: { safeParse(list: unknown): { data?: Kept[] } }) {
  return (list: Kept[], entry: unknown): Kept[] => schema.safeParse([...list, entry]).data ?? list
}
