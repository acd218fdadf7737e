import { randomBytes } from 'node:crypto'
import type { Keyring } from '../../keyring/keyring.ts'

const NONCE_BYTES = 16
const LIFE_MS = 5 * 60_000

/** What a challenge is for: it is worthless for anything else. */
type Purpose = 'sign-in' | `adding by ${string}`

const purposeText = (purpose: Purpose): string => `staff passkey ${purpose}`

/**
 * A question to a passkey that need not be stored: when it was asked, signed. What is answered says when it
 * was asked, so that a passkey's answers count in their order, each once.
 */
export function newChallenge(
  keyring: Keyring,
  purpose: Purpose,
  now: Date,
): Uint8Array<ArrayBuffer> {
  const asked = `${now.getTime()}.${randomBytes(NONCE_BYTES).toString('base64url')}`
  const text = `${asked}.${keyring.sign(purposeText(purpose), asked)}`
  return new Uint8Array(Buffer.from(text))
}

/**
 * When a challenge was asked, ms; undefined where it was not asked for this purpose within five minutes.
 *
 * @param challenge in base64url, as browsers send it
 */
export function askedAt(
  keyring: Keyring,
  purpose: Purpose,
  challenge: string,
  now: Date,
): number | undefined {
  const [at = '', nonce = '', signature = ''] = Buffer.from(challenge, 'base64url')
    .toString()
    .split('.')
  if (!keyring.verifies(purposeText(purpose), `${at}.${nonce}`, signature)) return undefined
  const ageMs = now.getTime() - Number(at)
  return ageMs >= 0 && ageMs <= LIFE_MS ? Number(at) : undefined
}
