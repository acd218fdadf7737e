import { typeOfPath } from './gates.ts'
import { sameSitePath } from './same-site-path.ts'
import { type SignInType, signInTypes } from './sign-in-type.ts'

const reasonElsewhere: SignInType = 'watchlist'

/**
 * The purpose of a sign-in for a page, by its path, such as `/cars/u1042/checkout`; for other pages the account
 * itself, which begins with the watchlist. Spec 2.30, D25.
 */
export const signInTypeOf = (path: string): SignInType => typeOfPath(path) ?? reasonElsewhere

/** The purpose that a query names, if it is one. */
export const signInTypeNamed = (text: string | undefined): SignInType | undefined =>
  signInTypes.find((type) => type === text)

/** The address of the sign-in page. Spec 2.10. */
export const SIGN_IN = '/sign-in'

/** What the address of the sign-in page says. */
export interface SignInQuery {
  /** Absent for a sign-in as such. */
  readonly type?: SignInType | undefined
  /** The path to continue to. */
  readonly redirect: string
  /** The one to return to without signing in. */
  readonly back: string
  /** Id of a car to save in the account. Spec 4.12. */
  readonly save?: string | undefined
}

/** Path of the sign-in page. Spec 2.10, 2.30. */
export function signInPath({ type, save, ...query }: SignInQuery): `/${string}` {
  const redirect = sameSitePath(query.redirect)
  const back = sameSitePath(query.back)
  const named = { ...(type && { type }), redirect, back, ...(save !== undefined && { save }) }
  return `${SIGN_IN}?${new URLSearchParams(named)}`
}
