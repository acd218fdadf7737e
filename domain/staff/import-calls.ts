import { z } from 'zod'
import { timestamp, whole } from '../quantities.ts'
import { MOST_FEED_BYTES, MOST_ROWS_SET_ASIDE } from './import-limit.ts'
import type { StaffCalls } from './staff-call.ts'

const feed = z.string().describe('Name of the feed')

const counts = {
  read: whole('Rows of the file'),
  added: whole('New cars'),
  returned: whole('Cars that had left the feed'),
  changed: whole('Cars that changed'),
  unchanged: whole('Cars that are as before'),
  removed: whole('Cars that the feed no longer has'),
  set_aside: whole('Rows that could not be used'),
}

const run = z.strictObject({
  id: whole('Number of the run'),
  feed,
  file: z.string().describe('Name of the file'),
  finished: timestamp('When it ended'),
  ...counts,
})

const teach = z
  .strictObject({
    field: z.string().describe('Field of a car'),
    choices: z.array(z.string()).describe('What the value could mean'),
  })
  .describe('Where the value can be taught')
  .optional()

const unread = z.strictObject({
  column: z.string(),
  example: z.string().describe('Its first value'),
  guess: z.string().describe('The field that its name means').optional(),
})

const row = z.strictObject({
  line: whole('Line of the file, or number of the record'),
  column: z.string().optional(),
  value: z.string().describe('What stands there').optional(),
  reason: z.string().describe('A code, such as `missing_value`'),
  detail: z.string().describe('What was expected'),
  teach,
})

const leftOut = z.strictObject({
  column: z.string(),
  count: whole('How often'),
  example: z.string().describe('The first'),
  detail: z.string().describe('What was expected'),
  teach,
})

const yard = z.strictObject({
  column: z.string(),
  code: z.string(),
  count: whole('Cars'),
  line: whole('The first line with it'),
})

const findings = {
  rows: z.array(row),
  left_out: z.array(leftOut).describe('Values of cars that were taken without them'),
  unknown_yards: z.array(yard).describe('Yards that the site does not have'),
  missing_columns: z.array(z.string()).describe('Columns that the file does not have'),
  unread_columns: z.array(unread).describe('Columns that nothing reads'),
  notes: z.array(z.string()).describe('A sentence each'),
}

const pending = z.strictObject({
  id: z.string(),
  feed,
  mapping: z.string().describe('Name of the mapping that reads it'),
  file: z.string().describe('Name of the file; of several, with commas'),
  source: z.enum(['refused', 'upload']).describe('Refused by an import, or uploaded by hand'),
  at: timestamp('When it came'),
  by: z.string().describe('Who uploaded it').optional(),
  ending: z
    .enum(['imported', 'superseded', 'discarded'])
    .describe('Absent while it waits; `superseded`: a later file of the feed was imported')
    .optional(),
})

const name = z
  .string()
  .trim()
  .regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'Please use small letters, digits and dashes')

/** Imports of a site's feeds, and what they could not use. Spec 6.03, WORKSPACE 6. */
export const importCalls = {
  'GET /:site/imports': {
    summary: 'The last imports of each feed, the newest first',
    access: 'see_imports',
    answer: z.strictObject({
      runs: z.array(run),
      pending: z.array(pending).describe('Files of the last days that wait, or did'),
      mappings: z.array(z.string()).describe('Names of the mappings that can read a file'),
    }),
  },
  'GET /:site/imports/:run': {
    summary: `What an import did; the first ${MOST_ROWS_SET_ASIDE} rows set aside, of the last import of each feed`,
    access: 'see_imports',
    answer: run.extend({
      ...findings,
      mapping: z.string().describe('Name of the mapping, where it can be taught').optional(),
    }),
  },
  'POST /:site/imports/pending': {
    summary: 'Takes a file of a feed in; nothing changes before it is imported',
    access: 'import_stock',
    takesFile: true,
    maxBodyBytes: MOST_FEED_BYTES,
    query: z.strictObject({
      key: z.uuid().describe('Its id: a doubled request stores nothing'),
      file: z.string().min(1).max(300).describe('Name of the file'),
      mapping: name.describe('Name of the mapping that reads it'),
      feed: name.describe('Name of the feed; default: the mapping’s').optional(),
    }),
    answer: z.strictObject({ id: z.string() }),
  },
  'GET /:site/imports/pending/:pending': {
    summary: 'A file that waits, and what its import would do as the stock is now',
    access: 'see_imports',
    answer: pending.extend({
      state: z
        .enum(['ready', 'implausible', 'unusable', 'ended'])
        .describe('`implausible`: it needs a reason; `unusable`: it cannot be imported'),
      refusal: z.string().describe('Why it was refused, or would be').optional(),
      stock_version: whole('The version of the stock that it is compared with'),
      unread_columns: z.array(unread).describe('Of a file that lacks a column').optional(),
      would: z.strictObject({ ...counts, ...findings }).optional(),
    }),
  },
  'POST /:site/imports/pending/:pending/import': {
    summary:
      'Imports a file that waits; one that is implausible only by an owner with a reason, and once',
    access: 'import_stock',
    body: z.strictObject({
      stock_version: whole('As it was answered'),
      reason: z.string().trim().max(300).default(''),
    }),
    answer: z.strictObject({ run: whole('Number of the run') }),
  },
  'POST /:site/imports/pending/:pending/discard': {
    summary: 'Throws a file that waits away; 204',
    access: 'import_stock',
  },
} as const satisfies StaffCalls
