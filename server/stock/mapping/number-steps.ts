import { type Step, Unusable } from './unusable.ts'

const KM_PER_MILE = 1.609344
const CC_PER_LITRE = 1000
// No road engine has more litres; a larger figure is stated in cc.
const LARGEST_LITRES = 30

const THOUSANDS = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/
const PLAIN = /^-?\d+(\.\d+)?$/

function numberIn(value: string): number | undefined {
  const text = value.trim()
  if (PLAIN.test(text)) return Number(text)
  return THOUSANDS.test(text) ? Number(text.replaceAll(',', '')) : undefined
}

function numberStep(expected: string, units: RegExp, convert: (amount: number) => number): Step {
  return (value) => {
    const amount = numberIn(value.replace(units, ''))
    return amount === undefined ? new Unusable(`expected ${expected}`) : convert(amount)
  }
}

const same = (amount: number) => amount
const NO_UNIT = /$^/

/** Steps that read amounts; each refuses what is no number in its own notation. */
export const numberSteps = {
  decimal: numberStep('a number', NO_UNIT, same),
  whole: numberStep('a whole number', NO_UNIT, Math.round),
  /** Whole dollars or pounds; "$24,990", " £8,000" and "AUD 24990.00" are read. */
  money: numberStep('an amount of money', /^\s*(A\$|NZ\$|AUD|NZD|USD|[$£€])\s*/i, Math.round),
  /** Kilometres; "41,250 km" is read, an amount of money is not. */
  km: numberStep('kilometres', /\s*(km|kms|kilometres)\.?\s*$/i, Math.round),
  /** Miles as kilometres. */
  miles: numberStep('miles', /\s*(mi|miles)\.?\s*$/i, (miles) => Math.round(miles * KM_PER_MILE)),
  /** Litres; a figure too large for litres is read as cc. */
  litres: numberStep('an engine capacity', /\s*(l|litres?|cc)\.?\s*$/i, (amount) =>
    amount > LARGEST_LITRES ? Math.round(amount / (CC_PER_LITRE / 10)) / 10 : amount,
  ),
} satisfies Record<string, Step>
