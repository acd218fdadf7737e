import { z } from 'zod'
import { money, timestamp } from '../quantities.ts'
import type { StaffCalls } from './staff-call.ts'

const prize = z.strictObject({
  code: z.string().describe('Claim code, such as W-5N3R-82QK'),
  wheel: z.string().describe('Id of the wheel'),
  prize: z.string(),
  value: money('What it is worth'),
  won_at: timestamp('When it was drawn'),
  given_at: timestamp('When somebody gave it; absent until then').optional(),
})

/** Prizes of the wheel that winners come for. D32. */
export const prizeCalls = {
  'GET /:site/prizes/:id': {
    summary: 'The prize of a claim code',
    access: 'give_prizes',
    sight: 'prize_seen',
    answer: prize,
  },
  'POST /:site/prizes/:id/given': {
    summary: 'Marks a prize as given, once; 409 where it was given before',
    access: 'give_prizes',
    answer: prize,
  },
} satisfies StaffCalls
