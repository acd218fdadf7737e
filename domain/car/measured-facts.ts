import type { FormatLocale } from '../format.ts'
import { enginePower, type Measure, measure } from '../measure.ts'
import type { Car } from './car.ts'

/** The figures of a car that bars compare, in the order in which a card shows them. */
export const measuredKeys = [
  'acceleration',
  'range',
  'power',
  'torque',
  'battery',
  'charging',
  'towing',
  'mass',
] as const
export type MeasuredKey = (typeof measuredKeys)[number]

/** The best figure of each kind in a stock, in metric units; absent where no car has one. */
export type BestFigures = Readonly<Partial<Record<MeasuredKey, number>>>

/**
 * A figure for a reading or a bar. `share` is from 0 to 1, the best car of the stock is 1; absent
 * where the best is unknown.
 */
export type MeasuredFact = { key: MeasuredKey; name: string; share?: number } & Measure

type Kind = {
  amount: (car: Pick<Car, 'variant'>) => number | undefined
  measured: (amount: number, locale: FormatLocale) => Measure
  name: string
  americanName?: string
  lowestIsBest?: true
}

/** What each figure is called; 62 mph are 100 km/h, so the same time is true of both. */
export const measuredKinds: Readonly<Record<MeasuredKey, Kind>> = {
  acceleration: {
    amount: ({ variant }) => variant?.acceleration,
    measured: (seconds, locale) => measure(seconds, 'seconds', locale),
    name: '0–100 km/h',
    americanName: '0–62 mph',
    lowestIsBest: true,
  },
  range: {
    amount: ({ variant }) => variant?.electricrange,
    measured: (km, locale) => measure(km, 'kilometres', locale),
    name: 'Range, WLTP',
    americanName: 'Range, EPA',
  },
  power: {
    amount: ({ variant }) => variant?.power,
    measured: enginePower,
    name: 'Power',
  },
  torque: {
    amount: ({ variant }) => variant?.torque,
    measured: (nm, locale) => measure(nm, 'newtonMetres', locale),
    name: 'Torque',
  },
  battery: {
    amount: ({ variant }) => variant?.batterycapacity,
    measured: (kwh, locale) => measure(kwh, 'kilowattHours', locale),
    name: 'Battery',
  },
  charging: {
    amount: ({ variant }) => variant?.chargingpower,
    measured: (kw, locale) => measure(kw, 'kilowatts', locale),
    name: 'DC charging',
  },
  towing: {
    amount: ({ variant }) => variant?.brakedtowing,
    measured: (kg, locale) => measure(kg, 'kilograms', locale),
    name: 'Tows, braked',
    americanName: 'Tows',
  },
  mass: {
    amount: ({ variant }) => variant?.kerbmass,
    measured: (kg, locale) => measure(kg, 'kilograms', locale),
    name: 'Kerb mass',
    americanName: 'Curb weight',
    lowestIsBest: true,
  },
}

const nameOf = ({ name, americanName = name }: Kind, locale: FormatLocale): string =>
  locale === 'en-US' ? americanName : name

/** A figure that is known and above 0: a share of nothing has no meaning. */
function figureOf(car: Pick<Car, 'variant'>, key: MeasuredKey): number | undefined {
  const amount = measuredKinds[key].amount(car)
  return amount !== undefined && amount > 0 ? amount : undefined
}

function shareOf(key: MeasuredKey, amount: number, best: BestFigures): number | undefined {
  const most = best[key]
  if (most === undefined) return undefined
  return Math.min(1, measuredKinds[key].lowestIsBest ? most / amount : amount / most)
}

/**
 * The figures of a car that are known, each in the units of the locale, with its share of the best in the
 * stock. The quickest car has the full bar for its time, the lightest for its mass, for all else the one with the
 * highest figure.
 */
export function measuredFacts(
  car: Pick<Car, 'variant'>,
  locale: FormatLocale,
  best: BestFigures = {},
): MeasuredFact[] {
  return measuredKeys.flatMap((key) => {
    const amount = figureOf(car, key)
    if (amount === undefined) return []
    const kind = measuredKinds[key]
    const share = shareOf(key, amount, best)
    const fact = { key, name: nameOf(kind, locale), ...kind.measured(amount, locale) }
    return [share === undefined ? fact : { ...fact, share }]
  })
}

/** The figures of a car that count for the best of a stock, in metric units. */
export function figuresOf(car: Pick<Car, 'variant'>): BestFigures {
  const figures = measuredKeys.flatMap((key) => {
    const amount = figureOf(car, key)
    return amount === undefined ? [] : [[key, amount] as const]
  })
  return Object.fromEntries(figures)
}

/** The best figures of a stock with the figures of one more car. */
export function withBest(best: BestFigures, figures: BestFigures): BestFigures {
  const better = measuredKeys.flatMap((key) => {
    const amount = figures[key]
    if (amount === undefined) return []
    const before = best[key] ?? amount
    const pick = measuredKinds[key].lowestIsBest ? Math.min : Math.max
    return best[key] === pick(before, amount) ? [] : [[key, pick(before, amount)] as const]
  })
  return better.length === 0 ? best : { ...best, ...Object.fromEntries(better) }
}
