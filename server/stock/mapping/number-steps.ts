import { KG_PER_POUND, MPG_TIMES_L_PER_100_KM } from '#domain/measure.ts'
import { KM_PER_MILE } from '#domain/units.ts'
import { type NamedStep, type Step, UnusableValue } from './step.ts'

const CC_PER_LITRE = 1000
// An imperial gallon is 4.54609 litres: 4.54609 / 1.609344 × 100.
const UK_MPG_TIMES_L_PER_100_KM = 282.481
// No road engine is larger; a larger figure is in cc.
const MAX_LITRES = 30

const THOUSANDS = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/
const PLAIN = /^-?\d+(\.\d+)?$/

function numberIn(value: string): number | undefined {
  const text = value.trim()
  if (PLAIN.test(text)) return Number(text)
  return THOUSANDS.test(text) ? Number(text.replaceAll(',', '')) : undefined
}

function numberStep(expected: string, units: RegExp, convert: (amount: number) => number): Step {
  return (value) => {
    // Trimmed first: a pattern with `\s*$` would take quadratic time.
    const amount = numberIn(value.trim().replace(units, ''))
    return amount === undefined ? new UnusableValue(`expected ${expected}`) : convert(amount)
  }
}

const same = (amount: number) => amount
const NO_UNIT = /$^/
const MONEY_SIGN = /^(A\$|NZ\$|AUD|NZD|USD|[$£€])/i

/** Steps that read amounts; each rejects other notations. */
export const numberSteps = {
  decimal: { about: 'A number: 8.7.', read: numberStep('a number', NO_UNIT, same) },
  whole: { about: 'A whole number.', read: numberStep('a whole number', NO_UNIT, Math.round) },
  money: {
    about: 'A whole amount of money: "$24,990", "£8,000", "AUD 24990.00".',
    read: numberStep('an amount of money', MONEY_SIGN, Math.round),
  },
  dollars: {
    about: 'An amount of money with its cents: "$106.49".',
    read: numberStep('an amount of money', MONEY_SIGN, same),
  },
  percent: {
    about: 'A percentage: "8.49", "8.49%" or "8.49 % p.a.".',
    read: numberStep('a percentage', /\s?%?(\s?p\.?a\.?)?$/i, same),
  },
  km: {
    about: 'Kilometres: "41,250 km". An amount of money is rejected.',
    read: numberStep('kilometres', /(km|kms|kilometres)\.?$/i, Math.round),
  },
  miles: {
    about: 'Miles, as kilometres.',
    read: numberStep('miles', /(mi|miles)\.?$/i, (miles) => Math.round(miles * KM_PER_MILE)),
  },
  pounds: {
    about: 'Pounds, as kilograms: "7,600 lb" is 3447.',
    read: numberStep('pounds', /lbs?\.?$/i, (pounds) => Math.round(pounds * KG_PER_POUND)),
  },
  mpg: {
    about: 'Miles per US gallon, as litres per 100 km: "21 mpg" is 11.2.',
    read: numberStep('miles per gallon', /mpg$/i, (mpg) =>
      mpg > 0 ? Math.round((MPG_TIMES_L_PER_100_KM / mpg) * 10) / 10 : 0,
    ),
  },
  'mpg-uk': {
    about: 'Miles per imperial gallon, as litres per 100 km: "55.4 mpg" is 5.1.',
    read: numberStep('miles per gallon', /mpg$/i, (mpg) =>
      mpg > 0 ? Math.round((UK_MPG_TIMES_L_PER_100_KM / mpg) * 10) / 10 : 0,
    ),
  },
  litres: {
    about: 'Litres; a figure above 30 is read as cubic centimetres: "1998 cc" is 2.',
    read: numberStep('an engine capacity', /(l|litres?|cc)\.?$/i, (amount) =>
      amount > MAX_LITRES ? Math.round(amount / (CC_PER_LITRE / 10)) / 10 : amount,
    ),
  },
} satisfies Record<string, NamedStep>
