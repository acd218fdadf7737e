import { reasonsOf } from '../eligibility.ts'
import { type PermissionFlags, type PermissionReason, permission } from './permission.ts'
import { signInPath } from './sign-in-path.ts'
import type { User } from './user.ts'

/** `signIn` is the sign-in page's path, present if signing in would allow it. */
export type WatchlistSaving =
  | { eligible: true }
  | { eligible: false; reasons: PermissionReason[]; signIn?: `/${string}` }

/**
 * Whether a buyer who is on `path` can save a car to the watchlist now, or must sign in first and
 * comes back to that path. Spec 4.12, 5.05.
 */
export function watchlistSaving({
  user,
  flags,
  path,
  car,
}: {
  user?: User | undefined
  flags: PermissionFlags
  path: string
  /** Id of the car, which is saved on return. */
  car?: string | undefined
}): WatchlistSaving {
  const reasons = reasonsOf(permission('keep_watchlist', { user, flags }))
  if (reasons.length === 0) return { eligible: true }
  if (reasons.includes('feature_off')) return { eligible: false, reasons }
  const signIn = signInPath({ type: 'watchlist', redirect: path, back: path, save: car })
  return { eligible: false, reasons, signIn }
}
