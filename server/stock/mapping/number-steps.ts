import { KM_PER_MILE } from '#domain/units.ts'
import { type NamedStep, type Step, Unusable } from './unusable.ts'

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
    // Without its outer blanks first: a pattern that looks for blanks before an end is quadratic.
    const amount = numberIn(value.trim().replace(units, ''))
    return amount === undefined ? new Unusable(`expected ${expected}`) : convert(amount)
  }
}

const same = (amount: number) => amount
const NO_UNIT = /$^/

/** Steps that read amounts; each refuses what is no number in its own notation. */
export const numberSteps = {
  decimal: { about: 'A number: 8.7.', read: numberStep('a number', NO_UNIT, same) },
  whole: { about: 'A whole number.', read: numberStep('a whole number', NO_UNIT, Math.round) },
  money: {
    about: 'A whole amount of money: "$24,990", "£8,000", "AUD 24990.00".',
    read: numberStep('an amount of money', /^(A\$|NZ\$|AUD|NZD|USD|[$£€])/i, Math.round),
  },
  km: {
    about: 'Kilometres: "41,250 km". An amount of money is refused.',
    read: numberStep('kilometres', /(km|kms|kilometres)\.?$/i, Math.round),
  },
  miles: {
    about: 'Miles, as kilometres.',
    read: numberStep('miles', /(mi|miles)\.?$/i, (miles) => Math.round(miles * KM_PER_MILE)),
  },
  litres: {
    about: 'Litres; a figure too large for litres is read as cubic centimetres: "1998 cc" is 2.',
    read: numberStep('an engine capacity', /(l|litres?|cc)\.?$/i, (amount) =>
      amount > LARGEST_LITRES ? Math.round(amount / (CC_PER_LITRE / 10)) / 10 : amount,
    ),
  },
} satisfies Record<string, NamedStep>
