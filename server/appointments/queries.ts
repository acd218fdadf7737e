import { z } from 'zod'

const NAME_CHARACTERS = 100

const place = z
  .string({ error: 'Please name one of our locations' })
  .max(NAME_CHARACTERS)
  .describe('Slug of a location')
const date = z.iso.date({ error: 'Please choose a day, such as 2026-11-26' })

/** The query of `GET /api/appointments`. */
export const dayQuery = z.object({ dealership: place, date })

/** The query of `GET /api/appointments/calendar`. */
export const slotQuery = z.object({
  dealership: place,
  at: z.iso.datetime({
    local: true,
    precision: -1,
    error: 'Please choose a time, such as 2026-11-26T10:30',
  }),
  car_id: z.string().max(NAME_CHARACTERS).optional(),
})
