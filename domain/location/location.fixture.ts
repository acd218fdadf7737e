import type { z } from 'zod'
import { type Location, locationSchema } from './location.ts'

/** A location of Brisbane with these fields; everything else by the schema's defaults. */
export function locationWith(fields: Partial<z.input<typeof locationSchema>> = {}): Location {
  return locationSchema.parse({
    id: 'yard',
    name: 'Yard',
    slug: 'yard',
    address: { street: '1 Bay Street', city: 'Newstead', state: 'QLD', postcode: '4006' },
    ...fields,
  })
}

const weekday = (weekday: number) => ({
  weekday,
  status: 'Open' as const,
  open: '08:30',
  close: '17:30',
})

/** Weekdays 8.30 to 5.30, Saturday by appointment, Sunday closed; Easter of 2025 (Spec 9.27). */
export const easterHours = locationWith({
  contact_detail: {
    opening_hours: [
      { weekday: 0, status: 'Closed' },
      ...[1, 2, 3, 4, 5].map(weekday),
      { weekday: 6, status: 'Open', formated_hours: 'By appointment only' },
    ],
    special_hours: [
      {
        date: '2025-04-25',
        name: 'Anzac Day',
        status: 'Open',
        start_hour: '13:00',
        end_hour: '17:00',
      },
      { date: '2025-04-18', name: 'Good Friday', status: 'Closed' },
      { date: '2025-04-20', name: 'Easter Sunday', status: 'Closed' },
      { date: '2025-04-21', name: 'Easter Monday', status: 'Closed' },
      { date: '2025-04-30', status: 'Closed' },
    ],
  },
}).contact_detail
