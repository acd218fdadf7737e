import { z } from 'zod'
import { amount, money, pictureUrl, timestamp } from '../quantities.ts'
import type { Correction } from './correction.ts'
import {
  CORRECTED_COMMENTS,
  CORRECTED_PHOTOS,
  CORRECTED_RANK,
  CORRECTED_TAG,
} from './thresholds.ts'

/** Of a person of the staff: PostgreSQL stores no NUL. */
const words = (most: number, description: string) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^[^\0]*$/)
    .describe(description)

const photo = z.strictObject({
  url: pictureUrl('Photo'),
  alt: words(300, 'What it shows, for those who cannot see it').optional(),
})

/** See `Correction`. */
export const correctionSchema = z.discriminatedUnion('field', [
  z.strictObject({ field: z.literal('price'), value: money('Price') }),
  z.strictObject({ field: z.literal('tag'), value: words(CORRECTED_TAG, 'Tag; empty for none') }),
  z.strictObject({
    field: z.literal('comments'),
    value: words(CORRECTED_COMMENTS, 'Comments, plain text with line breaks; empty for none'),
  }),
  z.strictObject({
    field: z.literal('photos'),
    value: z.array(photo).min(1).max(CORRECTED_PHOTOS).describe('All photos, in order'),
  }),
  z.strictObject({ field: z.literal('hidden'), value: z.boolean().describe('Kept off the site') }),
  z.strictObject({ field: z.literal('sold'), value: timestamp('When it was sold') }),
  z.strictObject({
    field: z.literal('rank'),
    value: amount("Place in the dealer's own order, higher first").max(CORRECTED_RANK),
  }),
]) satisfies z.ZodType<Correction>
