import { localKind } from '../car/local-kinds.ts'
import type { FormatLocale } from '../format.ts'
import { textWords } from '../text-words.ts'
import { kindWords } from './kind-words.ts'
import type { FacetCounts } from './result.ts'

/** The facets whose values are suggested, or are meant by words that are. */
export const suggestedFacets = [
  'make',
  'simple_body',
  'make_model',
  'simple_fuel',
  'seats',
  'transmission',
  'drive',
  'car_type',
] as const
export type SuggestedFacet = (typeof suggestedFacets)[number]

/** What is suggested. */
export type SuggestedKind =
  | 'make'
  | 'model'
  | 'body'
  | 'fuel'
  | 'seats'
  | 'transmission'
  | 'drive'
  | 'condition'
  | 'price'

/** The names among some listed cars, with the number of cars of each. */
export type NameCounts = Readonly<Partial<Record<SuggestedFacet, FacetCounts>>>

/** A name in stock, or a word for some of it, as queries are continued with it. */
export interface StockName {
  readonly text: string
  readonly kind: SuggestedKind
  readonly facet: SuggestedFacet
  readonly values: readonly string[]
  /** The letters from the start of each word on, and of other words for the same. */
  readonly starts: readonly string[]
}

const kinds: Readonly<Record<SuggestedFacet, SuggestedKind>> = {
  make: 'make',
  simple_body: 'body',
  make_model: 'model',
  simple_fuel: 'fuel',
  seats: 'seats',
  transmission: 'transmission',
  drive: 'drive',
  car_type: 'condition',
}

/** Words for kinds of cars, each with what else buyers type for it; what they mean is in `kindWords`. */
const spoken: readonly (readonly [text: string, ...others: string[]])[] = [
  ['automatic'],
  ['manual'],
  ['4x4', '4wd', 'four-wheel drive', '4-wheel drive'],
  ['AWD', 'all-wheel drive'],
  ['new'],
  ['demo'],
  ['used', 'second-hand', 'pre-owned'],
]

/** The names of all listed cars, as the site writes them, and words for them: made once for a stock. */
export function stockNames(all: NameCounts, locale: FormatLocale): StockName[] {
  const named = (['make', 'simple_body', 'make_model', 'simple_fuel', 'seats'] as const).flatMap(
    (facet) =>
      Object.keys(all[facet] ?? {}).flatMap((value) => {
        const text = textOf(facet, value, locale)
        const others = facet === 'seats' ? [`${value} seater`] : []
        return text === undefined ? [] : [nameOf(facet, [value], [text, ...others])]
      }),
  )
  const words = spoken.flatMap((texts) => {
    const meant = kindWords.find(({ words }) => texts[0].match(words)?.[0] === texts[0])
    const facet = suggestedFacets.find((name) => name === meant?.facet)
    if (!meant || !facet) return []
    const values = Object.keys(all[facet] ?? {}).filter((value) => meant.values.test(value))
    return values.length === 0 ? [] : [nameOf(facet, values, texts)]
  })
  return [...named, ...words]
}

/** Undefined for what nobody would type: one seat. */
function textOf(facet: SuggestedFacet, value: string, locale: FormatLocale): string | undefined {
  if (facet === 'simple_body' || facet === 'simple_fuel') return localKind(value, locale)
  if (facet === 'seats') return Number(value) > 1 ? `${value} seats` : undefined
  return value
}

function nameOf(
  facet: SuggestedFacet,
  values: readonly string[],
  [text, ...others]: readonly [string, ...string[]],
): StockName {
  const starts = [text, ...others].flatMap((own) => {
    const words = textWords(own)
    return words.map((_, at) => lettersOf(words.slice(at)))
  })
  return { text, kind: kinds[facet], facet, values, starts }
}

/** Words as one: spaces and hyphens do not matter. */
export const lettersOf = (words: readonly { word: string }[]): string =>
  words.map(({ word }) => word).join('')
