import { z } from 'zod'

interface Flag {
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
  finance: on('Finance', 'Repayment estimates, the calculator and finance links.', '1.05', '5.28'),
  reserveOnline: off('Reserve online', 'Reserve a car with a deposit.', '1.06', '4.32', 'D12'),
  onlinePurchase: off('Online purchase', 'Buy an eligible used car online.', '2.06', '4.30'),
  tradeIn: on('Trade-in', 'Trade-in valuation and sell-my-car.', '1.07', '2.05', '5.17'),
  reviews: on('Reviews', 'Google reviews of the dealership.', '1.10', '9.22'),
  spinToWin: off('Spin to win', 'The prize wheel of a promotion.', '1.12', '9.20', 'D32'),
  featuresFilter: on('Feature filter', 'Filter stock by equipment.', '2.38'),
  locationSearch: off('Location search', 'Filter stock by distance from a place.', '2.38', '9.23'),
  cityPanelFirst: off('City first', 'The city filter stands at the top.', '2.38'),
  favourites: on('Favourites', 'Save cars on this device.', '1.04', '4.13', '5.08'),
  garage: off('Garage', 'Favourites and compare follow the rules of the garage.', '3.35', '5.07'),
  compare: off('Compare', 'Put cars side by side.', '1.04', '5.06'),
  watchlist: off('Watchlist', 'Save cars to a signed-in account.', '1.04', '2.24', '4.12'),
  testDrive: on('Test drive', 'Book a test drive.', '1.05', '2.13', '5.09'),
  printPdf: on('Print to PDF', 'Download a car as a PDF.', '1.08', '2.47'),
  socialShare: off('Social sharing', 'Share buttons on the vehicle page.', '2.47'),
  fuelTag: off('Fuel tag', 'Electric and hybrid cars carry a tag.', '4.04', 'D14'),
  certifiedBadge: off('Certified badge', 'Certified used cars carry a badge.', '4.04', '5.38'),
  marketBadge: off('Market price badge', 'Tells how far a price is below market.', '5.36', 'D18'),
  locationBlock: on('Location on car page', 'Shows where a car stands.', '5.39', 'D15'),
  subscription: off('Subscription', 'Cars by subscription, at a weekly price.', '4.06'),
  revealPhone: off('Reveal phone', 'The phone number is hidden until clicked.', '1.09', '4.15'),
  chat: off('Chat', 'A chat button on every page.', '1.09'),
  maps: on('Maps', 'Maps of dealerships and directions.', '2.35'),
  blog: off('Blog', 'News and vehicle reviews.', '2.23'),
  popularMakes: off('Popular makes', 'The make list begins with popular makes.', '9.07'),
  gatedTradeIn: off('Sign in to trade in', 'Trade-in and sell-my-car need sign-in.', '2.29'),
  gatedCheckout: off('Sign in to check out', 'The checkout needs sign-in.', '2.29'),
  gatedFinance: off('Sign in for finance', 'Finance forms need sign-in.', '2.29'),
})

export type FlagName = keyof typeof flags
export type Flags = Readonly<Record<FlagName, boolean>>

const isFlagName = (name: string): name is FlagName => Object.hasOwn(flags, name)
export const flagNames: readonly FlagName[] = Object.keys(flags).filter(isFlagName)

const switchOf = ({ title, description, default: preset }: Flag) =>
  z.boolean().default(preset).meta({ title, description })

type FlagShape = { readonly [Name in FlagName]: ReturnType<typeof switchOf> }

/** The site's switches: every name known, absent means the declared default. */
export const flagsSchema = z
  .strictObject(
    Object.fromEntries(flagNames.map((name) => [name, switchOf(flags[name])])) as FlagShape,
  )
  .prefault({})
  .meta({
    title: 'Features',
    description: 'Switches features on or off; absent means the default.',
  })

/** A reference to one flag. */
export const flagNameSchema = z
  .enum(flagNames)
  .meta({ title: 'Feature', description: 'Shown only where this feature is switched on.' })
