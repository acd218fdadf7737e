import { AppError } from '../http/app-error.ts'
import type { SignInTries } from '../store/staff-accounts.ts'

const MS_PER_SECOND = 1_000
const MS_PER_MINUTE = 60_000

/**
 * Counts a try before it is answered.
 *
 * @returns the tries that are left before a pause
 * @throws AppError 429 while the subject is paused
 */
export async function countTry(tries: SignInTries, subject: string, now: Date): Promise<number> {
  const counted = await tries.count(subject, now)
  if (counted.state === 'taken') return counted.left
  const ms = Date.parse(counted.until) - now.getTime()
  const minutes = Math.ceil(ms / MS_PER_MINUTE)
  const message = `Too many wrong tries. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, or set a new password`
  throw new AppError(429, 'paused', message, { retryAfter: Math.ceil(ms / MS_PER_SECOND) })
}

/** The sentence for a wrong try, with what is left. */
export const wrongTry = (message: string, left: number): string =>
  left === 0
    ? `${message}. No tries are left for now: wait 15 minutes`
    : `${message}. ${left} ${left === 1 ? 'try is' : 'tries are'} left`
