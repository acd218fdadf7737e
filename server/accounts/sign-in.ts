import { randomInt, randomUUID } from 'node:crypto'
import { readMobile } from '#domain/account/mobile.ts'
import type { SignInProblem } from '#domain/account/sign-in-problem.ts'
import { CODE_DIGITS, CODE_LIFE_SECONDS, CODE_PAUSE_SECONDS } from '#domain/account/thresholds.ts'
import { countryOf } from '#domain/contact/country-of.ts'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import type { Keyring } from '../keyring/keyring.ts'
import { causeText, type Log } from '../log.ts'
import { sealedContent } from '../messages/message.ts'
import type { VisitorRequest } from '../site/services.ts'
import type { Store } from '../store/store.ts'
import { StoreError } from '../store/store-error.ts'
import { newToken, tokenHash } from '../tokens.ts'
import { rememberSession } from './cookies.ts'
import type { OnSignIn } from './on-sign-in.ts'
import { afterSignIn, forgetPending, keepPending, pendingOf } from './pending-sign-in.ts'
import { sessionEnd, tokenOf } from './sessions.ts'

/** What signing in needs. */
export interface SignInTools {
  readonly open: () => Promise<Pick<Store, 'accounts'>>
  readonly keyring: Keyring
  readonly clock: () => Date
  readonly log: Log
  /** Called once a code is stored with its message. */
  readonly wake: () => void
  readonly onSignIn: readonly OnSignIn[]
}

/** A request to sign in, by a form or by a program. */
export interface SignInRequest extends VisitorRequest {
  /** For the limit of codes; never stored. */
  readonly client: string
  readonly requestId: string
}

export type CodeOutcome =
  | {
      readonly kind: 'sent'
      readonly phone: string
      readonly retryAt: string
      readonly expiresAt: string
    }
  | { readonly kind: 'problem'; readonly problem: SignInProblem }

/** What a buyer wishes to do once signed in. */
export interface SignInWish {
  readonly redirect?: string | undefined
  readonly save?: string | undefined
}

/**
 * Sends a code to a number. Whether the number has an account is not looked up, so nothing tells it: the answer is
 * the same, after the same work. D25.
 */
export async function sendCode(
  request: SignInRequest,
  typed: string,
  wish: SignInWish,
  tools: SignInTools,
): Promise<CodeOutcome> {
  const { tenant, client, requestId } = request
  const { open, keyring, clock, log, wake } = tools
  const mobile = readMobile(typed, countryOf(tenant.site.locale))
  if (!mobile.valid) return { kind: 'problem', problem: { code: 'invalid_phone', phone: mobile } }
  const now = clock()
  const phone = mobile.e164
  const [id, code] = [randomUUID(), newCode()]
  const expiresAt = later(now, CODE_LIFE_SECONDS)
  const keep = (retryAt: string) =>
    keepPending(request, keyring, {
      phone,
      retryAt,
      redirect: afterSignIn(wish.redirect),
      ...(wish.save !== undefined && { save: wish.save }),
    })
  try {
    const added = await (await open()).accounts(tenant.slug).addCode({
      id,
      phone,
      created: now.toISOString(),
      expires: expiresAt,
      signature: keyring.sign('sign-in code', signedText({ tenant: tenant.slug, id, phone, code })),
      address: keyring.sign('sign-in address', client),
      message: sealedContent(keyring, { text: textOf(code, request) }),
    })
    if (added.state === 'too_many') {
      const { of, retryAt } = added
      return { kind: 'problem', problem: { code: 'too_many_codes', of, retryAt } }
    }
    if (added.state === 'too_soon') {
      // The code that was sent is still good: its page is where this browser goes on.
      keep(added.retryAt)
      return { kind: 'problem', problem: { code: 'too_soon', retryAt: added.retryAt } }
    }
  } catch (cause) {
    log.error('code_not_stored', { requestId, tenant: tenant.slug, cause: storeCause(cause) })
    return { kind: 'problem', problem: { code: 'not_sent' } }
  }
  wake()
  const retryAt = later(now, CODE_PAUSE_SECONDS)
  keep(retryAt)
  return { kind: 'sent', phone, retryAt, expiresAt }
}

export type VerifyOutcome =
  | { readonly kind: 'signed_in'; readonly redirect: string }
  | { readonly kind: 'problem'; readonly problem: SignInProblem }

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
  const { open, clock, log, keyring } = tools
  const code = typed.code.replace(/\s/g, '')
  if (!CODE.test(code)) return { kind: 'problem', problem: { code: 'malformed_code' } }
  const mobile = readMobile(typed.phone, countryOf(tenant.site.locale))
  if (!mobile.valid) return { kind: 'problem', problem: { code: 'invalid_phone', phone: mobile } }
  const now = clock()
  const phone = mobile.e164
  try {
    const accounts = (await open()).accounts(tenant.slug)
    const attempt = await accounts.takeTry(phone, now.toISOString())
    if (attempt.state === 'spent') return { kind: 'problem', problem: { code: 'spent_code' } }
    if (attempt.state === 'expired') return { kind: 'problem', problem: { code: 'expired_code' } }
    const { id, signature, triesLeft } = attempt
    const signed = signedText({ tenant: tenant.slug, id, phone, code })
    if (!keyring.verifies('sign-in code', signed, signature)) {
      return {
        kind: 'problem',
        problem: triesLeft > 0 ? { code: 'wrong_code', triesLeft } : { code: 'spent_code' },
      }
    }
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
    if (!account) return { kind: 'problem', problem: { code: 'expired_code' } }
    const pending = pendingOf(request, keyring)
    const own = pending?.phone === phone ? pending : undefined
    rememberSession(request, token)
    forgetPending(request)
    for (const act of tools.onSignIn) {
      await act({ tenant, account, save: own?.save, header: request.header }).catch(
        (cause: unknown) =>
          log.error('sign_in_action_failed', {
            requestId,
            tenant: tenant.slug,
            cause: storeCause(cause),
          }),
      )
    }
    return { kind: 'signed_in', redirect: own?.redirect ?? '/' }
  } catch (cause) {
    log.error('code_not_checked', { requestId, tenant: tenant.slug, cause: storeCause(cause) })
    return { kind: 'problem', problem: { code: 'not_checked' } }
  }
}

const CODE = new RegExp(`^\\d{${CODE_DIGITS}}$`)
const RADIX = 10
const MS_PER_SECOND = 1000

const later = (now: Date, seconds: number): string =>
  new Date(now.getTime() + seconds * MS_PER_SECOND).toISOString()

const newCode = (): string => String(randomInt(RADIX ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')

/** What the signature of a code covers: it is worth nothing for another number, dealer or code. */
const signedText = (of: {
  readonly tenant: string
  readonly id: string
  readonly phone: string
  readonly code: string
}): string => JSON.stringify([of.tenant, of.id, of.phone, of.code])

/** The text of a code. By its last line phones fill the code in, on this site only (origin-bound codes). */
function textOf(code: string, { tenant: { site }, origin }: VisitorRequest): string {
  const said = fillPlaceholders(site.words.signInText, { code, name: site.name })
  return `${said}\n\n@${new URL(origin).hostname} #${code}`
}

/** A database's own message may repeat what was to be stored. */
const storeCause = (cause: unknown): string =>
  cause instanceof StoreError ? cause.code : causeText(cause)
