import { z } from 'zod'
import { day, money, text, whole } from '../quantities.ts'
import { TOP_PRIZE_DOLLARS, WHEEL_SEGMENTS } from './thresholds.ts'

/** One prize on the wheel. Spec 9.20, D32. */
const segmentSchema = z.strictObject({
  id: text('Stable id; the spin and its lead name it'),
  label: text('What the wheel and the winner read'),
  value: money('What the prize is worth').max(TOP_PRIZE_DOLLARS),
  weight: whole('Chance against the other segments; 0 is never drawn'),
  stock: whole('Prizes left to win'),
})
export type Segment = z.infer<typeof segmentSchema>

const hasOwnIds = (segments: readonly Segment[]) =>
  new Set(segments.map(({ id }) => id)).size === segments.length

/**
 * A prize wheel: its 19 segments in their order, and the days on which it spins,
 * both included, in the site's time zone. Spec 9.20, 4.29, D5, D32.
 */
export const wheelSchema = z
  .strictObject({
    segments: z
      .array(segmentSchema)
      .length(WHEEL_SEGMENTS)
      .refine(hasOwnIds, { error: 'each segment needs an id of its own' })
      .describe('The prizes, clockwise'),
    start: day('First day'),
    expiry: day('Last day'),
  })
  .refine(({ start, expiry }) => start <= expiry, {
    error: 'expires before it starts',
    path: ['expiry'],
  })
export type Wheel = z.infer<typeof wheelSchema>
