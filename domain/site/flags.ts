/** A feature that a site can switch, as the dealers' page and editors show it. */
export interface Flag {
  readonly default: boolean
  readonly title: string
  readonly description: string
  readonly spec: readonly string[]
}

const defineFlags = <const Flags extends Record<string, Flag>>(flags: Flags) => flags

const on = (title: string, description: string, ...spec: string[]): Flag => ({
  default: true,
  title,
  description,
  spec,
})

const off = (title: string, description: string, ...spec: string[]): Flag => ({
  ...on(title, description, ...spec),
  default: false,
})

/** Every feature that a site can switch, once (D4, Spec 6.04). */
export const flags = defineFlags({
  finance: on(
    'Finance',
    'Repayment estimates of vehicles, and links to finance; not whether the site has a page of it, or a planner on that.',
    '1.05',
    '5.28',
  ),
  reserveOnline: off('Reserve online', 'Reserve a car with a deposit.', '1.06', '4.32', 'D12'),
  onlinePurchase: off(
    'Buy online',
    'A used car is bought online up to its deposit: trade-in, finance or cash, delivery or collection. Needs `reserveOnline`.',
    '2.06',
    '4.30',
  ),
  onlinePayment: off(
    'Pay online',
    'Buyers who sign in pay an invoice or a deposit that you asked for, at /online-payment.',
    '2.12',
    '2.28',
  ),
  testDrive: on(
    'Test drive',
    'Test drives can be booked where the site has that page.',
    ...['1.05', '2.13', '5.09', '6.01'],
  ),
  chat: on('Chat', 'A link to a chat, where the contact names one.', '1.09'),
  tradeIn: on('Trade-in', 'Links to trade-in valuation and sell-my-car.', '1.07', '2.05', '5.17'),
  featuresFilter: on('Feature filter', 'Filter stock by equipment.', '2.38'),
  locationSearch: off(
    'Distance to locations',
    'Visitors who give their postcode see how far each location is.',
    ...['2.38', '7.17', '9.23'],
  ),
  cityPanelFirst: off('City first', 'The city filter is at the top.', '2.38'),
  favourites: on('Favourites', 'Save cars on this device.', '1.04', '4.13', '5.08'),
  watchlist: off(
    'Watchlist',
    'Cars are saved to the account of a buyer, who signs in for it, in place of the device.',
    ...['1.04', '2.24', '4.12', '5.05', '7.01', '7.02'],
  ),
  compare: on('Compare', 'Cars can be set side by side.', '1.04', '5.06'),
  compareOnCards: off(
    'Compare on cards',
    'A car in a list has a tick to compare it; its page needs a `compare-tray`.',
    '1.04',
    '5.06',
  ),
  headerSearch: off(
    'Search in the header',
    'Every page has a field to search by words.',
    '2.32',
    'D10',
  ),
  garage: off('Garage', 'Favourites follow the rules of the garage.', '3.35', '5.07'),
  fuelTag: off('Fuel tag', 'Electric and hybrid cars carry a tag.', '4.04', 'D14'),
  certifiedBadge: off(
    'Certified badge',
    'Certified used cars of the manufacturer that the site names carry a badge.',
    '4.04',
    '5.38',
  ),
  marketBadge: off('Market badge', 'Says how far a car is below the market.', '5.36', 'D18'),
  reviews: on('Reviews', 'What customers wrote, and their stars.', '1.10', '9.22'),
  maps: off(
    'Maps',
    'A map of a location from Google or OpenStreetMap, loaded when a visitor asks for it.',
    '2.35',
  ),
  locationBlock: on('Location on car page', 'Shows where a car stands.', '5.39', 'D15'),
  spinToWin: off(
    'Wheel of prizes',
    'Buyers who signed in spin for a prize, where the site has a wheel.',
    ...['1.12', '2.12', '9.20', 'D32'],
  ),
  subscription: off('Subscription', 'Cars by subscription, at a weekly price.', '4.06'),
  revealPhone: off(
    'Reveal phone',
    'The number to call about a car is hidden until clicked; it must be another than those of header and footer.',
    '1.09',
    '4.15',
  ),
  cardPlace: on('Place on cards', 'Where a car stands, if you are in several cities.', '2.41'),
  cardChips: off('Chips on cards', 'Body, drive and seats of each car in a list.', '2.41'),
  cardActions: off('Buttons on cards', 'Each car in a list can be enquired about.', '2.41'),
  printPdf: off('Brochure', 'Each car has a brochure to download, as a PDF.', '1.08', '2.47'),
  socialShare: off(
    'Sharing',
    'Each car can be sent to somebody by mail, WhatsApp or Facebook.',
    '2.47',
  ),
  blog: on('Blog', 'The pages of posts, where the site has posts.', '2.23'),
  gatedTradeIn: off(
    'Sign-in before trade-in',
    'Trade-in valuation and sell-my-car are for buyers who signed in.',
    '2.29',
  ),
  gatedCheckout: off(
    'Sign-in before checkout',
    'Reserving and buying online are for buyers who signed in.',
    '2.29',
  ),
  gatedFinance: off(
    'Sign-in before finance',
    'The pages of finance are for buyers who signed in.',
    '2.29',
  ),
  popularMakes: off('Popular makes', 'The make list begins with popular makes.', '9.07'),
})

export type FlagName = keyof typeof flags
export type Flags = Readonly<Record<FlagName, boolean>>

/** A heart saves a car in one place: a site with a watchlist has no favourites of the device. Spec 5.05-5.08. */
export const withOneHeart = <Some extends Pick<Flags, 'favourites' | 'watchlist'>>(
  flags: Some,
): Some => ({ ...flags, favourites: flags.favourites && !flags.watchlist })

export const isFlagName = (name: string): name is FlagName => Object.hasOwn(flags, name)
export const flagNames: readonly FlagName[] = Object.keys(flags).filter(isFlagName)
