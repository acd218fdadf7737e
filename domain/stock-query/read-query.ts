import { blanked, textWords } from '../text-words.ts'
import { amountsIn } from './amount-words.ts'
import { countsIn } from './count-words.ts'
import { kindWords } from './kind-words.ts'
import { type CarNames, namedCarsIn } from './named-cars.ts'
import { emptyReading, type QueryReading, type ReadWords } from './query-reading.ts'
import type { WordVocabulary } from './word-vocabulary.ts'

/** Words that say nothing of a car. */
const fillers = new Set(
  `a an the and or with without for sale in at near on of to from by me my i we is are any some all please cheap
  good best nice great quality car cars vehicle vehicles buy buying want wanted need looking search
  find show under over below above between less more than price priced budget around about only`.split(
    /\s+/,
  ),
)

/**
 * Reads a query as buyers write it: prices, kilometres, years, seats, doors, and words for kinds of cars
 * become filters; the rest stays keywords. What is in quotation marks is not read, and a word that is
 * a name in stock stays a keyword. Never throws; the time grows with the length. D10.
 */
export function readQuery(
  query: string,
  vocabulary: WordVocabulary,
  names: CarNames,
): QueryReading {
  const filters: ReadWords[] = []
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
      if (meant.length === 0 && vocabulary.isName(found)) continue
      const none = text ?? found.toLowerCase()
      if (meant.length > 0) read({ facet, values: meant, start, end, ...(text && { text }) })
      else read({ facet, values: [none], start, end, text: none })
    }
  }
  keywords = withoutFillers(keywords, rest, vocabulary)
  return { ...emptyReading, filters: filters.sort((a, b) => a.start - b.start), keywords }
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
