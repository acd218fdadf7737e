import { z } from 'zod'
import { text } from '../quantities.ts'

/** A car saved in an account. Spec 3.36. */
export const watchlistEntrySchema = z
  .strictObject({ id: text('Id of the car') })
  .readonly()
  .describe('Watchlist entry')
export type WatchlistEntry = z.infer<typeof watchlistEntrySchema>
