import { AppError } from '../http/app-error.ts'
import { newToken, tokenHash } from '../tokens.ts'
import type { Caller } from './host/caller.ts'
import {
  HALF_SESSION_SECONDS,
  idleEnd,
  SESSION_SECONDS,
  secondsLater,
} from './host/session-times.ts'
import type { AnyRequest } from './host/staff-request.ts'

/**
 * Begins a session of a person in this browser, with a token of its own: one from before the sign-in, or from
 * before its second step, opens nothing.
 *
 * @param stage `password` where the second factor is owed
 * @param instead digest of the token of the step before, which ends
 */
export async function beginSession(
  { accounts, callerOf, now, cookies, client, browser }: AnyRequest,
  member: string,
  stage: 'password' | 'done',
  instead?: string,
): Promise<{ next: Caller['next'] }> {
  const token = newToken()
  const seconds = stage === 'done' ? SESSION_SECONDS : HALF_SESSION_SECONDS
  const session = {
    tokenHash: tokenHash(token),
    id: crypto.randomUUID(),
    member,
    stage,
    browser,
    client,
    created: now.toISOString(),
    expires: secondsLater(now, seconds),
    confirmedUntil: stage === 'done' ? idleEnd(now) : undefined,
  }
  const isBegun = await accounts.sessions.begin(session, instead)
  const caller = isBegun ? await callerOf(token) : undefined
  if (!caller) throw new AppError(401, 'signed_out', 'Please sign in again')
  cookies.setSession(token, seconds)
  return { next: caller.next }
}
