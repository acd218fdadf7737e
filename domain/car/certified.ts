import { type Eligibility, eligibleUnless } from '../eligibility.ts'
import type { Car } from './car.ts'
import { isSold } from './status.ts'

/** A site's certified-used programme: whether it is on, its make, and the badge's label. */
export type CertifiedSettings = { enabled: boolean; make?: string; label: string }

/** Why a car has no certified badge. */
export type CertifiedReason = 'feature_off' | 'other_make' | 'not_certified' | 'sold'

/** The badge shows for one make's certified cars that are not sold; the make in any case. Spec 5.38. */
export function certifiedBadge(
  car: Pick<Car, 'make' | 'certified' | 'status'>,
  { enabled, make }: CertifiedSettings,
): Eligibility<CertifiedReason> {
  return eligibleUnless(
    ['feature_off', !enabled],
    ['other_make', car.make.toLowerCase() !== make?.toLowerCase()],
    ['not_certified', car.certified !== true],
    ['sold', isSold(car)],
  )
}
