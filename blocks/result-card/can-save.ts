import type { Car } from '#domain/car/car.ts'
import { isAvailable } from '#domain/car/status.ts'
import type { SiteView } from '../view-context.ts'

/**
 * Whether a car has a button to save it: the site saves cars and this one is available; with the
 * garage it must be in stock, have a price and a photo. Spec 4.01, 5.06-5.08.
 */
export function canSave(car: Car, { flags }: SiteView): boolean {
  if (flags.garage) {
    const photos = car.images?.length ?? (car.primary_image_url === undefined ? 0 : 1)
    return car.status === 'in_stock' && (car.price ?? 0) > 0 && photos > 0
  }
  return flags.favourites && isAvailable(car)
}
