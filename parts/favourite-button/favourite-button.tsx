import type { Car } from '#domain/car/car.ts'
import { carName } from '#domain/car/name.ts'
import { askingPrice } from '#domain/car/price-display.ts'
import { favouriteButton } from '#domain/car/save-buttons.ts'
import { cn } from '#ui/cn.ts'
import { ACTION, CAR_ID, CAR_PRICE } from '#ui/data-attributes.ts'
import { Icon } from '#ui/icon/icon.tsx'
import type { SiteView } from '../view-context.ts'

interface FavouriteButtonProps {
  readonly car: Car
  readonly site: SiteView
  readonly className?: string
}

/**
 * Saves a car on this device: the pressed state shows whether it is saved, and the page's runtime
 * updates it. A car that may no longer be saved has a hidden button, which the runtime shows to a buyer
 * who saved it before: a saved car can always be removed. Spec 4.01, 4.13.
 */
export function FavouriteButton({ car, site, className }: FavouriteButtonProps) {
  const { eligible } = favouriteButton(car, site.flags)
  if (!eligible && !favouriteButton(car, site.flags, { alreadySaved: true }).eligible) return null
  return (
    <button
      type="button"
      hidden={!eligible}
      {...{ [ACTION]: 'favourite', [CAR_ID]: car.id, [CAR_PRICE]: askingPrice(car) }}
      aria-pressed="false"
      aria-label={`Save ${carName(car)}`}
      className={cn('save noscript:hidden', className)}
    >
      <Icon name="heart" className="size-9 rounded-pill p-2" />
    </button>
  )
}
