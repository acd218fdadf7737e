import { blanked } from '../text-words.ts'
import { KM_PER_MILE } from '../units.ts'
import type { RangeFacet } from './facets.ts'
import type { Range } from './state.ts'
import { YEAR_READ_FROM, YEAR_READ_TO } from './thresholds.ts'

/** A range that words of a query state. */
export interface AmountWords {
  readonly facet: RangeFacet
  readonly range: Range
  readonly start: number
  readonly end: number
  /** Stated by a number alone, which may as well be a name. */
  readonly isBare: boolean
}

const below =
  'under|below|less than|lower than|cheaper than|no more than|not more than|at most|max(?:imum)?(?: of)?|up ?to|within|not over|to|budget(?: of)?|<=?|≤'
const above =
  'over|above|more than|greater than|at least|min(?:imum)?(?: of)?|from|starting (?:at|from)|>=?|≥'
const newer = 'newer than|after'
const older = 'older than|before'
const since = 'since'
const until = 'until|till'
const leads = `(?:(?<below>${below})|(?<above>${above})|(?<newer>${newer})|(?<older>${older})|(?<since>${since})|(?<until>${until}))\\s*`
const downTail =
  'or less|or under|or below|or cheaper|or lower|or older|and under|and below|max|tops'
const upTail = 'or more|or above|or over|or newer|or later|and over|and up|and newer|onwards?|plus'
const tails = `(?:\\s*(?:(?<down>${downTail})(?![\\p{L}\\p{N}])|(?<up>(?:${upTail})(?![\\p{L}\\p{N}])|\\+)))?`

const amount = (n: number): string =>
  `(?<dollar${n}>[a-z]{0,3}\\$\\s?)?(?<number${n}>\\d{1,3}(?:[, ]\\d{3})+|\\d{1,9}(?:\\.\\d{1,3})?)(?:\\s?(?<thousand${n}>k|grand)(?![\\p{L}\\p{N}]))?(?:\\s?(?<unit${n}>kms?|kilomet(?:er|re)s?|klms?|mi|miles|dollars|bucks)(?![\\p{L}\\p{N}]))?(?![\\p{L}\\p{N}])`

/** `between 20k and 30k`, `$20k-$30k`, `2018 to 2020`. */
const span = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:between\\s+${amount(1)}\\s+and\\s+|(?:from\\s+)?${amount(2)}\\s*(?:-|–|to)\\s*)${amount(3)}`,
  'giu',
)
/** `under 30k`, `2019 or newer`, `$30,000`, `50,000 km`, `2019`. */
const single = new RegExp(`(?<![\\p{L}\\p{N}.,-])(?:${leads})?${amount(1)}${tails}`, 'giu')

interface Amount {
  readonly value: number
  readonly kind: RangeFacet | undefined
}

/** Prices, kilometres and years in a query, of buyers who write as they speak. D10, Spec 9.23. */
export function amountsIn(query: string): AmountWords[] {
  if (!/\d/.test(query)) return []
  const spans = [...query.matchAll(span)].flatMap((match) => spanOf(match) ?? [])
  const rest = spans.reduce(blanked, query)
  return [...spans, ...[...rest.matchAll(single)].flatMap((match) => singleOf(match) ?? [])]
}

type Groups = Readonly<Record<string, string | undefined>>

function amountOf(groups: Groups, n: number): Amount {
  const digits = (groups[`number${n}`] ?? '').replace(/[, ]/g, '')
  const unit = groups[`unit${n}`]?.toLowerCase()
  const isThousands = groups[`thousand${n}`] !== undefined
  const value = Number(digits) * (isThousands ? 1_000 : 1)
  if (unit?.startsWith('mi')) return { value: Math.round(value * KM_PER_MILE), kind: 'km' }
  if (unit?.startsWith('k')) return { value, kind: 'km' }
  if (unit || isThousands || groups[`dollar${n}`]) return { value, kind: 'price' }
  const isYear = /^\d{4}$/.test(groups[`number${n}`] ?? '')
  return {
    value,
    kind: isYear && value >= YEAR_READ_FROM && value <= YEAR_READ_TO ? 'year' : undefined,
  }
}

function spanOf({ 0: text, index: start, groups = {} }: RegExpExecArray): AmountWords | undefined {
  const first = firstOf(groups, groups.number1 === undefined ? 2 : 1)
  const last = amountOf(groups, 3)
  const isOfThousands = first.kind === undefined && first.value < 1_000 && last.value >= 1_000
  const factor = isOfThousands && last.kind !== 'year' ? 1_000 : 1
  const facet = last.kind ?? first.kind ?? (last.value >= 1_000 ? 'price' : undefined)
  if (!facet || (first.kind !== undefined && first.kind !== facet && facet !== 'km')) return
  if ((facet === 'year') !== (first.kind === 'year')) return
  const [min, max] = [first.value * factor, last.value].sort((a, b) => a - b)
  return {
    facet,
    range: { min: min ?? 0, max: max ?? 0 },
    start,
    end: start + text.length,
    isBare: false,
  }
}

/** The first of two amounts: in `20-30k` and `10 to 20 miles` what the second says holds for both. */
function firstOf(groups: Groups, n: number): Amount {
  const isShort = Number(groups[`number${n}`]) < 1_000
  const thousand = groups[`thousand${n}`] ?? (isShort ? groups.thousand3 : undefined)
  const unit = groups[`unit${n}`] ?? groups.unit3
  return amountOf({ ...groups, [`thousand${n}`]: thousand, [`unit${n}`]: unit }, n)
}

function singleOf({
  0: text,
  index: start,
  groups = {},
}: RegExpExecArray): AmountWords | undefined {
  const { value, kind } = amountOf(groups, 1)
  const { below, above, newer, older, since, until, down, up } = groups
  const isTop = below ?? older ?? until ?? down
  const isBottom = above ?? newer ?? since ?? up
  const isBare = isTop === undefined && isBottom === undefined
  const facet = kind ?? (isBare || up === '+' ? undefined : priceKind(value, below ?? above))
  if (!facet) return
  const at = { facet, start, end: start + text.length, isBare: isBare && kind === 'year' }
  if (isBare)
    return { ...at, range: facet === 'year' ? { min: value, max: value } : { max: value } }
  const isWhole = facet === 'year'
  if (isTop !== undefined) return { ...at, range: { max: isWhole && older ? value - 1 : value } }
  return { ...at, range: { min: isWhole && newer ? value + 1 : value } }
}

/** A number without a unit is a price if it can be one; "under 30" is said of thousands. */
const priceKind = (value: number, isCompared: string | undefined): RangeFacet | undefined =>
  isCompared !== undefined && value >= 1_000 ? 'price' : undefined
