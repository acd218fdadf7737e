import type { Country } from '../contact/country.ts'
import { readPhone } from '../contact/phone.ts'
import { type Eligibility, eligibleUnless } from '../eligibility.ts'
import type { User } from './user.ts'

/** Why a call to the watchlist is refused. */
export type WatchlistCallReason = 'not_signed_in' | 'phone_of_another'

/**
 * Whether a call may change the watchlist of its `phone_number`: only that of the
 * signed-in user, however the number is written. D26, Spec 7.01.
 */
export function watchlistCall(
  { phone_number }: { phone_number: string },
  { user, country }: { user?: User | undefined; country: Country },
): Eligibility<WatchlistCallReason> {
  const phone = readPhone(phone_number, country)
  const isOwn = phone.valid && phone.value.e164 === user?.phone
  return eligibleUnless(
    ['not_signed_in', user === undefined],
    ['phone_of_another', user !== undefined && !isOwn],
  )
}
