import type { FlagName } from '#domain/site/flags.ts'

/** What a rule decides for a car: whether and how each is shown. */
export const carThings = {
  listed: 'Listed',
  price: 'Price',
  tag: 'Tag',
  market: 'Market badge',
  repayment: 'Repayment',
  reserve: 'Reserve button',
  save: 'Heart',
  compare: 'Tick to compare',
  testDrive: 'Test drive button',
} as const

export type CarThing = keyof typeof carThings

const isCarThing = (name: string): name is CarThing => Object.hasOwn(carThings, name)
export const carThingNames: readonly CarThing[] = Object.keys(carThings).filter(isCarThing)

/** One thing that a rule looked at. */
export interface Condition {
  /** A permanent code, such as `not_in_stock`. */
  readonly code: string
  /** Whether it is as the thing needs it, or for a choice whether it applies. */
  readonly holds: boolean
  /** What is the case, in words. */
  readonly words: string
  /** Where that comes from: the car’s record, the site’s settings, its pages, or time. */
  readonly from: 'car' | 'settings' | 'pages' | 'time'
  /** The feature that decides it, where one does. */
  readonly flag?: FlagName
  /** Another setting of the site that decides it: its place in `site.json`, `constants.reserveDeposit`. */
  readonly setting?: string
}

/** Whether a thing is shown, and everything that was looked at, in order (Spec 6.04). */
export interface Decision {
  readonly thing: CarThing
  readonly isShown: boolean
  /** What it says, where that is a text. */
  readonly text?: string
  /** `all`: each condition must hold. `first`: the first that applies is shown, those behind it are not asked. */
  readonly how: 'all' | 'first'
  readonly conditions: readonly Condition[]
}
