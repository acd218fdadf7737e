/**
 * Name of the cookie from which the page's script sees that the visitor is signed in and requests the
 * personal blocks. The session cookie, which no script can read, is separate; the server trusts only
 * that one.
 */
export const SESSION_HINT = 'signed_in'

/** Whether a list of cookies, as `document.cookie` holds them, contains the hint. */
export const hasSessionHint = (cookies: string): boolean =>
  cookies.split('; ').includes(`${SESSION_HINT}=1`)
