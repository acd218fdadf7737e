import { Secret, TOTP } from 'otpauth'

const ISSUER = 'Forecourt'
const PERIOD_SECONDS = 30
const SECRET_BYTES = 20
/** Phones' clocks are off by some seconds, and codes take time to type (RFC 6238, 5.2). */
const WINDOW = 1

const totp = (secret: Secret, email = ''): TOTP =>
  new TOTP({ issuer: ISSUER, label: email, secret, period: PERIOD_SECONDS, digits: 6 })

/** A secret for an authenticator app, in base 32. */
export const newAppSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** The address that apps read from a QR code. */
export const appUri = (secret: string, email: string): string =>
  totp(Secret.fromBase32(secret), email).toString()

/** The time step of a code that is right now or was just before; undefined for a wrong one. RFC 6238. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const one = totp(Secret.fromBase32(secret))
  const delta = one.validate({ token: code, timestamp, window: WINDOW })
  return delta === null ? undefined : one.counter({ timestamp }) + delta
}
