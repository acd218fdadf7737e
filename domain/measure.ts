import { type FormatLocale, formatNumber } from './format.ts'
import { KM_PER_MILE } from './units.ts'

/** A figure and its unit apart, for places that set them in different sizes: `390` and `kW`. */
export type Measure = { value: string; unit: string }

/** What is measured, in its metric unit. */
export type Quantity =
  | 'seconds'
  | 'kilometres'
  | 'kilowatts'
  | 'kilowattHours'
  | 'newtonMetres'
  | 'kilograms'
  | 'litres'
  | 'litresPer100Km'
  | 'millimetres'
  | 'cubicCentimetres'

type Unit = {
  unit: string
  decimals?: number
  /** Whole amounts have their decimals too: 4.0 beside 3.8. */
  isFixed?: true
  convert?: (amount: number) => number
  /** Rounded to whole multiples of this. */
  step?: number
}

/** Spec 9.25: units of the US variant. */
export const KG_PER_POUND = 0.45359237
export const LITRES_PER_GALLON = 3.785411784
export const KW_PER_HORSEPOWER = 0.745699872
export const NM_PER_POUND_FOOT = 1.3558179483
export const MM_PER_INCH = 25.4
/** Miles per US gallon times litres per 100 km. */
export const MPG_TIMES_L_PER_100_KM = (100 * LITRES_PER_GALLON) / KM_PER_MILE

const metric: Readonly<Record<Quantity, Unit>> = {
  seconds: { unit: 's', decimals: 1, isFixed: true },
  kilometres: { unit: 'km' },
  kilowatts: { unit: 'kW' },
  kilowattHours: { unit: 'kWh', decimals: 1 },
  newtonMetres: { unit: 'Nm' },
  kilograms: { unit: 'kg' },
  litres: { unit: 'L', decimals: 1 },
  litresPer100Km: { unit: 'L/100 km', decimals: 1 },
  millimetres: { unit: 'mm' },
  cubicCentimetres: { unit: 'cc' },
}

/**
 * The units of the US variant that differ. Charging power and batteries are kW and kWh there too. Cars
 * have whole kilograms, so that 6,800 lb come back as 6,799: pounds are rounded to fives, as makers do.
 */
const american: Readonly<Partial<Record<Quantity, Unit>>> = {
  kilometres: { unit: 'mi', convert: (km) => km / KM_PER_MILE },
  newtonMetres: { unit: 'lb-ft', convert: (nm) => nm / NM_PER_POUND_FOOT },
  kilograms: { unit: 'lb', convert: (kg) => kg / KG_PER_POUND, step: 5 },
  litres: { unit: 'gal', decimals: 1, convert: (litres) => litres / LITRES_PER_GALLON },
  litresPer100Km: { unit: 'mpg', convert: (rate) => MPG_TIMES_L_PER_100_KM / rate },
  millimetres: { unit: 'in', decimals: 1, convert: (mm) => mm / MM_PER_INCH },
}

/** The power of engines and motors: `390 kW`, or `523 hp` on the US variant. */
const horsepower: Unit = { unit: 'hp', convert: (kw) => kw / KW_PER_HORSEPOWER }

function written(amount: number, of: Unit, locale: FormatLocale): Measure {
  const { unit, decimals, isFixed, convert, step } = of
  const converted = convert ? convert(amount) : amount
  const stepped = step ? Math.round(converted / step) * step : converted
  const isWritten = isFixed && Number.isFinite(stepped)
  const value = isWritten ? stepped.toFixed(decimals) : formatNumber(stepped, locale, decimals)
  return { value, unit }
}

/** An amount in its metric unit, in the units of the locale. Spec 9.23, 9.25. */
export const measure = (amount: number, quantity: Quantity, locale: FormatLocale): Measure =>
  written(amount, (locale === 'en-US' && american[quantity]) || metric[quantity], locale)

/** The power of an engine in kW, in the unit of the locale. Spec 9.25. */
export const enginePower = (kilowatts: number, locale: FormatLocale): Measure =>
  written(kilowatts, locale === 'en-US' ? horsepower : metric.kilowatts, locale)

/** A measure as text: `390 kW`. */
export const measureText = ({ value, unit }: Measure): string => `${value} ${unit}`
