/**
 * Name of the cookie that tells the page's script that somebody is signed in, so that it asks for the
 * personal blocks. It stands beside the session's own cookie, which no script can read; the server
 * believes the session's alone.
 */
export const SESSION_HINT = 'signed_in'

/** Whether a list of cookies, as `document.cookie` holds them, has the hint. */
export const hasSessionHint = (cookies: string): boolean =>
  cookies.split('; ').includes(`${SESSION_HINT}=1`)
