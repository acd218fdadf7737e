import { blanked, replaced, textWords } from '../text-words.ts'
import { amountsIn } from './amount-words.ts'
import { countsIn } from './count-words.ts'
import { kindWords } from './kind-words.ts'
import { type CarNames, namedCarsIn } from './named-cars.ts'
import { emptyReading, type QueryReading, type ReadWords } from './query-reading.ts'
import type { WordVocabulary } from './word-vocabulary.ts'

/** Words that say nothing of a car, and that nobody asks for alone. */
const particles = new Set(
  'a an the and or with without for in at near on of to from by me my i we is are any some all'.split(
    ' ',
  ),
)

/** Words that say nothing of a car. */
const fillers = new Set([
  ...particles,
  ...`sale please cheap good best nice great quality car cars vehicle vehicles buy buying want wanted need
  looking search find show under over below above between less more than price priced budget around about
  only`.split(/\s+/),
])

/**
 * Reads a query as buyers write it: prices, kilometres, years, seats, doors, and words for kinds of cars
 * become filters; the rest stays keywords. What is in quotation marks is not read, and a word that is
 * a name in stock stays a keyword; but `new` is first the condition, not the beginning of New Age. A
 * particle alone is the beginning of a name: `to` of Toyota. Never throws; the time grows with the
 * length. D10.
 */
export function readQuery(
  query: string,
  vocabulary: WordVocabulary,
  names: CarNames,
): QueryReading {
  const filters: ReadWords[] = []
  const conditions: ReadWords[] = []
  // Kept as long as the query, so that places are those of the query.
  let rest = [...query.matchAll(/["“”][^"“”]*["“”]?/g)].reduce(
    (text, { 0: quoted, index }) => blanked(text, { start: index, end: index + quoted.length }),
    query,
  )
  let keywords = query
  const read = (filter: ReadWords) => {
    if (rest.slice(filter.start, filter.end).trim() === '') return
    filters.push(filter)
    rest = blanked(rest, filter)
    keywords = blanked(keywords, filter)
  }
  const cars = namedCarsIn(rest, names)
  if (cars) read({ ...cars, facet: 'make_model', text: query.slice(cars.start, cars.end) })
  const begun = namesBegun(query, vocabulary)
  if (begun) read(begun)
  for (const { facet, count, isLeast, start, end } of countsIn(rest)) {
    const inStock = vocabulary.valuesOf(facet)
    if (inStock.length === 0) continue
    const own = isLeast ? inStock.filter((value) => Number(value) >= count) : [String(count)]
    const thing = facet === 'seats' ? 'seats' : 'doors'
    read({ facet, values: own, start, end, text: `${count} ${thing}${isLeast ? ' or more' : ''}` })
  }
  for (const { facet, range, start, end, isBare } of amountsIn(rest)) {
    if (isBare && vocabulary.isName(rest.slice(start, end).trim())) continue
    read({ facet, range, start, end })
  }
  for (const { facet, words, values, text } of kindWords) {
    const own = vocabulary.valuesOf(facet)
    const meant = own.filter((value) => values.test(value))
    // The gearbox is asked for even where no car states one: "auto" is never Android Auto.
    if (own.length === 0 && facet !== 'transmission') continue
    for (const { 0: found, index: start } of rest.matchAll(words)) {
      const end = start + found.length
      if (isOfName(rest, start, end, vocabulary)) continue
      const isName = vocabulary.isName(found)
      if (meant.length === 0 && isName && facet !== 'car_type') continue
      const none = text ?? found.toLowerCase()
      const own: ReadWords =
        meant.length > 0
          ? { facet, values: meant, start, end, ...(text && { text }) }
          : { facet, values: [none], start, end, text: none }
      read(own)
      if (isName && facet === 'car_type') conditions.push(own)
    }
  }
  keywords = withoutFillers(keywords, rest, vocabulary)
  return {
    ...{ ...emptyReading, filters: filters.sort((a, b) => a.start - b.start), keywords },
    ...(conditions.length > 0 && {
      corrected: replaced(query, conditions, (_, word) => `${word} (condition)`),
      literal: replaced(query, conditions, (_, word) => `"${word}"`),
    }),
  }
}

/** A query of one particle, as while `toyota` is typed: the cars with a name that begins with it. */
function namesBegun(query: string, { valuesOf }: WordVocabulary): ReadWords | undefined {
  const [only, ...others] = textWords(query)
  // With a space behind it the word is complete.
  if (!only || others.length > 0 || only.end < query.length || !particles.has(only.word)) return
  const values = valuesOf('make_model').filter((name) =>
    textWords(name).some(({ word }) => word.startsWith(only.word)),
  )
  const { start, end } = only
  return values.length > 0
    ? { facet: 'make_model', values, start, end, text: `${query}…` }
    : undefined
}

/** Whether words are of a name together with the word before or behind them: of a Grand Caravan, a Holden Ute. */
function isOfName(text: string, start: number, end: number, { isName }: WordVocabulary): boolean {
  const before = textWords(text.slice(0, start)).at(-1)?.word
  const next = textWords(text.slice(end))[0]?.word
  const found = text.slice(start, end)
  return (
    (before !== undefined && isName(before + found)) || (next !== undefined && isName(found + next))
  )
}

/** Without fillers, but where they are a name, or one with the next word, as in `i 30`. */
function withoutFillers(keywords: string, rest: string, { isName }: WordVocabulary): string {
  const words = textWords(rest)
  return words.reduce((text, { word, start, end }, at) => {
    const next = words[at + 1]?.word ?? ''
    const before = words[at - 1]?.word ?? ''
    const isKept =
      !fillers.has(word) || isName(word) || isName(word + next) || isName(before + word)
    return isKept ? text : blanked(text, { start, end })
  }, keywords)
}
