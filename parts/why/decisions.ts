import type { Car } from '#domain/car/car.ts'
import { certifiedBadge } from '#domain/car/certified.ts'
import { type ListedAt, listing, listingObstacles } from '#domain/car/listing.ts'
import { marketObstacles } from '#domain/car/market-badge.ts'
import { subscriptionPrice } from '#domain/car/price-display.ts'
import { reservableObstacles } from '#domain/car/reservable.ts'
import { compareObstacles, favouriteButton, favouriteObstacles } from '#domain/car/save-buttons.ts'
import { ownSoldDays, soldDaysOf } from '#domain/car/sold-days.ts'
import { awaited, isAvailable, isSold } from '#domain/car/status.ts'
import { type TagCandidate, tagCandidates } from '#domain/car/tag-banner.ts'
import type { Obstacle } from '#domain/eligibility.ts'
import { financeEstimate, financeObstacles } from '#domain/finance/finance-estimate.ts'
import { flags as allFlags, type FlagName } from '#domain/site/flags.ts'
import { compareTick } from '../compare-tick/compare-tick-shown.ts'
import { driveButton, reserveButton } from '../links/enquiry-path.ts'
import { shownMarket } from '../market/shown-market.ts'
import { displayedPrice, isSubscription } from '../price/shown-price.ts'
import { repaymentOf } from '../repayment/repayment.ts'
import { shownTag, tagSettings } from '../tag/shown-tag.ts'
import type { SiteView } from '../view-context.ts'
import type { CarThing, Condition, Decision } from './decision.ts'
import { type Reason, reasonWords } from './reason-words.ts'

/** What a car is asked about: its site, and when, ISO 8601. */
export interface Asked {
  readonly car: Car
  readonly site: SiteView
  readonly now: string
}

/** Whether and how a car shows something, and why: by the functions that decide it for its pages (Spec 6.04). */
export function decisionOf(thing: CarThing, asked: Asked): Decision {
  return { thing, ...decide[thing](asked) }
}

type Decide = (asked: Asked) => Omit<Decision, 'thing'>

const decide: Readonly<Record<CarThing, Decide>> = {
  listed: ({ car, site, now }) => {
    const { constants, dealerships } = site
    const soldListedDays = soldDaysOf(car, { ...constants, dealerships })
    const at: ListedAt = { now: new Date(now), soldListedDays }
    const { how, conditions } = allOf(listingObstacles(car, at))
    const hasSoldDay = isSold(car) && car.sold_date_timestamp !== undefined
    const days = ownSoldDays(car, dealerships) === undefined ? undefined : 'dealerships'
    return {
      how,
      // Of a car without a day of sale no number of days changes anything, of a dealership its own one does.
      conditions: conditions.map(({ setting, ...condition }) => {
        if (setting === undefined) return condition
        return hasSoldDay
          ? { ...condition, setting: days ?? setting }
          : { ...condition, from: 'car' }
      }),
      isShown: listing(car, at).eligible,
    }
  },
  price: ({ car, site }) => {
    const { kind, text } = displayedPrice(car, site)
    return { isShown: true, text, how: 'first', conditions: priceConditions(kind, { car, site }) }
  },
  tag: ({ car, site, now }) => {
    const tag = shownTag(car, site, now)
    const conditions = tagCandidates(car, tagSettings(site), { now: new Date(now) }).map(
      (candidate) => tagCondition(candidate, { car, site }),
    )
    return { isShown: tag !== undefined, ...(tag && { text: tag.text }), how: 'first', conditions }
  },
  market: ({ car, site }) => {
    const shown = displayedPrice(car, site)
    const isOn = site.flags.marketBadge
    const badge = shownMarket(car, site)
    const answer = allOf(
      [...known(marketObstacles(car, shown, isOn)), ['sold', isSold(car)]],
      'marketBadge',
    )
    return { ...answer, isShown: badge !== undefined, ...(badge && { text: badge.text }) }
  },
  repayment: ({ car, site, now }) => {
    const { finance, flags, timeZone } = site
    const today = { now: new Date(now), timeZone }
    const estimate = finance && financeEstimate(car, finance, today)
    const isUnpaid =
      estimate?.eligible === true && (estimate.weekly ?? estimate.monthly) === undefined
    const answer = allOf(
      [
        ['feature_off', !flags.finance],
        ['no_site_finance', finance === undefined],
        ...(finance ? financeObstacles(car, finance, today) : []),
        ['subscription_shown', isSubscription(car, site)],
        ['payment_missing', isUnpaid],
      ],
      'finance',
    )
    const text = repaymentOf(car, site, now)?.text
    return { ...answer, isShown: text !== undefined, ...(text !== undefined && { text }) }
  },
  reserve: ({ car, site }) => {
    const { askPages, constants, flags } = site
    const settings = { enabled: flags.reserveOnline, deposit: constants.reserveDeposit }
    const answer = allOf(
      [...reservableObstacles(car, settings), ['no_page', !askPages.reserve]],
      'reserveOnline',
    )
    const text = reserveButton(car, site)?.text
    return { ...answer, isShown: text !== undefined, ...(text !== undefined && { text }) }
  },
  save: ({ car, site }) => ({
    ...allOf(
      favouriteObstacles(car, site.flags),
      site.flags.watchlist ? 'watchlist' : 'favourites',
    ),
    isShown: favouriteButton(car, site.flags).eligible,
  }),
  compare: ({ car, site }) => ({
    ...allOf(
      [['no_ticks', !site.flags.compareOnCards], ...compareObstacles(car, site.flags)],
      'compare',
    ),
    isShown: compareTick(car, site),
  }),
  testDrive: ({ car, site }) => ({
    ...allOf(
      [
        ['feature_off', !site.flags.testDrive],
        ['no_page', !site.askPages.testDrive],
        ['not_available', !isAvailable(car)],
        ['awaited', awaited(car) !== undefined],
      ],
      'testDrive',
    ),
    isShown: driveButton(car, site) !== undefined,
  }),
}

/** Each must not apply for the thing to be shown. */
function allOf(
  obstacles: readonly Obstacle<Reason>[],
  flag?: FlagName,
): Pick<Decision, 'how' | 'conditions'> {
  return {
    how: 'all',
    conditions: obstacles.map((obstacle) => conditionOf(obstacle, flag)),
  }
}

function conditionOf([code, applies]: Obstacle<Reason>, flag?: FlagName): Condition {
  const holds = !applies
  if (code !== 'feature_off') {
    const { words, ...from } = reasonWords[code]
    return { code, holds, words: words[applies ? 1 : 0], ...from }
  }
  return { code, holds, words: featureWords(flag, holds), from: 'settings', ...(flag && { flag }) }
}

const featureWords = (flag: FlagName | undefined, isOn: boolean): string =>
  `Feature ${flag ? `“${allFlags[flag].title}” ` : ''}is ${isOn ? 'on' : 'off'}`

/** Without one of both prices there is nothing to compare: the gap is not told. */
const known = <Each extends Obstacle<Reason>>(obstacles: readonly Each[]): readonly Each[] => {
  const isUnknown = obstacles.some(
    ([code, applies]) => applies && (code === 'price_not_shown' || code === 'market_price_unknown'),
  )
  return isUnknown ? obstacles.filter(([code]) => code !== 'not_499_below_market') : obstacles
}

type PriceKind = ReturnType<typeof displayedPrice>['kind']

function priceConditions(
  kind: PriceKind,
  { car, site }: Pick<Asked, 'car' | 'site'>,
): readonly Condition[] {
  const isOwnPrice = kind === 'price' || kind === 'reduced'
  const byWeek = subscriptionPrice(car) !== undefined
  const line = (code: string, holds: boolean, words: string): Condition => ({
    code,
    holds,
    words,
    from: 'car',
  })
  return [
    {
      ...line('subscription', kind === 'subscription', 'A price by the week'),
      // Only of a car with such a price does the feature change anything.
      ...(byWeek && {
        words: featureWords('subscription', site.flags.subscription),
        from: 'settings',
        flag: 'subscription',
      }),
    },
    line(
      'price',
      isOwnPrice,
      kind === 'reduced' ? 'A price, and what it was' : 'A price above $10',
    ),
    line('preorder', kind === 'preorder', 'To be ordered'),
    {
      ...line('none', kind === 'none', 'The site’s words for no price'),
      setting: 'wording.noPrice',
    },
  ]
}

const tagWords: Readonly<Record<TagCandidate['kind'], string>> = {
  sold: 'Sold',
  fuel: 'Electric or hybrid',
  reserved: 'Reserved',
  certified: 'Certified',
  custom: 'A tag of its own',
  coming_soon: 'Coming soon',
  new_arrival: 'New in stock',
}

function tagCondition(
  { kind, text, applies }: TagCandidate,
  { car, site }: Pick<Asked, 'car' | 'site'>,
): Condition {
  const condition = {
    code: kind,
    holds: applies,
    words: tagWords[kind],
    from: kind === 'new_arrival' ? 'time' : 'car',
  } as const
  if (kind === 'new_arrival') return { ...condition, setting: 'constants.newTagDays' }
  const flag = flagOfTag(kind, text, { car, site })
  if (flag === undefined) return condition
  return { ...condition, words: featureWords(flag, site.flags[flag]), from: 'settings', flag }
}

/** The feature that decides a tag, of a car that has the tag where it is on. */
function flagOfTag(
  kind: TagCandidate['kind'],
  text: string,
  { car, site }: Pick<Asked, 'car' | 'site'>,
): FlagName | undefined {
  if (kind === 'fuel') return text === '' ? undefined : 'fuelTag'
  const { certified } = tagSettings(site)
  const isCertified = certifiedBadge(car, { ...certified, enabled: true }).eligible
  return kind === 'certified' && isCertified ? 'certifiedBadge' : undefined
}
