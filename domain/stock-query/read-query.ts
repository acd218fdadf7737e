import { textWords } from '../text-words.ts'
import { withAlternatives } from './alternatives.ts'
import { amountsIn, blanked } from './amount-words.ts'
import { coloursIn } from './colour-words.ts'
import { type CountWords, countsIn } from './count-words.ts'
import { figuresIn } from './figure-words.ts'
import { kindWords } from './kind-words.ts'
import { missingModelsIn } from './missing-models.ts'
import { type CarNames, namedCarsIn } from './named-cars.ts'
import { emptyReading, type Place, type QueryReading, type ReadWords } from './query-reading.ts'
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
  const unstated: string[] = []
  // Kept as long as the query, so that places are those of the query.
  let rest = [...query.matchAll(/["“”][^"“”]*["“”]?/g)].reduce(
    (text, { 0: quoted, index }) => blanked(text, index, index + quoted.length),
    query,
  )
  let keywords = query
  const read = (filter: ReadWords) => {
    if (rest.slice(filter.start, filter.end).trim() === '') return
    filters.push(filter)
    rest = blanked(rest, filter.start, filter.end)
    keywords = blanked(keywords, filter.start, filter.end)
  }
  const leaveOut = ({ start, end }: Place) => {
    if (rest.slice(start, end).trim() === '') return
    unstated.push(query.slice(start, end))
    rest = blanked(rest, start, end)
    keywords = blanked(keywords, start, end)
  }
  const cars = namedCarsIn(rest, names)
  if (cars) read({ ...cars, facet: 'make_model' })
  for (const colours of coloursIn(rest, vocabulary)) read(colours)
  for (const { facet, numbers, text, start, end } of countsIn(rest)) {
    const inStock = vocabulary.valuesOf(facet)
    if (inStock.length > 0) read({ facet, values: numbersOf(numbers, inStock), start, end, text })
    else if (facet === 'sleeps') leaveOut({ start, end })
  }
  for (const figure of figuresIn(rest)) {
    if (vocabulary.hasNumbers(figure.facet)) read(figure)
    else leaveOut(figure)
  }
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
      if (meant.length === 0 && vocabulary.isName(found)) continue
      const none = text ?? found.toLowerCase()
      if (meant.length > 0) read({ facet, values: meant, start, end, ...(text && { text }) })
      else read({ facet, values: [none], start, end, text: none })
    }
  }
  for (const model of missingModelsIn(rest, vocabulary, names)) read(model)
  const either = withAlternatives(
    query,
    filters.sort((a, b) => a.start - b.start),
  )
  for (const { start, end } of either) keywords = blanked(keywords, start, end)
  keywords = withoutFillers(keywords, rest, vocabulary)
  return { ...emptyReading, filters: either, keywords, ...(unstated.length > 0 && { unstated }) }
}

/** The numbers in stock that were asked for; where there is none, those that were asked for. */
function numbersOf(asked: CountWords['numbers'], inStock: readonly string[]): string[] {
  if ('from' in asked) {
    const own = inStock.filter((value) => Number(value) >= asked.from && Number(value) <= asked.to)
    return own.length > 0 ? own : [String(asked.from)]
  }
  return asked.map(String)
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
    return isKept ? text : blanked(text, start, end)
  }, keywords)
}
