import { KG_PER_POUND } from '../measure.ts'
import { KM_PER_MILE } from '../units.ts'
import type { Range } from './state.ts'

/** The groups of a pattern's match. */
export type Groups = Readonly<Record<string, string | undefined>>

/** What the number of a pattern means: the field's own amount, and how a chip says it. */
export interface Meant {
  readonly amount: number
  readonly text: string
  /** The range that the number alone means. */
  readonly alone: Range
  readonly textAlone?: string
}

/** Reads a number that was typed, with the groups beside it. */
export type MeantBy = (value: number, groups: Groups) => Meant

const WEEKS_OF_A_YEAR = 52
const MONTHS_OF_A_YEAR = 12
const periods: Readonly<Record<string, readonly [perYear: number, name: string]>> = {
  w: [WEEKS_OF_A_YEAR, 'week'],
  f: [WEEKS_OF_A_YEAR / 2, 'fortnight'],
  m: [MONTHS_OF_A_YEAR, 'month'],
}

/** A repayment as it was said, compared by the period that the site states its own in. D11. */
const repaymentIn =
  (ownPerYear: number): MeantBy =>
  (value, { period, short, plain }) => {
    const letter = (period ?? short ?? plain ?? 'w').charAt(0).toLowerCase()
    const [perYear, name] = periods[letter] ?? [WEEKS_OF_A_YEAR, 'week']
    const amount = (value * perYear) / ownPerYear
    return { amount, text: `$${value} a ${name}`, alone: { max: amount } }
  }
export const weeklyRepayment = repaymentIn(WEEKS_OF_A_YEAR)
export const monthlyRepayment = repaymentIn(MONTHS_OF_A_YEAR)

/** A range is asked for to be enough: 500 km is 500 km or more. */
export function batteryRange(value: number, { unit = 'km' }: Groups): Meant {
  const isMiles = unit.toLowerCase().startsWith('mi')
  const amount = isMiles ? Math.round(value * KM_PER_MILE) : value
  const text = `${value} ${isMiles ? 'miles' : 'km'} of range`
  return { amount, text, alone: { min: amount }, textAlone: `${text} or more` }
}

// Makers round a capacity up to the name of its class: 645 cc are a 650, 471 cc a 500.
const CLASS_FROM = 0.94
const CLASS_TO = 1.04

/** An engine in cc: alone, all of its class. */
export const capacity = (value: number): Meant => ({
  amount: value,
  text: `${value} cc`,
  alone: { min: Math.ceil(value * CLASS_FROM), max: Math.floor(value * CLASS_TO) },
})

const KG_PER_TONNE = 1_000
/** A number without a unit is kilograms up from here; less are tonnes. */
const BARE_KG_FROM = 100

/** A weight that a car can tow is asked for to be enough; without a unit it is in that of the site. */
export const towed =
  (isAmerican: boolean): MeantBy =>
  (value, { unit = '' }) => {
    const letter = unit.charAt(0).toLowerCase() || (isAmerican ? 'l' : 'k')
    const isTonnes = letter === 't' || (unit === '' && value < BARE_KG_FROM)
    const [kg, name] = isTonnes
      ? [value * KG_PER_TONNE, 't']
      : letter === 'l' || letter === 'p'
        ? [value * KG_PER_POUND, 'lb']
        : [value, 'kg']
    const text = `Tows ${value} ${name}`
    const amount = Math.round(kg)
    return { amount, text, alone: { min: amount }, textAlone: `${text} or more` }
  }

/** An engine in litres: alone, all that round to it. */
export const inLitres = (value: number): Meant => {
  const amount = Math.round(value * 1000)
  return {
    amount,
    text: `${value.toFixed(1)} L`,
    alone: { min: amount - 50, max: amount + 49 },
  }
}
