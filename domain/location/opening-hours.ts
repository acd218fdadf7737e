import { z } from 'zod'
import { day, text, time } from '../fields.ts'

const status = z
  .enum(['Open', 'Closed'])
  .meta({ title: 'Status', description: 'Open or Closed on this day.' })

const closing = z
  .string()
  .regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, {
    error: 'expected a time of day such as 17:30, or 24:00 for midnight',
  })
  .meta({ title: 'Closes', description: 'Time of day, such as 17:30; midnight is 24:00.' })

type Context = z.core.$RefinementCtx

/** Rejects a closing time that is not after the opening time. */
function closesLater(context: Context, path: string, opens?: string, closes?: string): void {
  if (opens === undefined || closes === undefined || opens < closes) return
  const message = `expected a time after ${opens}`
  context.addIssue({ code: 'custom', path: [path], message })
}

/** Rejects a second entry for a day. */
function eachOnce(context: Context, key: string, days: readonly (string | number)[]): void {
  for (const [at, day] of days.entries()) {
    if (days.indexOf(day) === at) continue
    const message = 'expected each day once'
    context.addIssue({ code: 'custom', path: [at, key], message })
  }
}

/** One day of the week. Spec 3.32. */
const weekdaySchema = z
  .strictObject({
    weekday: z
      .int()
      .min(0)
      .max(6)
      .meta({ title: 'Weekday', description: '0 is Sunday, 6 is Saturday.' }),
    status,
    open: time('Opens', 'Time of day, such as 08:30.').optional(),
    close: closing.optional(),
    formated_hours: text(
      'Shown as',
      'Text in place of the times, such as By appointment only (Spec 8.19).',
    ).optional(),
  })
  .refine(
    ({ status, open, close, formated_hours }) =>
      status === 'Closed' || formated_hours || (open && close),
    {
      error: 'an open day needs "open" and "close", or "formated_hours"',
    },
  )
  .superRefine(({ open, close }, context) => closesLater(context, 'close', open, close))
  .meta({ title: 'Day', description: 'Hours of one day of the week.' })
export type OpeningHours = z.infer<typeof weekdaySchema>

const weekSchema = z
  .array(weekdaySchema)
  .max(7)
  .superRefine((week, context) =>
    eachOnce(
      context,
      'weekday',
      week.map(({ weekday }) => weekday),
    ),
  )

const open = (weekday: number, from: string, to: string): OpeningHours => ({
  weekday,
  status: 'Open',
  open: from,
  close: to,
})

/** Monday to Friday 8.30 to 5.30, Saturday 9 to 5. Spec 9.28. */
const buyingTeamWeek: OpeningHours[] = [
  ...[1, 2, 3, 4, 5].map((weekday) => open(weekday, '08:30', '17:30')),
  open(6, '09:00', '17:00'),
  { weekday: 0, status: 'Closed' },
]

/** Hours of a team: those of the buying team where it states none. Spec 9.28. */
export const teamHoursSchema = weekSchema.default(buyingTeamWeek).meta({
  title: 'Opening hours',
  description: 'One entry a day; Mon-Fri 8.30am-5.30pm and Sat 9am-5pm where absent (Spec 9.28).',
})

export const openingHoursSchema = weekSchema
  .default([])
  .meta({ title: 'Opening hours', description: 'One entry a day of the week.' })

/** Hours of one date, such as a public holiday. Spec 3.32, 9.27. */
const specialDaySchema = z
  .strictObject({
    date: day('Date', 'The day, such as 2026-12-25.'),
    name: text('Name', 'What the day is, such as Christmas Day.').optional(),
    status,
    start_hour: time('Opens', 'Time of day, such as 09:00.').optional(),
    end_hour: closing.optional(),
  })
  .refine(({ status, start_hour, end_hour }) => status === 'Closed' || (start_hour && end_hour), {
    error: 'an open day needs "start_hour" and "end_hour"',
  })
  .superRefine(({ start_hour, end_hour }, context) =>
    closesLater(context, 'end_hour', start_hour, end_hour),
  )
  .meta({ title: 'Special day', description: 'Hours of one date.' })
export type SpecialHours = z.infer<typeof specialDaySchema>

export const specialHoursSchema = z
  .array(specialDaySchema)
  .superRefine((days, context) =>
    eachOnce(
      context,
      'date',
      days.map(({ date }) => date),
    ),
  )
  .default([])
  .meta({ title: 'Special hours', description: 'Public holidays and other exceptions.' })
