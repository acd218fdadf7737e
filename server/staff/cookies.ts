import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { AppEnv } from '../http/app-env.ts'

/** Name of the cookie of a session, where not https. */
export const STAFF_SESSION = 'staff_session'
const DEVICE = 'staff_device'
const DEVICE_DAYS = 365
const DAY_SECONDS = 86_400

/** The cookies of a request to the staff host, and of its answer. */
export interface StaffCookies {
  /** The token of the session. */
  readonly session: string | undefined
  /** Says which account this browser signed in to before. */
  readonly device: string | undefined
  setSession(token: string, seconds: number): void
  endSession(): void
  setDevice(value: string): void
}

/**
 * Cookies of the staff host alone: `__Host-` where https, no script reads them, and no other site's page
 * sends them with what it asks.
 */
export function staffCookies(c: Context<AppEnv>): StaffCookies {
  const secure = c.get('address').scheme === 'https'
  const named = (name: string) => (secure ? `__Host-${name}` : name)
  const all = { path: '/', httpOnly: true, secure, sameSite: 'Lax' } as const
  return {
    session: getCookie(c, named(STAFF_SESSION)),
    device: getCookie(c, named(DEVICE)),
    setSession: (token, maxAge) => setCookie(c, named(STAFF_SESSION), token, { ...all, maxAge }),
    endSession: () => setCookie(c, named(STAFF_SESSION), '', { ...all, maxAge: 0 }),
    setDevice: (value) =>
      setCookie(c, named(DEVICE), value, { ...all, maxAge: DEVICE_DAYS * DAY_SECONDS }),
  }
}
