import { type TextWord, textWords } from '../text-words.ts'
import { isListed } from './alternatives.ts'
import { kindWords } from './kind-words.ts'

/** Makes or models of which any will do, named one after another: `toyota or mazda`. */
export interface NamedCars {
  /** Values of the facet `make_model`. */
  readonly values: readonly string[]
  readonly start: number
  readonly end: number
  /** What a chip says. */
  readonly text: string
}

interface Named extends TextWord {
  readonly values: readonly string[]
}

/** What a name of a make or a model stands for, by its letters. */
export type CarNames = ReadonlyMap<string, readonly string[]>

const lettersOf = (name: string): string =>
  textWords(name)
    .map(({ word }) => word)
    .join('')

/** The values of `make_model` that each make, model, and make with model means. */
export function carNames(modelsByMake: Readonly<Record<string, readonly string[]>>): CarNames {
  const names = new Map<string, string[]>()
  const add = (name: string, values: readonly string[]) => {
    const letters = lettersOf(name)
    // A model named 3 is one only behind its make, and a ute is mostly not the model of that name.
    const isOther = letters.length < 2 || kindWords.some(({ words }) => !name.replace(words, ''))
    if (!isOther) names.set(letters, [...(names.get(letters) ?? []), ...values])
  }
  for (const [make, models] of Object.entries(modelsByMake)) {
    add(
      make,
      models.map((model) => `${make} ${model}`),
    )
    for (const model of models) {
      add(model, [`${make} ${model}`])
      add(`${make} ${model}`, [`${make} ${model}`])
    }
  }
  return names
}

const WORDS_OF_A_NAME = 5
/** The first two or more cars in a query that are alternatives. D10. */
export function namedCarsIn(query: string, names: CarNames): NamedCars | undefined {
  const named = namesIn(query, names)
  for (let first = 0; first < named.length; first++) {
    let last = first
    while (isAlternative(query, named[last], named[last + 1])) last++
    const [from, to] = [named[first], named[last]]
    if (last === first || !from || !to) continue
    const own = named.slice(first, last + 1)
    const values = [...new Set(own.flatMap((name) => name.values))].sort()
    const text = own.map(({ start, end }) => query.slice(start, end)).join(' or ')
    return { values, start: from.start, end: to.end, text }
  }
  return undefined
}

function isAlternative(query: string, one?: Named, next?: Named): boolean {
  if (!one || !next) return false
  const between = query.slice(one.end, next.start)
  return isListed(between) && (between.trim() !== '' || !isOneName(one, next))
}

/** Whether two names beside each other may be of one car: `mustang ford`, but not `toyota mazda`. */
const isOneName = (one: Named, next: Named): boolean =>
  [...one.values, ...next.values].some((value) => {
    const letters = lettersOf(value)
    return letters.includes(one.word) && letters.includes(next.word)
  })

/** Names in a query, the longest at each place. */
function namesIn(query: string, names: CarNames): Named[] {
  const words = textWords(query)
  const found: Named[] = []
  for (let at = 0; at < words.length; at++) {
    for (let count = WORDS_OF_A_NAME; count > 0; count--) {
      const own = words.slice(at, at + count)
      const letters = own.map(({ word }) => word).join('')
      const values = own.length === count ? names.get(letters) : undefined
      const [first, last] = [own[0], own.at(-1)]
      if (!values || !first || !last) continue
      found.push({ word: letters, values, start: first.start, end: last.end })
      at += count - 1
      break
    }
  }
  return found
}
