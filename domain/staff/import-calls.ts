import { z } from 'zod'
import { timestamp, whole } from '../quantities.ts'
import { MOST_ROWS_SET_ASIDE } from './import-limit.ts'
import type { StaffCalls } from './staff-call.ts'

const run = z.strictObject({
  id: whole('Number of the run'),
  feed: z.string().describe('Name of the feed'),
  file: z.string().describe('Name of the file'),
  finished: timestamp('When it ended'),
  read: whole('Rows of the file'),
  added: whole('New cars'),
  returned: whole('Cars that had left the feed'),
  changed: whole('Cars that changed'),
  unchanged: whole('Cars that are as before'),
  removed: whole('Cars that the feed no longer has'),
  set_aside: whole('Rows that could not be used'),
})

const row = z.strictObject({
  line: whole('Line of the file, or number of the record'),
  column: z.string().optional(),
  value: z.string().describe('What stands there').optional(),
  reason: z.string().describe('A code, such as `missing_value`'),
  detail: z.string().describe('What was expected'),
})

const leftOut = z.strictObject({
  column: z.string(),
  count: whole('How often'),
  example: z.string().describe('The first'),
  detail: z.string().describe('What was expected'),
})

const yard = z.strictObject({
  column: z.string(),
  code: z.string(),
  count: whole('Cars'),
  line: whole('The first line with it'),
})

/** Imports of a site's feeds, and what they could not use. Spec 6.03, WORKSPACE 6. */
export const importCalls = {
  'GET /:site/imports': {
    summary: 'The last imports of each feed, the newest first',
    access: 'see_imports',
    answer: z.strictObject({ runs: z.array(run) }),
  },
  'GET /:site/imports/:run': {
    summary: `What an import did; the first ${MOST_ROWS_SET_ASIDE} rows set aside, of the last import of each feed`,
    access: 'see_imports',
    answer: run.extend({
      rows: z.array(row),
      left_out: z.array(leftOut).describe('Values of cars that were taken without them'),
      unknown_yards: z.array(yard).describe('Yards that the site does not have'),
      missing_columns: z.array(z.string()).describe('Columns that the file does not have'),
      notes: z.array(z.string()).describe('A sentence each'),
    }),
  },
} as const satisfies StaffCalls
