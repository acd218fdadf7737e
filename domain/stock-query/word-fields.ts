import type { Car } from '../car/car.ts'

/** Values of cars that only words of a query ask for: no filter lists them. D10. */
export const wordTerms = ['doors', 'sleeps', 'cab'] as const
export type WordTerm = (typeof wordTerms)[number]

/** Figures of cars that only words of a query ask for. D10. */
export const wordNumbers = [
  'electric_range',
  'engine_cc',
  'braked_towing',
  'fuel_consumption',
  'acceleration',
  'power',
  'weekly_price',
  'monthly_price',
] as const
export type WordNumber = (typeof wordNumbers)[number]

/** Numbers are km, cc, kg, L/100 km, seconds to 100 km/h, kW, whole dollars a week or month. */
export type WordValues = Readonly<
  Record<WordTerm, string | number | undefined> & Record<WordNumber, number | undefined>
>

/** The repayment of a car, in the one of the two fields that is its site's period. */
export type RepaymentValues = Pick<WordValues, 'weekly_price' | 'monthly_price'>

/**
 * What words of a query may ask of a car beside its facets: figures of its maker, and what the site's
 * finance provider estimates. A battery burns nothing. Spec 3.07, 3.15, 3.16, D11.
 */
export function wordValues(car: Car, repayment: RepaymentValues): WordValues {
  const { doors, variant, specifications, engine_size } = car
  const litres = engine_size ?? variant?.enginesize_litres
  return {
    doors,
    sleeps: specifications?.sleeps,
    cab: cabOf(car),
    electric_range: variant?.electricrange || undefined,
    engine_cc:
      variant?.enginesize ?? (litres === undefined ? undefined : Math.round(litres * 1000)),
    braked_towing: variant?.brakedtowing || undefined,
    fuel_consumption:
      variant?.fuelconsumptioncombined ?? (car.simple_fuel === 'Electric' ? 0 : undefined),
    acceleration: variant?.acceleration || undefined,
    power: variant?.power || undefined,
    ...repayment,
  }
}

/** What a cab is called in listings; the makers have their own names for each. */
const cabs: readonly (readonly [cab: string, names: RegExp])[] = [
  ['Double cab', /\b(dual|double|crew|quad)[\s-]?cab|super[\s-]?crew|crew[\s-]?max/i],
  [
    'Extra cab',
    /\b(extra|space|king|super|club|extended|access|freestyle|smart)[\s-]?cab|\bx-?tra[\s-]?cab/i,
  ],
  ['Single cab', /\b(single|regular|standard)[\s-]?cab/i],
]

/** The cab of a ute or truck, by its body, else by its badge; undefined where neither says it. */
function cabOf({ body, variant, badge, series }: Car): string | undefined {
  for (const text of [body, variant?.bodyconfiguration, badge, series]) {
    const [cab] = cabs.find(([, names]) => names.test(text ?? '')) ?? []
    if (cab !== undefined) return cab
  }
  return undefined
}
