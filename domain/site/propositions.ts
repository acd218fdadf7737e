import type { CarType } from '../car/kinds.ts'
import { fillPlaceholders } from '../fill-placeholders.ts'
import type { FlagName, Flags } from './flags.ts'
import { PROTECTION_PLAN_YEARS, WARRANTY_YEARS } from './thresholds.ts'

/** A page that a promise is kept on; without it on the site the promise is not made. */
export type PromisePage = 'checkout' | 'tradeIn' | 'finance'

/** A reason to buy here, with {country} for the site's. */
export interface Proposition {
  readonly title: string
  readonly text: string
  /** The section of a vehicle page that it is in: Why Buy From Us, or Protect Your Car. Spec 2.45. */
  readonly section: 'why' | 'protect'
  /** Only sites with this feature show it. */
  readonly flag?: FlagName
  /** Only sites with this page show it, and it leads there. */
  readonly page?: PromisePage
  /** Types of car that it applies to; all if absent. */
  readonly carTypes?: readonly CarType[]
}

/**
 * Value propositions in our own words. A site makes none of them by itself: a dealer names those that it
 * keeps. Spec 9.30.
 */
export const propositions = {
  reserveOnline: {
    title: 'Reserve quickly online',
    text: 'Hold it for 48 hours with a card payment through a secure gateway. Fully refundable.',
    section: 'why',
    flag: 'reserveOnline',
    page: 'checkout',
  },
  securePayments: {
    title: 'Secure online payments',
    text: 'Deposits are paid by card on the page of the payment provider, never to us by e-mail.',
    section: 'why',
    flag: 'reserveOnline',
    page: 'checkout',
  },
  tradeIn: {
    title: 'Instant trade-in valuation',
    text: 'Find out at once, from an independent tool, what yours is worth towards this one.',
    section: 'why',
    flag: 'tradeIn',
    page: 'tradeIn',
  },
  financeOnline: {
    title: 'Apply for finance',
    text: 'Send your finance application from home, in your own time.',
    section: 'why',
    flag: 'finance',
    page: 'finance',
  },
  freight: {
    title: 'Freight anywhere in {country}',
    text: 'Wherever you live in {country}, we can have it brought to you.',
    section: 'why',
  },
  videoCall: {
    title: 'See it on a video call',
    text: 'We walk you around it on a video call and answer your questions.',
    section: 'why',
  },
  protectionPlan: {
    title: `${PROTECTION_PLAN_YEARS}-year mechanical protection plan`,
    text: `Every used vehicle comes with ${PROTECTION_PLAN_YEARS} years of mechanical protection.`,
    section: 'protect',
    carTypes: ['used'],
  },
  warranty: {
    title: `${WARRANTY_YEARS}-year standard warranty`,
    text: `A standard warranty of ${WARRANTY_YEARS} years comes with it.`,
    section: 'protect',
  },
  qualityAssured: {
    title: 'Quality-assured pre-owned',
    text: 'Inspected and certified under the pre-owned programme of its maker.',
    section: 'protect',
    flag: 'certifiedBadge',
    carTypes: ['used'],
  },
} as const satisfies Readonly<Record<string, Proposition>>

export type PropositionName = keyof typeof propositions

const isPropositionName = (name: string): name is PropositionName =>
  Object.hasOwn(propositions, name)
export const propositionNames: readonly PropositionName[] =
  Object.keys(propositions).filter(isPropositionName)

/** What a site can keep of its promises for a car. */
export interface PromiseContext {
  /** The type of the car that they are about; absent where they are about all. */
  readonly carType?: CarType | undefined
  readonly flags: Flags
  /** As a sentence names it: `New Zealand`. */
  readonly country: string
  /** Addresses of those pages that the site has. */
  readonly pages: Readonly<Partial<Record<PromisePage, string | undefined>>>
}

/** A promise as a page shows it. */
export interface Promised extends Pick<Proposition, 'title' | 'text' | 'section'> {
  readonly name: PropositionName
  /** Where it is kept. */
  readonly href?: string
}

/**
 * Of the promises that a dealer makes, in its order, those that hold for this type of car if there is one, and whose
 * feature and page the site has. Spec 9.30.
 */
export function promised(
  named: readonly PropositionName[],
  { carType, flags, country, pages }: PromiseContext,
): Promised[] {
  return named.flatMap((name): Promised[] => {
    const { title, text, section, flag, page, carTypes }: Proposition = propositions[name]
    const href = page && pages[page]
    const isKept =
      (flag === undefined || flags[flag]) &&
      (page === undefined || href !== undefined) &&
      (carType === undefined || (carTypes?.includes(carType) ?? true))
    if (!isKept) return []
    const filled = (words: string) => fillPlaceholders(words, { country })
    return [{ name, title: filled(title), text: filled(text), section, ...(href && { href }) }]
  })
}
