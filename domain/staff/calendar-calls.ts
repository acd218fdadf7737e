import { z } from 'zod'
import { isAppointment } from '../enquiry/appointment.ts'
import { MAX_MESSAGE_CHARACTERS } from '../enquiry/form/thresholds.ts'
import { timestamp, whole } from '../quantities.ts'
import type { StaffCalls } from './staff-call.ts'
import { emailInput, nameInput, reasonInput } from './texts.ts'

/** At most a day's times are kept at once. */
const MOST_KEPT = 48

const localTime = z
  .string({ error: 'Please choose a time.' })
  .refine(isAppointment, { error: 'Please choose a time, such as 2026-11-26T10:30.' })
  .describe('By the clock of the location, such as 2026-11-26T10:30')
const place = z.string({ error: 'Please choose a location.' }).max(100).describe('Slug')
const version = whole('The version that was seen; 0 for the first time of a lead')
const note = z
  .string()
  .trim()
  .max(MAX_MESSAGE_CHARACTERS, { error: `At most ${MAX_MESSAGE_CHARACTERS} characters.` })
  .describe('What is said to the buyer with it')
  .optional()

const buyer = z.strictObject({
  name: z.string().optional(),
  phone: z.string().describe('E.164').optional(),
  phone_shown: z.string().describe('The same as people write it').optional(),
  email: z.string().optional(),
  message: z.string().describe('What they wrote').optional(),
})
const car = z.strictObject({
  id: z.string(),
  name: z.string(),
  stock_number: z.string().optional(),
})

const entry = z.strictObject({
  id: z.string().describe('Also the id of its lead; of a kept time its own'),
  kind: z.enum(['drive', 'service', 'kept']),
  state: z.enum(['asked', 'confirmed', 'cancelled']),
  location: place,
  at: localTime,
  starts_at: timestamp('The same instant'),
  is_over: z.boolean(),
  version,
  buyer: buyer.describe('Absent of a kept time').optional(),
  car: car.optional(),
  reason: z.string().describe('Why a time is kept').optional(),
  kept_by: z.string().optional(),
})

const wish = z.strictObject({
  id: z.string().describe('Of its lead'),
  location: place.optional(),
  day: z.string().describe('Which day would suit'),
  part_of_day: z.string().describe('any, morning or afternoon').optional(),
  buyer,
  services: z.array(z.string()),
})

const location = z.strictObject({
  slug: place,
  name: z.string(),
  days: z
    .array(z.strictObject({ day: z.string(), first: z.string(), last: z.string() }))
    .describe('The days that it is open, with the begin of their first and last time'),
})

const week = z.strictObject({
  today: z.string().describe('By the clock of the site'),
  now: z.string().describe('Time of day by the clock of the site, such as 10:12'),
  last: z.string().describe('The last day that buyers can book'),
  days: z.array(z.string()),
  locations: z.array(location),
  entries: z.array(entry),
  wishes: z.array(wish).describe('Services that are asked for without a time'),
})

/** Test drives and services of the locations of a site, and times that are kept free. Spec 5.09, 7.07, D21. */
export const calendarCalls = {
  'GET /:site/appointments': {
    summary: 'The seven days from a day, with what is booked, asked for and kept free',
    access: 'see_calendar',
    sight: 'calendar_seen',
    isPolled: true,
    query: z.strictObject({
      from: z.iso.date().describe('The first day; the Monday of this week if absent').optional(),
    }),
    answer: week,
  },
  'POST /:site/appointments': {
    summary: 'Books a time for a buyer, who is told by mail or text; 409 where it is taken',
    access: 'work_calendar',
    body: z
      .strictObject({
        kind: z.enum(['drive', 'service']),
        location: place,
        at: localTime,
        name: nameInput,
        email: z.union([z.literal('').transform(() => undefined), emailInput]).optional(),
        phone: z.string().max(50).optional(),
        stock_number: z.string().trim().max(100).describe('Of the car').optional(),
        message: note,
      })
      .describe('With an e-mail address, a phone number or both'),
    answer: entry,
  },
  'POST /:site/appointments/keep': {
    summary: 'Keeps times free: buyers cannot book them; 409 where one is taken',
    access: 'work_calendar',
    body: z.strictObject({
      location: place,
      at: localTime,
      times: whole('How many times in a row').min(1).max(MOST_KEPT),
      reason: reasonInput,
    }),
    answer: z.strictObject({ ids: z.array(z.string()) }),
  },
  'POST /:site/appointments/:id/free': {
    summary: 'Lets buyers book a kept time again',
    access: 'work_calendar',
  },
  'POST /:site/appointments/:id/confirm': {
    summary: 'Agrees to what a buyer asked for, and tells the buyer; 409 changed_meanwhile',
    access: 'work_calendar',
    body: z.strictObject({ version }),
    answer: entry,
  },
  'POST /:site/appointments/:id/move': {
    summary:
      'Gives an appointment another time, or a lead its first; the buyer is told both, and can say no. 409 slot_taken, changed_meanwhile',
    access: 'work_calendar',
    body: z.strictObject({ version, location: place, at: localTime, message: note }),
    answer: entry,
  },
  'POST /:site/appointments/:id/cancel': {
    summary: 'Cancels an appointment and tells the buyer; 409 changed_meanwhile',
    access: 'work_calendar',
    body: z.strictObject({ version, message: note }),
    answer: entry,
  },
} as const satisfies StaffCalls
