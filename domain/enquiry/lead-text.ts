import { z } from 'zod'
import { cleanLines } from '../clean-text.ts'

/** A text of a lead: not empty, at most `most` characters (UTF-16 units), clean on every engine. */
export const leadText = (description: string, most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .refine((text) => cleanLines(text) === text, {
      error: 'expected no control characters, no marks of direction and whole characters alone',
    })
    .describe(description)
