import { type CookieOptions, parse, serialize } from 'hono/utils/cookie'
import { SESSION_HINT } from '#domain/account/session-hint.ts'
import { SESSION_DAYS } from '#domain/account/thresholds.ts'
import type { VisitorRequest } from '../site/services.ts'

const DAY_SECONDS = 24 * 60 * 60

/** The cookies of buyers: their session, and a sign-in on its way. No script can read them. */
export type PrivateCookie = 'session' | 'sign-in'

type Request = Pick<VisitorRequest, 'origin' | 'header' | 'setCookie'>

const isSecure = ({ origin }: Pick<Request, 'origin'>): boolean => origin.startsWith('https://')

/**
 * The name of a cookie: with `__Host-` where the site is served by https, so that no other host, and no page
 * sent in the clear, can set it (RFC 6265bis, 4.1.3). Browsers refuse that name in the clear: development has
 * the plain one.
 */
const nameOf = (cookie: PrivateCookie, request: Pick<Request, 'origin'>): string =>
  isSecure(request) ? `__Host-${cookie}` : cookie

/** The value of a cookie; undefined where the browser sent none. */
export function readCookie(
  cookie: PrivateCookie,
  request: Pick<Request, 'origin' | 'header'>,
): string | undefined {
  const name = nameOf(cookie, request)
  return parse(request.header('cookie') ?? '', name)[name]
}

const shared = (request: Request, seconds: number): CookieOptions => ({
  path: '/',
  sameSite: 'Lax',
  maxAge: seconds,
  secure: isSecure(request),
})

/** Sets a cookie for so many seconds; 0 removes it. */
export function writeCookie(
  cookie: PrivateCookie,
  request: Request,
  value: string,
  seconds: number,
): void {
  const options = { ...shared(request, seconds), httpOnly: true }
  request.setCookie(serialize(nameOf(cookie, request), value, options))
}

/** Remembers a session, and tells the page's script that there is one. */
export function rememberSession(request: Request, token: string): void {
  const seconds = SESSION_DAYS * DAY_SECONDS
  writeCookie('session', request, token, seconds)
  request.setCookie(serialize(SESSION_HINT, '1', shared(request, seconds)))
}

export function forgetSession(request: Request): void {
  writeCookie('session', request, '', 0)
  request.setCookie(serialize(SESSION_HINT, '', shared(request, 0)))
}
