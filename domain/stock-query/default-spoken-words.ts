import type { FormatLocale } from '../format.ts'
import type { SpokenWords } from './spoken-words.ts'

/** What differs by market: amounts that buyers have in mind there, in its own units and words. */
const markets = {
  metric: {
    mover: 'people mover',
    firstPrice: 15_000,
    firstCar: 'hatch or sedan to $15,000',
    litres: 6,
    thrifty: 'up to 6 L/100 km, least',
    quickest: 'Quickest to 100 km/h first',
    lowest: 'Lowest repayment first',
  },
  american: {
    mover: 'minivan',
    firstPrice: 10_000,
    firstCar: 'hatch or sedan to $10,000',
    // 34 mpg.
    litres: 6.9,
    thrifty: '34 mpg or better, best',
    quickest: 'Quickest to 62 mph first',
    lowest: 'Lowest payment first',
  },
} as const

const fast = ['fastest', 'quickest', 'fast car', 'fast cars', 'quick car', 'quick cars']

/**
 * What buyers say instead of choosing filters, by facts that cars state: what nothing in stock states is
 * said and left out. The engine of a first car may be unknown, as of an electric one. D10.
 */
export function defaultSpokenWords(locale: FormatLocale): SpokenWords[] {
  const market = markets[locale === 'en-US' ? 'american' : 'metric']
  return [
    {
      words: ['family', 'families', 'family car', 'family cars', 'family friendly'],
      name: `Family: SUV, wagon or ${market.mover}, 5+ seats`,
      filter: 'simple_body IN [SUV, Wagon, "People Mover"] AND seats >= 5',
    },
    {
      words: ['first car', 'first cars', 'starter car', 'starter cars'],
      name: `First car: ${market.firstCar}, 2.0 L or less`,
      filter: `simple_body IN [Hatchback, Sedan] AND price <= ${market.firstPrice} AND NOT engine_cc > 2049`,
    },
    {
      words: [
        ...['cheap to run', 'economical', 'fuel efficient', 'low running costs', 'low fuel'],
        ...['good on fuel', 'good on petrol', 'good on gas', 'easy on fuel', 'easy on petrol'],
      ],
      name: `Cheap to run: ${market.thrifty} first`,
      filter: `fuel_consumption <= ${market.litres} AND NOT status = sold`,
      sort: 'fuel_consumption_asc',
    },
    {
      words: fast,
      name: market.quickest,
      filter: 'acceleration EXISTS AND NOT status = sold',
      sort: 'acceleration_asc',
    },
    {
      words: fast,
      name: 'Most powerful first',
      filter: 'power EXISTS AND NOT status = sold',
      sort: 'power_desc',
    },
    {
      words: ['low', 'lowest', 'small', 'cheap', 'cheapest'].flatMap((least) =>
        ['', 'weekly ', 'monthly '].flatMap((period) =>
          ['payment', 'payments', 'repayment', 'repayments'].map(
            (payment) => `${least} ${period}${payment}`,
          ),
        ),
      ),
      name: market.lowest,
      filter: 'weekly_price EXISTS OR monthly_price EXISTS',
      sort: 'repayment_asc',
    },
  ]
}
