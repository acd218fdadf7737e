import type { Car } from './car.ts'
import { isSold } from './status.ts'

/** A site's certified-used programme: switched on, whose it is and what the badge says. */
export type CertifiedSettings = { enabled: boolean; make?: string; label: string }

/** The badge shows for one make's certified cars that are not sold. Spec 5.38. */
export function showsCertifiedBadge(
  car: Pick<Car, 'make' | 'certified' | 'status'>,
  { enabled, make }: CertifiedSettings,
): boolean {
  const isProgrammeMake = make !== undefined && car.make === make
  return enabled && isProgrammeMake && car.certified === true && !isSold(car)
}
