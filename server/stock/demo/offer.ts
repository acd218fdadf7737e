import type { Car } from '#domain/car/car.ts'
import type { DemoGroup } from './demo-groups.ts'
import { lenderEntry } from './lender-entry.ts'
import type { Random } from './random.ts'

type OfferFields = Pick<
  Car,
  | 'price'
  | 'price_type'
  | 'before_price'
  | 'offer_price'
  | 'preorder'
  | 'finance_lenders'
  | 'autograb_data'
>

const MAX_FINANCED_YEARS = 12

function priceTypeOf(carType: Car['car_type'], group: DemoGroup, random: Random) {
  if (group.country === 'NZ') return 'drive_away' as const
  if (carType === 'new') return 'drive_away_estimated' as const
  return carType === 'demo' || random.chance(0.4) ? ('drive_away' as const) : ('egc' as const)
}

/** Price fields: a plain, reduced or offer price, price on application, or a pre-order. */
export function generateOffer(
  price: number,
  carType: Car['car_type'],
  ageYears: number,
  group: DemoGroup,
  random: Random,
): OfferFields {
  const selector = random.next()
  if (carType === 'new' && selector < 0.03) return { preorder: true }
  if (selector < 0.045) return { price_type: 'poa' }
  const price_type = priceTypeOf(carType, group, random)
  const reduced = selector > 0.86 ? { before_price: price + random.integer(1, 5) * 500 } : {}
  const offered =
    selector > 0.82 && selector <= 0.86 ? { offer_price: price - random.integer(1, 3) * 500 } : {}
  const askingPrice = 'offer_price' in offered ? offered.offer_price : price
  const market = Math.round(askingPrice * (0.95 + random.next() * 0.14))
  const provider = group.financeProvider
  const financed = provider !== undefined && askingPrice > 500 && ageYears < MAX_FINANCED_YEARS
  return {
    ...{ price, price_type, ...reduced, ...offered },
    ...(carType === 'used' && {
      autograb_data: {
        state_average_market_price: market,
        average_market_price: Math.round(market * (0.98 + random.next() * 0.04)),
      },
    }),
    ...(financed && { finance_lenders: { [provider]: lenderEntry(askingPrice, ageYears) } }),
  }
}
