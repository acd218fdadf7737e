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
const OFFERS_FROM = 8_000

/** American prices exclude tax, title and license, and say so once for all cars. */
const priceTypeOf = ({ country }: DemoGroup) =>
  country === 'US' ? {} : { price_type: 'drive_away' as const }

/** Price fields: a plain, reduced or offer price, price on application, or a pre-order. */
export function generateOffer(
  price: number,
  { car_type, ageYears }: Pick<Car, 'car_type'> & { ageYears: number },
  group: DemoGroup,
  random: Random,
): OfferFields {
  const selector = random.next()
  if (car_type === 'new' && selector < 0.03) return { preorder: true }
  if (selector < 0.045) return { price_type: 'poa' }
  const reduced = selector > 0.86 ? { before_price: price + random.integer(1, 5) * 500 } : {}
  const isOffered = selector > 0.82 && selector <= 0.86 && price >= OFFERS_FROM
  const offered = isOffered ? { offer_price: price - random.integer(1, 3) * 500 } : {}
  const askingPrice = 'offer_price' in offered ? offered.offer_price : price
  const market = Math.round(askingPrice * (0.95 + random.next() * 0.14))
  const provider = group.financeProvider
  const financed = provider !== undefined && askingPrice > 500 && ageYears < MAX_FINANCED_YEARS
  return {
    price,
    ...priceTypeOf(group),
    ...reduced,
    ...offered,
    ...(car_type === 'used' && {
      autograb_data: {
        state_average_market_price: market,
        average_market_price: Math.round(market * (0.98 + random.next() * 0.04)),
      },
    }),
    ...(financed && {
      finance_lenders: { [provider]: lenderEntry(askingPrice, ageYears, group.country) },
    }),
  }
}
