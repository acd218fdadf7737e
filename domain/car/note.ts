import { isAbsent } from '../absence.ts'
import { shortened } from '../shortened-text.ts'
import type { Car } from './car.ts'
import { NOTE_CHARACTERS } from './thresholds.ts'

/** What a card quotes: a sentence, and who wrote it where that is known. */
export type Note = { text: string; author?: string }

// Intl.Segmenter would join "One owner. 41,250 km so far." and part "approx. 300 km".
const SENTENCE =
  /^.*?(?<!\b(?:approx|incl|excl|est|max|min|no|st|mr|mrs|ms|dr|vs|e\.g|i\.e))[.!?…]+["'”’)]*(?=\s|$)/i

/**
 * The first sentence of the dealer's comments, with their author; undefined without comments. A longer
 * sentence ends at a word, with an ellipsis. Spec 5.35.
 */
export function noteOf(
  car: Pick<Car, 'dealercomments' | 'dealercomments_author'>,
): Note | undefined {
  const { dealercomments: comments, dealercomments_author: author } = car
  if (comments === undefined || isAbsent(comments)) return undefined
  const paragraph = comments.trim().split('\n', 1)[0] ?? ''
  const text = (SENTENCE.exec(paragraph)?.[0] ?? paragraph).trim()
  return {
    text: shortened(text, NOTE_CHARACTERS) ?? text,
    ...(author !== undefined && !isAbsent(author) && { author }),
  }
}
