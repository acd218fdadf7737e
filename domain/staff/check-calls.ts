import { z } from 'zod'
import { documentPath } from '../document/document-path.ts'
import { whole } from '../quantities.ts'
import { documentProblem } from './document-calls.ts'
import type { StaffCalls } from './staff-call.ts'

const pageFinding = documentProblem.extend({
  check: z
    .enum(['about', 'headings', 'links', 'pictures', 'words', 'cars'])
    .describe('What was looked at'),
})
export type PageFinding = z.output<typeof pageFinding>

/** The checklist before publishing. */
export const checkCalls = {
  'GET /:site/checks': {
    summary: 'What is wrong with a document’s draft, and with its page as it would be sent',
    access: 'see_drafts',
    query: z.strictObject({ path: documentPath }),
    answer: z.strictObject({
      version: whole('Version of the draft; 0 for what is live'),
      problems: z.array(documentProblem),
      page: z
        .strictObject({
          findings: z.array(pageFinding),
          links: whole('How many it has'),
          pictures: whole('How many it has'),
          bytes: z
            .strictObject({
              html: whole('Without inline styles and scripts'),
              styles: whole('In it: nothing is painted before them'),
              later: whole('Of the stylesheet that what is below the first screen waits for'),
              script: whole('In it and in files, before an interaction'),
            })
            .describe('Compressed'),
        })
        .describe('Absent where it is no page, has errors, or has no address to be shown at')
        .optional(),
    }),
  },
} as const satisfies StaffCalls
