import { isAbsent } from '../absence.ts'
import { type FormatLocale, formatKm, formatLength, formatMonth, formatNumber } from '../format.ts'
import type { Car } from './car.ts'
import type { CarType } from './kinds.ts'
import { regoExpiryText } from './rego.ts'
import { KEY_FACTS_SHOWN } from './thresholds.ts'

/** One line of a car's facts. `key` is permanent, `label` and `value` are for people. */
export type SpecRow = { key: string; label: string; value: string }

export type SpecContext = { now: Date; locale: FormatLocale; timeZone: string }

/** A car's type in words. Spec 2.41. */
export const conditionWords: Record<CarType, string> = { new: 'New', demo: 'Demo', used: 'Used' }

type Value = string | number | undefined
type Maybe = [key: string, label: string, value: Value]

/** Text of a value, if there is one. */
function when<Known>(value: Known | undefined, words: (value: Known) => string): Value {
  return value === undefined ? undefined : words(value)
}

function keyFactsOf(car: Car, { locale }: SpecContext): Maybe[] {
  return [
    ['condition', 'Condition', conditionWords[car.car_type]],
    ['transmission', 'Transmission', car.simple_transmission ?? car.trans],
    ['odometer', 'Odometer', when(car.km, (km) => formatKm(km, locale))],
    ['fuel', 'Fuel Type', car.simple_fuel ?? car.fuel],
  ]
}

const starsText = (stars: number) => `${stars} ${stars === 1 ? 'star' : 'stars'}`

function vehicleFactsOf(car: Car, { locale }: SpecContext): Maybe[] {
  const litres = car.engine_size ?? car.variant?.enginesize_litres
  return [
    ['body', 'Body', car.body ?? car.simple_body],
    ['configuration', 'Body configuration', car.variant?.bodyconfiguration],
    ['colour', locale === 'en-US' ? 'Color' : 'Colour', car.colour],
    ['doors', 'Doors', car.doors],
    ['seats', 'Seats', car.seats],
    ['engine', 'Engine', when(litres, (size) => `${formatNumber(size, locale, 1)} L`)],
    ['cylinders', 'Cylinders', car.variant?.cylinders],
    ['induction', 'Induction', car.variant?.induction],
    ['gears', 'Gearbox', car.variant?.geartype],
    ['drive', 'Drive', car.drive],
    ['fuel_detail', 'Fuel', car.fuel === car.simple_fuel ? undefined : car.fuel],
    [
      'consumption',
      'Fuel consumption (combined)',
      when(car.variant?.fuelconsumptioncombined, (rate) => {
        return `${formatNumber(rate, locale, 1)} L/100 km`
      }),
    ],
    [
      'tank',
      'Fuel tank',
      when(car.variant?.fuelcapacity, (tank) => `${formatNumber(tank, locale, 1)} L`),
    ],
    ['torque', 'Torque', when(car.variant?.torque, (nm) => `${formatNumber(nm, locale)} Nm`)],
    ['ancap', 'ANCAP safety rating', when(car.variant?.ancaprating, starsText)],
  ]
}

function sizesOf({ variant, specifications }: Car, { locale }: SpecContext): Maybe[] {
  const metres = (size: number) => formatLength(size, locale)
  const kilograms = (mass: number) => `${formatNumber(mass, locale)} kg`
  return [
    ['length', 'Length', when(variant?.vehiclelength, metres)],
    ['width', 'Width', when(variant?.vehiclewidth, metres)],
    ['height', 'Height', when(variant?.vehicleheight, metres)],
    ['gvm', 'Gross vehicle mass', when(variant?.grossvehiclemass, kilograms)],
    ['sleeps', 'Sleeps', specifications?.sleeps],
    ['body_length', 'Body length', when(specifications?.body_length, metres)],
    ['body_width', 'Body width', when(specifications?.body_width, metres)],
    ['tare', 'Tare', when(specifications?.tare_weight, kilograms)],
    ['atm', 'Aggregate trailer mass', when(specifications?.aggregate_trailer_mass, kilograms)],
    ['axle', 'Axle', specifications?.axle_type],
  ]
}

function papersOf(car: Car, context: SpecContext): Maybe[] {
  const month = (iso: string) => formatMonth(iso, context.locale)
  return [
    ['series', 'Series', car.series],
    ['build', 'Build date', when(car.build_date, month)],
    ['compliance', 'Compliance date', when(car.compliance_date, month)],
    ['rego', 'Registration', car.regplate],
    ['rego_expiry', 'Registration expiry', regoExpiryText(car, context)],
    ['vin', 'VIN', car.vin],
    ['stock', 'Stock number', car.stocknum],
  ]
}

const said = (rows: Maybe[]): SpecRow[] =>
  rows.flatMap(([key, label, value]) =>
    isAbsent(value) ? [] : [{ key, label, value: String(value) }],
  )

/** All facts of a car, the four of a result card first; absent facts are left out. Spec 5.35. */
export function specRows(car: Car, context: SpecContext): SpecRow[] {
  return said([
    ...keyFactsOf(car, context),
    ...vehicleFactsOf(car, context),
    ...sizesOf(car, context),
    ...papersOf(car, context),
  ])
}

/** Condition, Transmission, Odometer and Fuel Type, those that are known. Spec 2.41, 9.09. */
export function keyFacts(car: Car, context: SpecContext): SpecRow[] {
  return said(keyFactsOf(car, context)).slice(0, KEY_FACTS_SHOWN)
}
