import { z } from 'zod'
import type { StaffCalls } from './staff-call.ts'

/** What changes at a site, as it does. */
export const liveCalls = {
  'GET /:site/events': {
    summary:
      'The line of changes, as server-sent events: what changed, by kind and id, each with its number. It goes on behind `after` or the header `Last-Event-ID`, and ends with the session',
    access: 'see_today',
    isStream: true,
    query: z.strictObject({
      after: z.coerce
        .number()
        .int()
        .min(0)
        .max(Number.MAX_SAFE_INTEGER)
        .optional()
        .describe('The number of the last change that is known'),
    }),
  },
} as const satisfies StaffCalls
