import { isAbsent } from '../absence.ts'
import { type FormatLocale, formatKm, formatLength, formatMonth, formatNumber } from '../format.ts'
import { measure, measureText, type Quantity } from '../measure.ts'
import type { Car } from './car.ts'
import type { CarType } from './kinds.ts'
import { localKind } from './local-kinds.ts'
import { measuredFacts } from './measured-facts.ts'
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
    [
      'odometer',
      locale === 'en-US' ? 'Mileage' : 'Odometer',
      when(car.km, (km) => formatKm(km, locale)),
    ],
    ['fuel', 'Fuel type', when(car.simple_fuel, (fuel) => localKind(fuel, locale)) ?? car.fuel],
  ]
}

const starsText = (stars: number) => `${stars} ${stars === 1 ? 'star' : 'stars'}`

/** Text of an amount in the units of the locale. */
const inUnits =
  ({ locale }: SpecContext) =>
  (amount: number | undefined, quantity: Quantity): Value =>
    when(amount, (known) => measureText(measure(known, quantity, locale)))

/** A motorcycle's engine is in cc, all others are in litres. */
function engineOf({ item_type, engine_size, variant }: Car, context: SpecContext): Value {
  const cc = item_type === 'motorcycle' ? variant?.enginesize : undefined
  if (cc !== undefined) return inUnits(context)(cc, 'cubicCentimetres')
  const litres = engine_size ?? variant?.enginesize_litres
  return when(litres, (size) => `${formatNumber(size, context.locale, 1)} L`)
}

function vehicleFactsOf(car: Car, context: SpecContext): Maybe[] {
  const { locale } = context
  const { variant } = car
  const amount = inUnits(context)
  const isAmerican = locale === 'en-US'
  return [
    ['body', 'Body', car.body ?? when(car.simple_body, (body) => localKind(body, locale))],
    ['configuration', 'Body configuration', variant?.bodyconfiguration],
    ['colour', isAmerican ? 'Color' : 'Colour', car.colour],
    ['doors', 'Doors', car.doors],
    ['seats', 'Seats', car.seats],
    ['engine', 'Engine', engineOf(car, context)],
    ['cylinders', 'Cylinders', variant?.cylinders],
    ['induction', 'Induction', variant?.induction],
    ['gears', 'Gearbox', variant?.geartype],
    ['drive', 'Drive', car.drive],
    ['fuel_detail', 'Fuel', car.fuel === car.simple_fuel ? undefined : car.fuel],
    [
      'consumption',
      isAmerican ? 'Fuel economy (combined)' : 'Fuel consumption (combined)',
      amount(variant?.fuelconsumptioncombined, 'litresPer100Km'),
    ],
    ['tank', 'Fuel tank', amount(variant?.fuelcapacity, 'litres')],
    ...measuredFacts(car, locale).map((fact): Maybe => [fact.key, fact.name, measureText(fact)]),
    ['ancap', 'ANCAP safety rating', when(variant?.ancaprating, starsText)],
  ]
}

function sizesOf({ variant, specifications }: Car, context: SpecContext): Maybe[] {
  const metres = (size: number) => formatLength(size, context.locale)
  const amount = inUnits(context)
  return [
    ['length', 'Length', when(variant?.vehiclelength, metres)],
    ['width', 'Width', when(variant?.vehiclewidth, metres)],
    ['height', 'Height', when(variant?.vehicleheight, metres)],
    ['seat_height', 'Seat height', amount(variant?.seatheight, 'millimetres')],
    ['gvm', 'Gross vehicle mass', amount(variant?.grossvehiclemass, 'kilograms')],
    ['sleeps', 'Sleeps', specifications?.sleeps],
    ['layout', 'Layout', specifications?.layout],
    ['body_length', 'Body length', when(specifications?.body_length, metres)],
    ['body_width', 'Body width', when(specifications?.body_width, metres)],
    ['tare', 'Tare', amount(specifications?.tare_weight, 'kilograms')],
    ['atm', 'Aggregate trailer mass', amount(specifications?.aggregate_trailer_mass, 'kilograms')],
    ['ball_weight', 'Ball weight', amount(specifications?.ball_weight, 'kilograms')],
    ['axle', 'Axle', specifications?.axle_type],
    ['water', 'Fresh water', amount(specifications?.water, 'litres')],
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

/** Condition, Transmission, Odometer and Fuel type, those that are known. Spec 2.41, 9.09. */
export function keyFacts(car: Car, context: SpecContext): SpecRow[] {
  return said(keyFactsOf(car, context)).slice(0, KEY_FACTS_SHOWN)
}
