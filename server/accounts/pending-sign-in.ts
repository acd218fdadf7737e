import { z } from 'zod'
import { sameSitePath } from '#domain/account/same-site-path.ts'
import { SIGN_IN } from '#domain/account/sign-in-path.ts'
import type { Keyring } from '../keyring/keyring.ts'
import type { VisitorRequest } from '../site/services.ts'
import { readCookie, writeCookie } from './cookies.ts'

/** What was asked for on the way to a sign-in, in the browser that asked. D25, FLOWS 6. */
const pendingSchema = z.strictObject({
  /** The number that a code was sent to, E.164. */
  phone: z.string(),
  /** When the next code may be asked for, ISO text. */
  retryAt: z.string(),
  /** The path to continue to. */
  redirect: z.string().transform(afterSignIn),
  /** Id of a car to save. */
  save: z.string().optional(),
})
export type PendingSignIn = z.output<typeof pendingSchema>

/** Beyond this age nobody is still waiting for a code: s. */
const KEPT_SECONDS = 3600
/** Beyond this, characters, a cookie may be dropped by the browser: then the sign-in leads home. */
const MAX_REDIRECT = 1500

/** A path to continue to: within this site, and never the sign-in itself. D25. */
export function afterSignIn(path: string | undefined): string {
  const [own = '/'] = [sameSitePath(path)]
  const isSignIn = own === SIGN_IN || own.startsWith(`${SIGN_IN}?`)
  return isSignIn || own.length > MAX_REDIRECT ? '/' : own
}

/** A cookie of one dealer opens at no other. */
const purposeOf = ({ tenant }: Pick<VisitorRequest, 'tenant'>): string => `sign-in ${tenant.slug}`

/** Keeps it in a sealed cookie, so that nobody can put words into a buyer's mouth. */
export function keepPending(
  request: VisitorRequest,
  keyring: Pick<Keyring, 'seal'>,
  pending: PendingSignIn,
): void {
  const sealed = keyring.seal(purposeOf(request), JSON.stringify(pending))
  writeCookie('sign-in', request, sealed, KEPT_SECONDS)
}

/** What this browser asked for; undefined where it did not, or elsewhere. */
export function pendingOf(
  request: VisitorRequest,
  keyring: Pick<Keyring, 'unseal'>,
): PendingSignIn | undefined {
  const sealed = readCookie('sign-in', request)
  const text = sealed === undefined ? undefined : keyring.unseal(purposeOf(request), sealed)
  return text === undefined ? undefined : pendingSchema.safeParse(JSON.parse(text)).data
}

export const forgetPending = (request: VisitorRequest): void =>
  writeCookie('sign-in', request, '', 0)
