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

/** More often, what somebody says by name sounds like a form letter. */
const MAX_SAID = 2

/** The signed sentences of a stock: who said each, and how often. */
export type Said = Map<string, { author: string; times: number }>

type Place = { voice: Voice; location: DemoLocation; said: Said }

/**
 * A car with comments of one sentence or several paragraphs; a few stay without. A signed sentence is
 * one person's and occurs at most twice in `said`, to which those of the car are added.
 */
export function withComments(car: Car, { voice, location, said }: Place, random: Random): Car {
  const signed = voice.authors?.[location.slug]
  const author = signed && random.pick(signed)
  const unsaid = (sentences: readonly Sentence[]) =>
    sentences
      .flatMap((sentence) => sentence(car, location) ?? [])
      .filter((text) =>
        sentencesOf(text).every((one) => {
          const before = said.get(one)
          return !before || (before.author === author && before.times < MAX_SAID)
        }),
      )
  const openings = unsaid(voice.openings)
  if (openings.length === 0 || random.chance(NO_COMMENTS_PROBABILITY)) return car
  const first = [random.pick(openings)]
  const paragraphs = [first]
  if (!random.chance(SHORT_PROBABILITY)) {
    first.push(...random.subset(unsaid(voice.details), DETAIL_PROBABILITY))
    const closings = unsaid(voice.closings)
    if (closings.length > 0) paragraphs.push([random.pick(closings)])
  }
  const dealercomments = paragraphs.map((texts) => texts.join(' ')).join('\n\n')
  if (author === undefined) return { ...car, dealercomments }
  for (const one of sentencesOf(dealercomments)) {
    said.set(one, { author, times: (said.get(one)?.times ?? 0) + 1 })
  }
  return { ...car, dealercomments, dealercomments_author: author }
}

/** Each sentence of a text by itself: `One. Two.` has two. */
const sentencesOf = (text: string): string[] => text.split(/(?<=[.?!])\s+(?=[A-Z])/)
