import type { Country } from '#domain/contact/country.ts'
import { type AustralianState, australianStates } from '#domain/contact/postcode-states.ts'

/** What a new site takes from its country. */
interface Market {
  readonly country: Country
  readonly locale: 'en-AU' | 'en-NZ' | 'en-US'
  /** A reserved number, which nobody has, until the dealer states its own. */
  readonly phone: string
  readonly timeZone: string
  readonly city: string
  readonly state: string
  /** States as in an address; none where addresses have no state. */
  readonly states: readonly string[]
}

const australianZones: Readonly<Record<AustralianState, string>> = {
  QLD: 'Australia/Brisbane',
  NSW: 'Australia/Sydney',
  ACT: 'Australia/Sydney',
  VIC: 'Australia/Melbourne',
  TAS: 'Australia/Hobart',
  SA: 'Australia/Adelaide',
  WA: 'Australia/Perth',
  NT: 'Australia/Darwin',
}

/** The zone of most people of a state. */
const americanStates: Readonly<Record<string, string>> = {
  'America/New_York': 'CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV',
  'America/Chicago': 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI',
  'America/Denver': 'CO ID MT NM UT WY',
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'CA NV OR WA',
  'America/Anchorage': 'AK',
  'Pacific/Honolulu': 'HI',
}

const zones = new Map<string, string>([
  ...Object.entries(australianZones).map(([state, zone]) => [`AU ${state}`, zone] as const),
  ...Object.entries(americanStates).flatMap(([zone, states]) =>
    states.split(' ').map((state) => [`US ${state}`, zone] as const),
  ),
])

const markets = {
  au: {
    country: 'AU',
    locale: 'en-AU',
    phone: '(07) 5550 0100',
    timeZone: 'Australia/Brisbane',
    city: 'Brisbane',
    state: 'QLD',
    states: australianStates,
  },
  nz: {
    country: 'NZ',
    locale: 'en-NZ',
    phone: '09 555 0142',
    timeZone: 'Pacific/Auckland',
    city: 'Auckland',
    state: '',
    states: [],
  },
  us: {
    country: 'US',
    locale: 'en-US',
    phone: '(512) 555-0148',
    timeZone: 'America/Chicago',
    city: 'Austin',
    state: 'TX',
    states: Object.values(americanStates).flatMap((states) => states.split(' ')),
  },
} as const satisfies Record<string, Market>

export const marketNames = Object.keys(markets)

const isMarket = (name: string): name is keyof typeof markets => name in markets

export const marketOf = (name: string): Market => markets[isMarket(name) ? name : 'au']

/** The time zone of a state, else that of most of the market. */
export const timeZoneOf = ({ country, timeZone }: Market, state: string): string =>
  zones.get(`${country} ${state}`) ?? timeZone
