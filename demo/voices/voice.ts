import type { Car } from '#domain/car/car.ts'
import type { DemoLocation } from '../locations.ts'
import type { Random } from '../random.ts'

/** A sentence that is true of a car at a location; undefined if the car lacks the facts for it. */
export type Sentence = (car: Car, location: DemoLocation) => string | undefined

/** How the staff of a demo dealer write about a car: only what its record says. */
export type Voice = {
  /** The first sentence; some cards quote it. */
  openings: readonly Sentence[]
  details: readonly Sentence[]
  closings: readonly Sentence[]
  /** Who writes at a location, by its slug; nobody signs where absent. */
  authors?: Readonly<Record<string, readonly string[]>>
}

const NO_COMMENTS_PROBABILITY = 0.03
const SHORT_PROBABILITY = 0.2
const DETAIL_PROBABILITY = 0.6

type Place = { group: { voice: Voice }; location: DemoLocation }

/** A car with comments of one sentence or several paragraphs; a few stay without. */
export function withComments(car: Car, { group, location }: Place, random: Random): Car {
  const { openings, details, closings, authors } = group.voice
  const trueOnes = (sentences: readonly Sentence[]) =>
    sentences.flatMap((sentence) => sentence(car, location) ?? [])
  const possible = trueOnes(openings)
  if (possible.length === 0 || random.chance(NO_COMMENTS_PROBABILITY)) return car
  const opening = random.pick(possible)
  const signed = authors?.[location.slug]
  const author = signed ? { dealercomments_author: random.pick(signed) } : {}
  if (random.chance(SHORT_PROBABILITY)) return { ...car, dealercomments: opening, ...author }
  const more = random.subset(trueOnes(details), DETAIL_PROBABILITY)
  const paragraphs = [[opening, ...more].join(' '), ...lastOf(trueOnes(closings), random)]
  return { ...car, dealercomments: paragraphs.join('\n\n'), ...author }
}

const lastOf = (closings: readonly string[], random: Random): string[] =>
  closings.length === 0 ? [] : [random.pick(closings)]
