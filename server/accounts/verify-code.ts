import { randomUUID } from 'node:crypto'
import { readMobile } from '#domain/account/mobile.ts'
import { CODE_DIGITS } from '#domain/account/thresholds.ts'
import { countryOf } from '#domain/contact/country-of.ts'
import type { AccountStore } from '../store/account-store.ts'
import { newToken, tokenHash } from '../tokens.ts'
import { rememberSession } from './cookies.ts'
import { forgetPending, pendingOf } from './pending-sign-in.ts'
import { sessionEnd, tokenOf } from './sessions.ts'
import {
  type Problem,
  refused,
  type SignInRequest,
  type SignInTools,
  signedText,
  storeCause,
} from './sign-in.ts'

export type VerifyOutcome = { readonly kind: 'signed_in'; readonly redirect: string } | Problem

/**
 * Signs a buyer in who has the code of a number: a try is taken before anything is compared, and a right code is
 * used up as its session begins. The session is a new one, whatever the browser had. D25.
 */
export async function verifyCode(
  request: SignInRequest,
  typed: { readonly phone: string; readonly code: string },
  tools: SignInTools,
): Promise<VerifyOutcome> {
  const { tenant, requestId } = request
  const code = typed.code.replace(/\s/g, '')
  if (!CODE.test(code)) return refused({ code: 'malformed_code' })
  const mobile = readMobile(typed.phone, countryOf(tenant.site.locale))
  if (!mobile.valid) return refused({ code: 'invalid_phone', phone: mobile })
  const now = tools.clock()
  try {
    const accounts = (await tools.open()).accounts(tenant.slug)
    const tried = await tryCode(
      accounts,
      { tenant: tenant.slug, phone: mobile.e164, code },
      now,
      tools,
    )
    if (tried.kind === 'problem') return tried
    return await beginSession(request, { ...tried, phone: mobile.e164, now }, accounts, tools)
  } catch (cause) {
    tools.log.error('code_not_checked', {
      requestId,
      tenant: tenant.slug,
      cause: storeCause(cause),
    })
    return refused({ code: 'not_checked' })
  }
}

/** Takes a try, then compares: the id of the code, where it is the right one. */
async function tryCode(
  accounts: AccountStore,
  given: { readonly tenant: string; readonly phone: string; readonly code: string },
  now: Date,
  { keyring }: SignInTools,
): Promise<{ readonly kind: 'right'; readonly id: string } | Problem> {
  const attempt = await accounts.takeTry(given.phone, now.toISOString())
  if (attempt.state === 'spent') return refused({ code: 'spent_code' })
  if (attempt.state === 'expired') return refused({ code: 'expired_code' })
  const { id, signature, triesLeft } = attempt
  if (keyring.verifies('sign-in code', signedText({ ...given, id }), signature)) {
    return { kind: 'right', id }
  }
  return refused(triesLeft > 0 ? { code: 'wrong_code', triesLeft } : { code: 'spent_code' })
}

/** Begins a session by a right code, and does what its buyer was on the way to. */
async function beginSession(
  request: SignInRequest,
  { id, phone, now }: { readonly id: string; readonly phone: string; readonly now: Date },
  accounts: AccountStore,
  { keyring, log, onSignIn }: SignInTools,
): Promise<VerifyOutcome> {
  const { tenant, requestId, header } = request
  const before = tokenOf(request)
  const token = newToken()
  const account = await accounts.signIn({
    code: id,
    newAccount: randomUUID(),
    tokenHash: tokenHash(token),
    created: now.toISOString(),
    expires: sessionEnd(now),
    replaces: before === undefined ? undefined : tokenHash(before),
  })
  if (!account) return refused({ code: 'expired_code' })
  const pending = pendingOf(request, keyring)
  const own = pending?.phone === phone ? pending : undefined
  rememberSession(request, token)
  forgetPending(request)
  for (const act of onSignIn) {
    await act({ tenant, account, save: own?.save, header }).catch((cause: unknown) =>
      log.error('sign_in_action_failed', {
        requestId,
        tenant: tenant.slug,
        cause: storeCause(cause),
      }),
    )
  }
  return { kind: 'signed_in', redirect: own?.redirect ?? '/' }
}

const CODE = new RegExp(`^\\d{${CODE_DIGITS}}$`)
