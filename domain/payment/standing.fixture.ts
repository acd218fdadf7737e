import type { Change, Standing } from './standing.ts'

export const claimedAt = new Date('2026-06-01T00:00:00.000Z')

/** Some minutes after the claim. */
export const minutes = (count: number): Date => new Date(claimedAt.getTime() + count * 60_000)
const iso = (count: number) => minutes(count).toISOString()

/** A claim that was just made, whose payment has not begun. */
export const claimed: Standing = {
  stage: 'claimed',
  claimedUntil: iso(10),
  heldUntil: undefined,
  endedWhy: undefined,
  account: 'ada',
  remindedAt: undefined,
  failedAt: undefined,
  looks: 0,
  asked: undefined,
  attempt: { state: 'created', unknownSince: undefined },
}
/** Held three minutes after the claim, and paid. */
export const held: Standing = {
  ...claimed,
  stage: 'held',
  heldUntil: iso(3 + 48 * 60),
  attempt: { state: 'captured', unknownSince: undefined },
}
export const confirmed: Standing = { ...held, stage: 'confirmed' }
export const ended = (
  why: Standing['endedWhy'],
  state: Standing['attempt']['state'],
): Standing => ({
  ...claimed,
  stage: 'ended',
  endedWhy: why,
  attempt: { state, unknownSince: undefined },
})

/** Its payment has had no answer since three minutes after the claim. */
export const unknown = (of: Standing): Standing => ({
  ...of,
  attempt: { ...of.attempt, unknownSince: iso(3) },
})

/** A standing after a change, as a store keeps it. */
export function changed(
  of: Standing,
  { hold, attempt, isUnknown, told }: Change,
  now: Date,
): Standing {
  const at = now.toISOString()
  const unknownSince = isUnknown ? at : undefined
  const isKept = attempt === undefined && isUnknown === undefined
  return {
    ...of,
    looks: 0,
    ...(hold && { stage: hold.stage }),
    ...(hold?.stage === 'held' && { heldUntil: hold.heldUntil }),
    ...(hold?.stage === 'ended' && { endedWhy: hold.why }),
    ...(told === 'reminded' && { remindedAt: at }),
    ...(told === 'failed' && { failedAt: at }),
    attempt: {
      state: attempt ?? of.attempt.state,
      unknownSince: isKept ? of.attempt.unknownSince : unknownSince,
    },
  }
}
