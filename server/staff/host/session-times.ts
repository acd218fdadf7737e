import type { StaffSession } from '../../store/staff-accounts.ts'

const MINUTE_MS = 60_000

/** How long a session lasts, seconds. */
export const SESSION_SECONDS = 12 * 60 * 60
/** How long the second factor may take, seconds. */
export const HALF_SESSION_SECONDS = 10 * 60
/** After this time without a call, changes of people ask again who one is. */
const IDLE_MS = 30 * MINUTE_MS

export const secondsLater = (now: Date, seconds: number): string =>
  new Date(now.getTime() + seconds * 1_000).toISOString()

/** Until when somebody counts as confirmed who is so now. */
export const idleEnd = (now: Date): string => new Date(now.getTime() + IDLE_MS).toISOString()

/** Until when the person of a session counts as confirmed after a call now; undefined where it is over. */
export function confirmedUntil(
  { confirmedUntil: until }: Pick<StaffSession, 'confirmedUntil'>,
  now: Date,
): string | undefined {
  return until !== undefined && until > now.toISOString() ? idleEnd(now) : undefined
}
