import { type Eligibility, eligibleUnless } from '../eligibility.ts'
import type { User } from './user.ts'

/** What a buyer may do. Spec 6.01, 6.02. */
export type Action =
  | 'browse'
  | 'search'
  | 'filter'
  | 'enquire'
  | 'book_test_drive'
  | 'reveal_phone'
  | 'keep_favourites'
  | 'compare'
  | 'keep_watchlist'
  | 'enter_gated_route'

/** Why a buyer may not. */
export type PermissionReason = 'feature_off' | 'not_signed_in' | 'phone_missing'

/** The features of a site that a permission depends on. */
export type PermissionFlags = Readonly<
  Record<'testDrive' | 'favourites' | 'compare' | 'watchlist', boolean>
>

const flagOf: Readonly<Partial<Record<Action, keyof PermissionFlags>>> = {
  book_test_drive: 'testDrive',
  keep_favourites: 'favourites',
  compare: 'compare',
  keep_watchlist: 'watchlist',
}

const needSignIn: readonly Action[] = ['keep_watchlist', 'enter_gated_route']

/**
 * Whether a buyer may do something on a site: the site's feature must be on, and some need a
 * signed-in user, identified by a phone. Without a user the buyer is anonymous. Spec 6.01, 6.02,
 * 6.04.
 */
export function permission(
  action: Action,
  { user, flags }: { user?: User | undefined; flags: PermissionFlags },
): Eligibility<PermissionReason> {
  const flag = flagOf[action]
  const needsUser = needSignIn.includes(action)
  return eligibleUnless(
    ['feature_off', flag !== undefined && !flags[flag]],
    ['not_signed_in', needsUser && user === undefined],
    ['phone_missing', needsUser && user !== undefined && user.phone === undefined],
  )
}
