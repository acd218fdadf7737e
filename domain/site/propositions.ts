import type { CarType } from '../car/kinds.ts'
import type { FlagName, Flags } from './flags.ts'
import { PROTECTION_PLAN_YEARS, WARRANTY_YEARS } from './thresholds.ts'

/** A reason to buy here. */
export interface Proposition {
  readonly title: string
  readonly text: string
  /** Only sites with this feature show it. */
  readonly flag?: FlagName
  /** Types of car that it applies to; all if absent. */
  readonly carTypes?: readonly CarType[]
}

/** Value propositions of dealers, in our own words. Spec 9.30. */
export const propositions = {
  reserveOnline: {
    title: 'Reserve online',
    text: 'Hold the car for 48 hours with a card payment through a secure gateway. Fully refundable.',
    flag: 'reserveOnline',
  },
  tradeIn: {
    title: 'Instant trade-in valuation',
    text: 'Find out at once, from an independent tool, what your car is worth towards this one.',
    flag: 'tradeIn',
  },
  financeOnline: {
    title: 'Apply for finance online',
    text: 'Send your finance application from home, in your own time.',
    flag: 'finance',
  },
  freight: {
    title: 'Freight anywhere in Australia',
    text: 'Wherever you live in Australia, we can have your car brought to you.',
  },
  videoCall: {
    title: 'See it on a video call',
    text: 'We walk you around the car on a video call and answer your questions.',
  },
  protectionPlan: {
    title: `${PROTECTION_PLAN_YEARS}-year mechanical protection plan`,
    text: `Every used vehicle comes with ${PROTECTION_PLAN_YEARS} years of mechanical protection.`,
    carTypes: ['used'],
  },
  warranty: {
    title: `${WARRANTY_YEARS}-year standard warranty`,
    text: `A standard warranty of ${WARRANTY_YEARS} years comes with the car.`,
  },
  qualityAssured: {
    title: 'Quality-assured pre-owned',
    text: 'Inspected and certified under the pre-owned programme of its maker.',
    flag: 'certifiedBadge',
    carTypes: ['used'],
  },
} as const satisfies Readonly<Record<string, Proposition>>

export type PropositionName = keyof typeof propositions

/** The propositions of a site with these features for a type of car. Spec 9.30. */
export function promisedFor(carType: CarType, flags: Flags): PropositionName[] {
  return propositionNames.filter((name) => {
    const { flag, carTypes }: Proposition = propositions[name]
    return (flag === undefined || flags[flag]) && (carTypes?.includes(carType) ?? true)
  })
}

const isPropositionName = (name: string): name is PropositionName =>
  Object.hasOwn(propositions, name)
const propositionNames: readonly PropositionName[] =
  Object.keys(propositions).filter(isPropositionName)
