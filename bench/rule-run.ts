import type { Car } from '#domain/car/car.ts'
import { type Eligibility, reasonsOf } from '#domain/eligibility.ts'
import type { SiteLocation } from '#domain/site/site-location.ts'

/** What a rule is given beside the car. */
export interface Surroundings {
  readonly now: Date
  readonly timeZone: string
  readonly locale: 'en-AU'
  /** Some of the stock, to compare a car with. */
  readonly others: readonly Car[]
  readonly locations: readonly SiteLocation[]
}

/** A rule, and what it says of a car in a word or two; for a refusal each of its reasons. */
export type RuleRun = readonly [
  name: string,
  outcomes: (car: Car, surroundings: Surroundings) => readonly string[],
]

/** `yes`, or each reason against. */
export const verdict = <Reason extends string>(answer: Eligibility<Reason>): readonly string[] =>
  answer.eligible ? ['yes'] : reasonsOf(answer)

/** Whether a rule had something to say. */
export const said = (value: unknown): readonly string[] => [value === undefined ? 'none' : 'some']
