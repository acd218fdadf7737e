import { z } from 'zod'

/** What a change of the watchlist answers (Spec 7.01, 7.02). */
export const watchlistAnswer = z.strictObject({
  success: z.boolean(),
  message: z.string().describe('For the buyer, in the words of the site'),
})
