import { z } from 'zod'
import type { ApiCall } from '../http/openapi/document.ts'

const nobody = z.strictObject({ signed_in: z.literal(false) })
const buyer = z.strictObject({
  signed_in: z.literal(true),
  name: z.string().optional(),
  phone: z.string().describe('E.164'),
  saved: z.array(z.string()).describe('Ids of the cars in the watchlist'),
  words: z
    .record(z.string(), z.string())
    .optional()
    .describe('What pages say of a change, on sites with a watchlist'),
})

/** What `meRoutes` answers. */
export const accountReads: readonly ApiCall[] = [
  {
    method: 'GET',
    path: '/api/me',
    summary: 'Who is signed in, by the session of the request, with the saved cars',
    answer: z.discriminatedUnion('signed_in', [nobody, buyer]),
  },
]
