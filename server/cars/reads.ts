import { z } from 'zod'
import type { ApiCall } from '../http/openapi/document.ts'
import { hitSchema } from '../search/reads.ts'

/** What `carRoutes` answers. */
export const carReads: readonly ApiCall[] = [
  {
    method: 'GET',
    path: '/api/cars/:id',
    summary: 'A car that is for sale or sold; 410 for one that was withdrawn',
    answer: hitSchema.extend({
      finance_disclaimer: z.string().optional().describe('Terms of the estimate of its repayment'),
    }),
  },
]
