import { z } from 'zod'
import { day, text, time } from '../site/fields.ts'

const status = z.enum(['Open', 'Closed'])

/** One day of the week. Spec 3.32: 0 is Sunday. */
const weekdaySchema = z
  .strictObject({
    weekday: z
      .int()
      .min(0)
      .max(6)
      .meta({ title: 'Weekday', description: '0 is Sunday, 6 is Saturday.' }),
    status: status.meta({ title: 'Status', description: 'Open or Closed on this day.' }),
    open: time('Opens', 'Time of day, such as 08:30.').optional(),
    close: time('Closes', 'Time of day, such as 17:30.').optional(),
    formated_hours: text(
      'Shown as',
      'Text in place of the times, such as By appointment only (Spec 8.19).',
    ).optional(),
  })
  .refine(hasTimes, { error: 'an open day needs "open" and "close", or "formated_hours"' })
  .refine(endsAfterStart, { error: 'closes before it opens', path: ['close'] })
  .meta({ title: 'Day', description: 'Hours of one day of the week.' })
export type OpeningHours = z.infer<typeof weekdaySchema>

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

export const buyingTeamHoursSchema = z
  .array(weekdaySchema)
  .max(7)
  .default(buyingTeamWeek)
  .meta({ title: 'Buying team hours', description: 'When the buying team answers (Spec 9.28).' })

export const openingHoursSchema = z
  .array(weekdaySchema)
  .max(7)
  .default([])
  .meta({ title: 'Opening hours', description: 'One entry a day of the week.' })

/** Hours of one date, such as a public holiday. Spec 3.32, 9.27. */
const specialDaySchema = z
  .strictObject({
    date: day('Date', 'The day, such as 2026-12-25.'),
    name: text('Name', 'What the day is, such as Christmas Day.').optional(),
    status: status.meta({ title: 'Status', description: 'Open or Closed on this day.' }),
    start_hour: time('Opens', 'Time of day, such as 09:00.').optional(),
    end_hour: time('Closes', 'Time of day, such as 13:00.').optional(),
  })
  .refine(({ status, start_hour, end_hour }) => status === 'Closed' || (start_hour && end_hour), {
    error: 'an open day needs "start_hour" and "end_hour"',
  })
  .meta({ title: 'Special day', description: 'Hours of one date.' })
export type SpecialHours = z.infer<typeof specialDaySchema>

export const specialHoursSchema = z
  .array(specialDaySchema)
  .default([])
  .meta({ title: 'Special hours', description: 'Public holidays and other days out of the rule.' })

interface Hours {
  readonly status: 'Open' | 'Closed'
  readonly open?: string | undefined
  readonly close?: string | undefined
  readonly formated_hours?: string | undefined
}

function hasTimes({ status, open, close, formated_hours }: Hours): boolean {
  return (
    status === 'Closed' ||
    formated_hours !== undefined ||
    (open !== undefined && close !== undefined)
  )
}

function endsAfterStart({ open, close }: Hours): boolean {
  return open === undefined || close === undefined || open < close
}
