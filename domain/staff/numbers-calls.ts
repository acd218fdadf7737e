import { z } from 'zod'
import { dayAfter } from '../calendar.ts'
import { whole } from '../quantities.ts'
import type { StaffCalls } from './staff-call.ts'

/** A year, so that two of them can be compared. */
const MAX_NUMBERS_DAYS = 366

const figures = {
  views: whole('Views of cars'),
  leads: whole('Leads'),
  hearts: whole('Cars saved'),
  calls: whole('Telephone numbers revealed or dialled'),
  searches: whole('Searches'),
  empty_searches: whole('Searches without result'),
}

const range = z
  .strictObject({
    from: z.iso.date().describe('First day, of the site’s calendar'),
    to: z.iso.date().describe('Last day'),
  })
  .refine(({ from, to }) => from <= to && to < dayAfter(from, MAX_NUMBERS_DAYS), {
    error: `expected at most ${MAX_NUMBERS_DAYS} days, the first before the last`,
    path: ['to'],
  })

/** What visitors did, counted (Spec 7.19-7.28). */
export const numberCalls = {
  'GET /:site/numbers': {
    summary: 'Views, leads, hearts, calls and searches by day, car and source',
    access: 'see_numbers',
    query: range,
    answer: z.strictObject({
      days: z.array(z.strictObject({ day: z.iso.date(), ...figures })),
      cars: z
        .array(
          z.strictObject({
            id: z.string(),
            name: z.string().describe('Absent where the site no longer has the car').optional(),
            path: z.string().optional(),
            ...figures,
          }),
        )
        .describe('The hundred with the most views'),
      sources: z.array(z.strictObject({ source: z.string(), leads: figures.leads })),
      total: z.strictObject(figures),
      is_measured: z.boolean().describe('Whether the site counts what visitors do'),
    }),
  },
  'GET /:site/numbers-export': {
    summary: 'The same as a table for a spreadsheet, a line a day and car',
    access: 'see_numbers',
    query: range,
    answer: z.strictObject({ name: z.string().describe('Of the file'), csv: z.string() }),
  },
} as const satisfies StaffCalls
