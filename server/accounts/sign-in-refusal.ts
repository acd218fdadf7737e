import {
  type SignInProblem,
  type SignInSentence,
  secondsUntil,
  signInSentence,
} from '#domain/account/sign-in-problem.ts'
import { AppError } from '../http/app-error.ts'
import type { Tenant } from '../tenants/tenant.ts'

/** A problem as it is answered, to programs and to people. */
export interface SignInRefusal extends SignInSentence {
  readonly status: 422 | 429 | 503
  /** Seconds after which it may be tried again. */
  readonly retryAfter?: number
}

/** Longer than a locked database is waited for. */
const RETRY_AFTER_SECONDS = 15

export function refusalOf(
  problem: SignInProblem,
  { site: { words, locale, timeZone } }: Pick<Tenant, 'site'>,
  now: Date,
): SignInRefusal {
  const said = signInSentence(problem, { words, locale, timeZone, now })
  switch (problem.code) {
    case 'too_many_codes':
    case 'too_soon':
      return { ...said, status: 429, retryAfter: secondsUntil(problem.retryAt, now) }
    case 'not_sent':
    case 'not_checked':
      return { ...said, status: 503, retryAfter: RETRY_AFTER_SECONDS }
    default:
      return { ...said, status: 422 }
  }
}

/** The refusal as D22 has it, with `retry_at` or `tries_left`. */
export function signInError(
  problem: SignInProblem,
  tenant: Pick<Tenant, 'site'>,
  now: Date,
): AppError {
  const { status, text, field, retryAfter } = refusalOf(problem, tenant, now)
  return new AppError(status, problem.code, text, {
    ...(field !== undefined && { fields: { [field]: text } }),
    ...(retryAfter !== undefined && { retryAfter }),
    ...('retryAt' in problem && { more: { retry_at: problem.retryAt } }),
    ...('triesLeft' in problem && { more: { tries_left: problem.triesLeft } }),
  })
}
