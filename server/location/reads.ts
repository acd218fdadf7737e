import { z } from 'zod'
import type { ApiCall } from '../http/openapi/document.ts'

/** What `geocodeRoutes` answers. */
export const locationReads: readonly ApiCall[] = [
  {
    method: 'GET',
    path: '/api/geocode',
    summary: 'Where a postcode of the site’s country is, and how far its locations are from it',
    query: z.object({ address: z.string().describe('A postcode') }),
    answer: z.strictObject({
      lat: z.number(),
      long: z.number(),
      locations: z
        .array(z.strictObject({ slug: z.string(), km: z.int().optional() }))
        .optional()
        .describe('Nearest first, on sites with this feature'),
    }),
  },
]
