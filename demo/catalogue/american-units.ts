import {
  KG_PER_POUND,
  KW_PER_HORSEPOWER,
  LITRES_PER_GALLON,
  MM_PER_INCH,
  MPG_TIMES_L_PER_100_KM,
  NM_PER_POUND_FOOT,
} from '#domain/measure.ts'
import { KM_PER_MILE } from '#domain/units.ts'
import { AUTO6, type Engine, petrol } from './engines.ts'

const rounded = (amount: number, digits = 0) => Number(amount.toFixed(digits))

export const kilograms = (pounds: number) => rounded(pounds * KG_PER_POUND)
export const kilometres = (miles: number) => rounded(miles * KM_PER_MILE)

/** Length, width and height of a car, mm. */
export const inches = (length: number, width: number, height: number) =>
  [
    rounded(length * MM_PER_INCH),
    rounded(width * MM_PER_INCH),
    rounded(height * MM_PER_INCH),
  ] as const

/** An American engine: litres, cylinders, hp, lb-ft, EPA combined mpg, fuel tank in gallons. */
export type AmericanEngine = {
  litres: number
  cylinders: number
  hp: number
  lbft: number
  mpg: number
  tank: number
  gearbox?: string
  turbo?: true
  fuel?: string
}

/** An engine in American units, in the units of the catalogue. */
export function american({ litres, cylinders, hp, lbft, mpg, tank, ...more }: AmericanEngine) {
  const consumption = rounded(MPG_TIMES_L_PER_100_KM / mpg, 1)
  const engine: Engine = petrol(
    ...([litres, rounded(lbft * NM_PER_POUND_FOOT), consumption] as const),
    more.gearbox ?? AUTO6,
    {
      cylinders,
      powerKw: rounded(hp * KW_PER_HORSEPOWER),
      tankLitres: rounded(tank * LITRES_PER_GALLON, 1),
      fuel: more.fuel ?? 'Gasoline',
      ...(more.turbo && { induction: 'Turbo' }),
    },
  )
  return engine
}
