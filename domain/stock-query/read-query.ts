import { blanked, replaced, textWords } from '../text-words.ts'
import { withAlternatives } from './alternatives.ts'
import { amountsIn } from './amount-words.ts'
import { coloursIn } from './colour-words.ts'
import { countsIn, numbersOf } from './count-words.ts'
import { figuresIn } from './figure-words.ts'
import { namesBegun, withoutFillers } from './filler-words.ts'
import { kindWords } from './kind-words.ts'
import { meaningsIn } from './meanings.ts'
import { missingModelsIn } from './missing-models.ts'
import { type CarNames, namedCarsIn } from './named-cars.ts'
import { emptyReading, type Place, type QueryReading, type ReadWords } from './query-reading.ts'
import type { WordVocabulary } from './word-vocabulary.ts'

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
  const unstated: string[] = []
  const conditions: ReadWords[] = []
  // Kept as long as the query, so that places are those of the query.
  let rest = [...query.matchAll(/["“”][^"“”]*["“”]?/g)].reduce(
    (text, { 0: quoted, index }) => blanked(text, { start: index, end: index + quoted.length }),
    query,
  )
  let keywords = query
  const isRead = ({ start, end }: Place) => rest.slice(start, end) !== query.slice(start, end)
  const read = (filter: ReadWords) => {
    if (isRead(filter)) return
    filters.push(filter)
    rest = blanked(rest, filter)
    keywords = blanked(keywords, filter)
  }
  const leaveOut = (place: Place) => {
    if (isRead(place)) return
    unstated.push(query.slice(place.start, place.end))
    rest = blanked(rest, place)
    keywords = blanked(keywords, place)
  }
  const cars = namedCarsIn(rest, names)
  if (cars) read({ ...cars, facet: 'make_model' })
  const begun = namesBegun(query, vocabulary)
  if (begun) read(begun)
  const spoken = meaningsIn(rest, vocabulary)
  for (const meant of spoken.meant) read(meant)
  for (const colours of coloursIn(rest, vocabulary)) read(colours)
  for (const { facet, numbers, text, start, end } of countsIn(rest)) {
    const inStock = vocabulary.valuesOf(facet)
    if (inStock.length > 0) read({ facet, values: numbersOf(numbers, inStock), start, end, text })
    else if (facet === 'sleeps') leaveOut({ start, end })
  }
  for (const figure of figuresIn(rest, vocabulary.locale === 'en-US')) {
    if (vocabulary.hasNumbers(figure.facet)) read(figure)
    else leaveOut(figure)
  }
  for (const place of spoken.unanswered) leaveOut(place)
  for (const { facet, range, start, end, isBare } of amountsIn(rest)) {
    if (isBare && vocabulary.isName(rest.slice(start, end).trim())) continue
    read({ facet, range, start, end })
  }
  for (const { facet, words, values, text } of kindWords) {
    // Most queries have hardly one of them: the rest is computed only for these.
    if (rest.search(words) < 0) continue
    const own = vocabulary.valuesOf(facet)
    const meant = own.filter((value) => values.test(value))
    // Asked for even where no car states one: "auto" is never Android Auto, "dual cab" no dual motor.
    if (own.length === 0 && facet !== 'transmission' && facet !== 'cab') continue
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
  for (const model of missingModelsIn(rest, vocabulary, names)) read(model)
  const either = withAlternatives(
    query,
    filters.sort((a, b) => a.start - b.start),
  )
  keywords = withoutFillers(either.reduce(blanked, keywords), rest, vocabulary)
  return {
    ...emptyReading,
    filters: either,
    keywords,
    ...(unstated.length > 0 && { unstated }),
    ...(conditions.length > 0 && {
      corrected: replaced(query, conditions, (_, word) => `${word} (condition)`),
      literal: replaced(query, conditions, (_, word) => `"${word}"`),
    }),
  }
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
