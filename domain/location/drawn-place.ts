import { z } from 'zod'

/** A place of the dealer's that can be drawn: its front, its workshop, its reception. Spec 3.28. */
export const drawnPlace = z.enum(['yard', 'workshop', 'reception'])
export type DrawnPlace = z.infer<typeof drawnPlace>

/** What an entry of content is drawn at where it has no picture. */
export const entryPlace = drawnPlace
  .optional()
  .describe('Where it happens: drawn with the name of the dealer, where there is no picture')
