import {
  batteryRange,
  capacity,
  type Groups,
  inLitres,
  type MeantBy,
  monthlyRepayment,
  towed,
  weeklyRepayment,
} from './figure-amounts.ts'
import type { Range } from './state.ts'
import type { WordNumber } from './word-fields.ts'

/** A figure that words of a query state: the range of a battery, an engine, a repayment. */
export interface FigureWords {
  readonly facet: WordNumber
  readonly range: Range
  /** What a chip says, in the unit that was typed. */
  readonly text: string
  readonly start: number
  readonly end: number
}

const atMost =
  'under|below|less than|lower than|cheaper than|no more than|not more than|at most|max(?:imum)?(?: of)?|up ?to|within|not over|<=?|≤'
const atLeast =
  'over|above|more than|greater than|longer than|at least|min(?:imum)?(?: of)?|from|>=?|≥'
const down = 'or less|or under|or below|or cheaper|or lower|or smaller|max|tops'
const up = 'or more|or above|or over|or better|or bigger|or longer|and over|and up|plus'

const compared = `(?:(?<below>${atMost})|(?<above>${atLeast}))\\s*`
const behind = (n: number) =>
  `(?:\\s*(?:(?<down${n}>${down})(?![\\p{L}\\p{N}])|(?<up${n}>(?:${up})(?![\\p{L}\\p{N}])|\\+)))?`
const from = '(?<![\\p{L}\\p{N}.,-])'
const to = '(?![\\p{L}\\p{N}])'

const money = '(?:[a-z]{0,3}\\$\\s?)?(?<number>\\d{1,3},\\d{3}|\\d{1,4})(?:\\.\\d\\d)?'
const period = '(?<period>week|wk|fortnight|month|mth|mo)'
const each = `\\s?(?:dollars?|bucks)?\\s*(?:(?:\\ba|\\bper|\\beach|\\bevery|/|-)\\s*${period}|p/?\\s?(?<short>[wfm])|(?<plain>weekly|monthly|fortnightly))${to}`
const distance = '(?<number>\\d{2,4})\\s?(?:(?<unit>kms?|kilomet(?:er|re)s?|klms?|mi|miles?))'
const cc = '(?<number>\\d{2,4}|\\d,\\d{3})\\s?(?:cc|ccm|cm3)'
const litres =
  '(?<number>\\d{1,2}\\.\\d|\\d)\\s?(?:lit(?:re|er)s?|lt?rs?|(?<=\\.\\d\\s?)l)(?!\\s?(?:/|per))'

const enough = '(?:of|up ?to|at least|min(?:imum)?|over|more than|from|>=?|≥)'
const weight =
  '(?<number>\\d{1,2},\\d{3}|\\d{1,5}(?:\\.\\d{1,2})?)\\s?(?<unit>kgs?|kilos?|kilograms?|t|tonnes?|tons?|lbs?|pounds?)'

interface Kind {
  readonly facet: WordNumber
  /** What the pattern cannot do without, which is tried first. */
  readonly unit: RegExp
  readonly pattern: RegExp
  readonly meantBy: MeantBy
}

const kind = (facet: WordNumber, unit: RegExp, pattern: string, meantBy: MeantBy): Kind => ({
  facet,
  unit,
  pattern: new RegExp(pattern, 'giu'),
  meantBy,
})

const rangeWord =
  '(?:(?:driving|electric|battery|ev|wltp|epa|real[\\s-]world)\\s+)?range(?!\\s+rover)'
const kinds: readonly Kind[] = [
  kind(
    'weekly_price',
    /week|wk|p\/?\s?[wfm]|month|mth|\/\s?mo|fortnight/i,
    `${from}(?:(?:weekly\\s+)?(?:re)?payments?\\s+(?:of\\s+|are\\s+)?)?(?:${compared})?(?:between\\s+)?(?:(?:[a-z]{0,3}\\$)?(?<first>\\d{1,4})\\s*(?:-|–|to|and)\\s*)?${money}${behind(1)}${each}${behind(2)}`,
    weeklyRepayment,
  ),
  kind(
    'weekly_price',
    /weekly/i,
    `${from}weekly\\s+(?:(?:re)?payments?\\s+|budget\\s+)?(?:of\\s+)?(?:${compared})?${money}${to}`,
    weeklyRepayment,
  ),
  kind(
    'electric_range',
    /range/i,
    `${from}${rangeWord}\\s*(?:(?:of|:|is)\\s*)?(?:${compared})?(?:${distance}|(?<bare>\\d{3}))${to}${behind(1)}`,
    batteryRange,
  ),
  kind(
    'electric_range',
    /range/i,
    `${from}(?:${compared})?${distance}${to}${behind(1)}\\s+(?:of\\s+)?${rangeWord}${to}`,
    batteryRange,
  ),
  kind(
    'braked_towing',
    /tow/i,
    `${from}(?:can\\s+)?tow(?:s|ing)?(?:\\s+(?:capacity|weight))?\\s+(?:${enough}\\s*)?${weight}?${to}${behind(1)}`,
    towed(false),
  ),
  kind(
    'braked_towing',
    /tow/i,
    `${from}(?:${enough}\\s*)?${weight}\\s*(?:braked\\s+)?tow(?:s|ing)?(?:\\s+(?:capacity|weight))?${to}`,
    towed(false),
  ),
  kind('engine_cc', /cc|cm3/i, `${from}(?:${compared})?${cc}${to}${behind(1)}`, capacity),
  kind('engine_cc', /\d\s?l/i, `${from}(?:${compared})?${litres}${to}${behind(1)}`, inLitres),
]

/** The same in the United States, where repayments go by the month, and weights are pounds. */
const american = kinds.map((own): Kind => {
  if (own.facet === 'braked_towing') return { ...own, meantBy: towed(true) }
  if (own.facet !== 'weekly_price') return own
  return { ...own, facet: 'monthly_price', meantBy: monthlyRepayment }
})

/**
 * Figures in a query, which would else be taken for prices and kilometres: `under $150 a week`, `range over
 * 400km`, `tows 3000kg`. D10, D11, Spec 3.15.
 */
export const figuresIn = (query: string, isAmerican = false): FigureWords[] =>
  (isAmerican ? american : kinds).flatMap(({ facet, unit, pattern, meantBy }) =>
    (/\d/.test(query) && unit.test(query) ? [...query.matchAll(pattern)] : []).map(
      ({ 0: text, index: start, groups = {} }) => {
        const number = (groups.number ?? groups.bare ?? '').replace(',', '')
        return {
          facet,
          ...said(meantBy(Number(number), groups), groups, meantBy),
          start,
          end: start + text.length,
        }
      },
    ),
  )

function said(
  meant: ReturnType<MeantBy>,
  groups: Groups,
  meantBy: MeantBy,
): { range: Range; text: string } {
  const { amount, text } = meant
  const { below, above, first, down1, down2, up1, up2 } = groups
  if (first !== undefined) {
    const [min = 0, max = 0] = [meantBy(Number(first), groups).amount, amount].sort((a, b) => a - b)
    return { range: { min, max }, text: `$${first} to ${text}` }
  }
  if (below ?? down1 ?? down2) return { range: { max: amount }, text: `Up to ${text}` }
  if (above ?? up1 ?? up2) return { range: { min: amount }, text: `${text} or more` }
  return {
    range: meant.alone,
    text: meant.textAlone ?? (meant.alone.min === undefined ? `Up to ${text}` : text),
  }
}
