import { z } from 'zod'
import type { ApiCall } from '../http/openapi/document.ts'
import { dayQuery, slotQuery } from './queries.ts'

const slot = z.strictObject({
  at: z.iso.datetime().describe('The instant'),
  local: z.string().describe('By the location’s clock, as a form sends it'),
  free: z.boolean(),
})

/** What `appointmentRoutes` answers. */
export const appointmentReads: readonly ApiCall[] = [
  {
    method: 'GET',
    path: '/api/appointments',
    summary: 'The times of a day for a test drive',
    query: dayQuery,
    answer: z.strictObject({
      dealership: z.string(),
      timeZone: z.string(),
      date: z.string(),
      slots: z.array(slot),
      next: slot.optional().describe('The first free one after a day without any'),
    }),
  },
  {
    method: 'GET',
    path: '/api/appointments/calendar',
    summary: 'A time for a test drive as a file for a calendar; it says nothing of who booked it',
    query: slotQuery,
    file: 'text/calendar',
  },
]
