import type { AttemptOutcome } from '../store/delivery-store.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

const FIRST_PAUSE_MS = 30 * SECOND
const LONGEST_PAUSE_MS = 4 * HOUR
/** About three days of pauses. */
export const MAX_TRIES = 30
/** After a refusal: an hour in which a receiver that was set up wrongly can be mended. */
const REFUSED_PAUSES_MS = [5 * MINUTE, 30 * MINUTE] as const
/** A pause is between this share of its length and all of it, or receivers would be asked in step. */
const LEAST_SHARE = 0.75

/** What is known of a delivery after an attempt that did not deliver it. */
export interface FailedTry {
  readonly outcome: Exclude<AttemptOutcome, 'done'>
  /** This attempt included. */
  readonly tries: number
  /** Refusals in a row, before this attempt. */
  readonly refusals: number
}

/**
 * When a delivery is attempted again: after 30 s, doubled with every attempt, at most 4 h, for about
 * three days; after a refusal in 5 and then 30 minutes, and the third in a row is final. Counts attempts
 * and not days, so that a server that was off for a week gives nothing up. D23.
 * @param random from 0 to below 1
 */
export function nextTry(
  { outcome, tries, refusals }: FailedTry,
  now: Date,
  random: () => number,
): Date | 'failed' {
  if (tries >= MAX_TRIES) return 'failed'
  const pause =
    outcome === 'refused'
      ? REFUSED_PAUSES_MS[refusals]
      : Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS)
  if (pause === undefined) return 'failed'
  const share = LEAST_SHARE + (1 - LEAST_SHARE) * random()
  return new Date(now.getTime() + Math.round(pause * share))
}
