import { isAbsent } from '../absence.ts'
import { shortened } from '../shortened-text.ts'
import type { Car } from './car.ts'
import { NOTE_CHARACTERS } from './thresholds.ts'

/** What a card quotes: a sentence, and who wrote it where that is known. */
export type Note = { text: string; author?: string }

// Locale-independent enough: all sites are in English.
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

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
  const sentence = sentences.segment(paragraph)[Symbol.iterator]().next().value?.segment.trim()
  const text = sentence ?? paragraph
  return {
    text: shortened(text, NOTE_CHARACTERS) ?? text,
    ...(author !== undefined && !isAbsent(author) && { author }),
  }
}
