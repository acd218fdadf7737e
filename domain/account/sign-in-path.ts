import { sameSitePath } from './same-site-path.ts'

/** The purpose of a sign-in. D25. */
export const signInTypes = [
  'watchlist',
  'checkout',
  'finance',
  'trade-in',
  'spin-to-win',
  'online-payment',
] as const
export type SignInType = (typeof signInTypes)[number]

const reasonElsewhere: SignInType = 'watchlist'

/**
 * The purpose of a sign-in for a page, by the first part of its path, as in `/checkout/1042`; for other
 * pages the account itself, which begins with the watchlist. Spec 2.30, D25.
 */
export function signInTypeOf(path: string): SignInType {
  const [first] = path.split('/').filter((part) => part !== '')
  return signInTypes.find((type) => type === first) ?? reasonElsewhere
}

/**
 * Path of the sign-in page: `redirect` is the path to continue to, `back` the one to return to without
 * signing in. Spec 2.10, 2.30.
 */
export function signInPath(query: { type: SignInType; redirect: string; back: string }): string {
  const redirect = sameSitePath(query.redirect)
  const back = sameSitePath(query.back)
  return `/sign-in?${new URLSearchParams({ type: query.type, redirect, back })}`
}
