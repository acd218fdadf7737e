/** Whether a rule allows something, or every reason why it does not. Reasons are permanent codes. */
export type Eligibility<Reason extends string> =
  | { eligible: true }
  | { eligible: false; reasons: Reason[] }

/** What a rule looks at: the reason that it gives, and whether it applies. */
export type Obstacle<Reason extends string> = readonly [reason: Reason, applies: boolean]

/** Eligible if no obstacle applies; else the reasons of those that do, in the order given. */
export function eligibleUnless<Reason extends string>(
  ...obstacles: readonly Obstacle<Reason>[]
): Eligibility<Reason> {
  const reasons = obstacles.filter(([, applies]) => applies).map(([reason]) => reason)
  return reasons.length > 0 ? { eligible: false, reasons } : { eligible: true }
}

/** The reasons of an answer, empty if it is eligible. */
export const reasonsOf = <Reason extends string>(answer: Eligibility<Reason>): Reason[] =>
  answer.eligible ? [] : answer.reasons

/** Eligible where every answer is; else the reasons of all of them, in the order given. */
export function eligibleIfAll<Reason extends string>(
  ...answers: readonly Eligibility<Reason>[]
): Eligibility<Reason> {
  const reasons = answers.flatMap(reasonsOf<Reason>)
  return reasons.length > 0 ? { eligible: false, reasons } : { eligible: true }
}
