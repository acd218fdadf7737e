import { z } from 'zod'
import { documentPath } from '../document/document-path.ts'
import { timestamp, whole } from '../quantities.ts'
import type { StaffCalls } from './staff-call.ts'

const author = z
  .strictObject({ id: z.string(), name: z.string() })
  .describe('Who; absent for the program and the files that the site ships with')

const route = z.string().min(1).max(200)

const page = z.strictObject({
  path: documentPath,
  route: route.describe('Its address; with parameters such as /cars/:car'),
  source: z
    .enum(['template', 'changes', 'own'])
    .describe('Its template, the template with changes, or the site alone'),
  changes: whole('Changes to the template’s page'),
  live: z
    .strictObject({
      revision: whole('Its live revision; 0 is the file'),
      at: timestamp('Since when; absent for the file').optional(),
      by: author.optional(),
    })
    .describe('Absent for a page that was never published, or is off the site')
    .optional(),
  off: z
    .strictObject({
      revision: whole('The revision by which it was taken off'),
      at: timestamp('When'),
      by: author.optional(),
      last: whole('The revision to put back, 0 for the file; absent beside a draft').optional(),
    })
    .describe('Of a page that was taken off the site, and is at no address of it')
    .optional(),
  draft: z
    .strictObject({
      version: whole('Version of the draft'),
      at: timestamp('When it was saved last'),
      by: author.optional(),
      errors: whole('Errors, which keep it from being published'),
    })
    .optional(),
  problems: z
    .array(z.strictObject({ level: z.enum(['error', 'warning']), message: z.string() }))
    .describe('Problems of its draft, or where it has none of what is live'),
})

const message = z
  .string()
  .trim()
  .max(500)
  .regex(/^[^\0]*$/)
  .describe('What it is about, for the history')

/** The list of a site's pages, and what begins and ends one. */
export const pageCalls = {
  'GET /:site/pages': {
    summary:
      'The pages of a site: its template’s, those that it changes, its own, and what was taken off',
    access: 'see_drafts',
    answer: z.strictObject({
      template: z.string().describe('Title of the template'),
      address: z.url().describe('Where the site is'),
      pages: z.array(page).describe('By address'),
    }),
  },
  'POST /:site/pages': {
    summary:
      'Begins a page as a draft: an empty one, or a copy of a page of the template or of a site',
    access: 'edit_drafts',
    body: z.strictObject({
      route: route.describe('Its address, such as /caravan-clinic'),
      copy: z
        .union([
          z.strictObject({ template: route.describe('Route of a page of the template') }),
          z.strictObject({ site: z.string().max(200), path: documentPath }),
        ])
        .describe('What it is a copy of; absent for an empty page')
        .optional(),
    }),
    answer: z.strictObject({ path: documentPath }),
  },
  'POST /:site/pages/remove': {
    summary:
      'Takes a page away: its draft, and where it is live its file; of a changed page the changes',
    access: 'publish',
    body: z.strictObject({
      path: documentPath,
      revision: whole('The live revision that the caller saw; 0 is the file'),
      message,
    }),
    answer: z.strictObject({
      revision: whole(
        'The revision that takes it away; absent where it was a draft only',
      ).optional(),
    }),
  },
} as const satisfies StaffCalls
