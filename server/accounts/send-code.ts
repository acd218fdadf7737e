import { randomInt, randomUUID } from 'node:crypto'
import { readMobile } from '#domain/account/mobile.ts'
import { CODE_DIGITS, CODE_LIFE_SECONDS, CODE_PAUSE_SECONDS } from '#domain/account/thresholds.ts'
import { countryOf } from '#domain/contact/country-of.ts'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { sealedContent } from '../messages/message.ts'
import type { VisitorRequest } from '../site/services.ts'
import type { AddedCode } from '../store/account-store.ts'
import { afterSignIn, keepPending } from './pending-sign-in.ts'
import {
  type Problem,
  refused,
  type SignInRequest,
  type SignInTools,
  signedText,
  storeCause,
} from './sign-in.ts'

export type CodeOutcome =
  | {
      readonly kind: 'sent'
      readonly phone: string
      readonly retryAt: string
      readonly expiresAt: string
    }
  | Problem

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
  const { keyring, clock, wake } = tools
  const mobile = readMobile(typed, countryOf(request.tenant.site.locale))
  if (!mobile.valid) return refused({ code: 'invalid_phone', phone: mobile })
  const now = clock()
  const phone = mobile.e164
  const keep = (retryAt: string) =>
    keepPending(request, keyring, {
      phone,
      retryAt,
      redirect: afterSignIn(wish.redirect),
      ...(wish.save !== undefined && { save: wish.save }),
    })
  const expiresAt = later(now, CODE_LIFE_SECONDS)
  const added = await storeCode(request, { phone, now, expiresAt }, tools)
  if (!added) return refused({ code: 'not_sent' })
  if (added.state === 'too_many') {
    return refused({ code: 'too_many_codes', of: added.of, retryAt: added.retryAt })
  }
  if (added.state === 'too_soon') {
    // The code that was sent is still good: its page is where this browser goes on.
    keep(added.retryAt)
    return refused({ code: 'too_soon', retryAt: added.retryAt })
  }
  wake()
  const retryAt = later(now, CODE_PAUSE_SECONDS)
  keep(retryAt)
  return { kind: 'sent', phone, retryAt, expiresAt }
}

/** Stores a new code with its message, within the limits; undefined where the store fails. */
async function storeCode(
  request: SignInRequest,
  {
    phone,
    now,
    expiresAt,
  }: { readonly phone: string; readonly now: Date; readonly expiresAt: string },
  { open, keyring, log }: SignInTools,
): Promise<AddedCode | undefined> {
  const { tenant, client, requestId } = request
  const [id, code] = [randomUUID(), newCode()]
  try {
    return await (await open()).accounts(tenant.slug).addCode({
      id,
      phone,
      created: now.toISOString(),
      expires: expiresAt,
      signature: keyring.sign('sign-in code', signedText({ tenant: tenant.slug, id, phone, code })),
      address: keyring.sign('sign-in address', client),
      message: sealedContent(keyring, { text: textOf(code, request) }),
    })
  } catch (cause) {
    log.error('code_not_stored', { requestId, tenant: tenant.slug, cause: storeCause(cause) })
    return undefined
  }
}

const RADIX = 10
const MS_PER_SECOND = 1000

const later = (now: Date, seconds: number): string =>
  new Date(now.getTime() + seconds * MS_PER_SECOND).toISOString()

const newCode = (): string => String(randomInt(RADIX ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')

/** The text of a code. By its last line phones fill the code in, on this site only (origin-bound codes). */
function textOf(code: string, { tenant: { site }, origin }: VisitorRequest): string {
  const said = fillPlaceholders(site.words.signInText, { code, name: site.name })
  return `${said}\n\n@${new URL(origin).hostname} #${code}`
}
