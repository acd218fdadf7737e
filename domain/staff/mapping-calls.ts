import { z } from 'zod'
import { timestamp } from '../quantities.ts'
import type { StaffCalls } from './staff-call.ts'

/** What people of a site teach the mappings of its feeds. Spec 6.03, WORKSPACE 6. */
export const mappingCalls = {
  'GET /:site/imports/mappings/:mapping': {
    summary: 'What a mapping was taught, and the fields that a column could fill',
    access: 'see_imports',
    answer: z.strictObject({
      fields: z.array(
        z.strictObject({
          field: z.string(),
          about: z.string(),
          columns: z.array(z.string()).describe('Columns that fill it today'),
        }),
      ),
      lessons: z.array(
        z.strictObject({
          id: z.string(),
          column: z.string(),
          field: z.string(),
          value: z.string().describe('Of the column; absent where the column is taught').optional(),
          meaning: z.string().optional(),
          at: timestamp('When it was taught'),
          by: z.string().optional(),
        }),
      ),
    }),
  },
  'POST /:site/imports/mappings/:mapping/lessons': {
    summary: 'Teaches which field a column fills, or what a value of it means; each import follows',
    access: 'teach_mappings',
    body: z.strictObject({
      column: z.string().trim().min(1).max(200),
      field: z.string().max(60),
      value: z.string().trim().min(1).max(200).optional(),
      meaning: z.string().max(60).optional(),
    }),
    answer: z.strictObject({ id: z.string() }),
  },
  'POST /:site/imports/lessons/:lesson/take-back': {
    summary: 'Takes back what a mapping was taught; 204',
    access: 'teach_mappings',
  },
} as const satisfies StaffCalls
