import { z } from 'zod'
import type { ApiCall } from '../http/openapi/document.ts'
import { valuationSteps } from './valuation-steps.ts'

/** What `valuationPages` answers. */
export const tradeInReads: readonly ApiCall[] = [
  {
    method: 'GET',
    path: '/api/trade-in/:valuation',
    summary: 'The step that a valuation is at, for a page that waits; a new version is a new page',
    answer: z.strictObject({ step: z.enum(valuationSteps), version: z.number() }),
  },
]
