import { type FormatLocale, formatMoney, formatNumber } from '../format.ts'
import { continued, type Suggested } from './suggestions.ts'

/** The price that the end of a query begins to state. */
export interface PriceContinuation {
  /** The query before it. */
  readonly before: string
  /** What was typed of the number, with or without commas. */
  readonly digits: string
  /** In thousands of dollars: `30k`. */
  readonly isThousands: boolean
  /** It can be nothing else: `under 3`, `$30`. A bare number may begin a name too. */
  readonly isStated: boolean
}

/** Dollars that buyers have in mind. */
const prices = [5, 10, 15, 20, 25, 30, 35, 40, 50, 60, 80, 100, 150, 200, 300, 500].map(
  (thousands) => thousands * 1_000,
)
const MAX_PRICES = 5

const lead =
  'und?e?r?|below|less than|cheaper than|up to|max(?:imum)?|budget(?: of)?|no more than|within'
const end = new RegExp(
  `^(?<before>.*?)(?<![\\p{L}\\p{N}.,$])(?<lead>${lead})?\\s*(?<dollar>\\$)?\\s?(?:(?<digits>\\d[\\d,]{0,8})\\s?(?<thousand>k)?)?$`,
  'isu',
)
/** Behind these a number is no highest price. */
const otherwise =
  /(?:over|above|from|than|least|between|and|to|min(?:imum)?|after|since|before|[-–>≥])\s*$/i

/** What the end of a query says of a highest price: `und`, `under 3`, `suv $30`, `30k`. D10, Spec 9.23. */
export function priceContinuationOf(query: string): PriceContinuation | undefined {
  const { before = '', lead, dollar, digits = '', thousand } = end.exec(query)?.groups ?? {}
  const isThousands = thousand !== undefined
  const isComplete = isThousands || digits.length === 2 || digits.length > 4
  if (lead === undefined && dollar === undefined && !isComplete) return undefined
  if (lead === undefined && otherwise.test(before)) return undefined
  const isStated = dollar !== undefined || (lead !== undefined && digits !== '')
  return { before: before.trim(), digits, isThousands, isStated }
}

/**
 * The query with highest prices that it may mean, which divide these cars: `under $30,000`. `extent` is that
 * of the cars that the words before it find, in dollars.
 */
export function pricesOf(
  { before, digits, isThousands }: PriceContinuation,
  extent: { readonly min: number; readonly max: number } | undefined,
  locale: FormatLocale,
): Suggested[] {
  if (!extent) return []
  const own = Number(digits.replaceAll(',', '')) * (isThousands || digits.length < 4 ? 1_000 : 1)
  const isBegun = (price: number) =>
    String(price).startsWith(digits) || formatNumber(price, locale).startsWith(digits)
  const meant = isThousands ? [] : prices.filter(isBegun)
  const dividing = [...new Set([...meant, own])]
    .filter((price) => price >= Math.max(extent.min, 1) && price < extent.max)
    .sort((a, b) => a - b)
  return spread(dividing).map((price) => ({
    text: continued(before, `under ${formatMoney(price, locale)}`),
    kind: 'price',
  }))
}

/** The first, the last, and some evenly between them. */
function spread(all: readonly number[]): readonly number[] {
  if (all.length <= MAX_PRICES) return all
  const step = (all.length - 1) / (MAX_PRICES - 1)
  const places = Array.from({ length: MAX_PRICES }, (_, at) => Math.round(at * step))
  return all.filter((_, at) => places.includes(at))
}
