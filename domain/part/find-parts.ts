import type { Part } from '../content/entries.ts'
import { pathSlug } from '../model/path-slug.ts'
import { wordsIn } from '../text-words.ts'

/** What somebody looks for among parts; names as slugs, absent where any will do. Spec 2.18. */
export interface PartQuery {
  readonly words?: string | undefined
  readonly kind?: string | undefined
  readonly make?: string | undefined
  readonly model?: string | undefined
}

/** The words of each part, which are made once. */
const known = new WeakMap<Part, readonly string[]>()

function wordsOf(part: Part): readonly string[] {
  const found = known.get(part)
  if (found) return found
  const { name, category, number = '', manufacturer_name = '', models, description = '' } = part
  const words = wordsIn(
    [name, category, number, manufacturer_name, ...models, description].join(' '),
  )
  const all = [...words, wordsIn(number).join('')]
  known.set(part, all)
  return all
}

const is = (name: string, slug: string | undefined): boolean =>
  slug === undefined || pathSlug(name) === slug

/**
 * The parts of a kind, for a make and a model, that have a word beginning with each of the words that were
 * typed; a part number may be typed without its signs. A part that names no make or model fits any. Spec 2.18.
 */
export function findParts(parts: readonly Part[], query: PartQuery): Part[] {
  const typed = wordsIn(query.words ?? '')
  const number = typed.join('')
  return parts.filter(
    (part) =>
      is(part.category, query.kind) &&
      (part.manufacturer_name === undefined || is(part.manufacturer_name, query.make)) &&
      (part.models.length === 0 || part.models.some((model) => is(model, query.model))) &&
      (typed.every((word) => wordsOf(part).some((own) => own.startsWith(word))) ||
        (number !== '' && wordsOf(part).at(-1) === number)),
  )
}

/** A value that parts can be chosen by. */
export interface PartChoice {
  readonly name: string
  readonly slug: string
}

/** Names as choices, each once, in alphabetical order. */
const choicesOf = (names: readonly string[]): PartChoice[] =>
  [...new Set(names)].sort().map((name) => ({ name, slug: pathSlug(name) }))

/** What parts can be chosen by: kinds, makes, and the models of the make that is chosen, or of all. */
export const partChoices = (parts: readonly Part[], make?: string | undefined) => ({
  kinds: choicesOf(parts.map(({ category }) => category)),
  makes: choicesOf(parts.flatMap(({ manufacturer_name }) => manufacturer_name ?? [])),
  models: choicesOf(
    parts.flatMap(({ manufacturer_name, models }) =>
      manufacturer_name !== undefined && !is(manufacturer_name, make) ? [] : models,
    ),
  ),
})
