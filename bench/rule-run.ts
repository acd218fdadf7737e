import type { Car } from '#domain/car/car.ts'
import { type Eligibility, reasonsOf } from '#domain/eligibility.ts'
import type { SiteLocation } from '#domain/site/site-location.ts'

/** The arguments of a rule beside the car. */
export interface RuleContext {
  readonly now: Date
  readonly timeZone: string
  readonly locale: 'en-AU'
  /** Cars of the same stock to compare a car with. */
  readonly others: readonly Car[]
  readonly locations: readonly SiteLocation[]
}

/** A rule by name, and its outcomes for a car as short texts; if it refuses, its reasons. */
export type RuleRun = readonly [
  name: string,
  outcomes: (car: Car, context: RuleContext) => readonly string[],
]

/** `yes`, or every reason why not. */
export const verdict = <Reason extends string>(result: Eligibility<Reason>): readonly string[] =>
  result.eligible ? ['yes'] : reasonsOf(result)

/** `some` if a rule returned a value, else `none`. */
export const presence = (value: unknown): readonly string[] => [
  value === undefined ? 'none' : 'some',
]
