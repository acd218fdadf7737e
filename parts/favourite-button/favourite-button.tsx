import type { Car } from '#domain/car/car.ts'
import { carName } from '#domain/car/name.ts'
import { askingPrice } from '#domain/car/price-display.ts'
import { favouriteButton } from '#domain/car/save-buttons.ts'
import { cn } from '#ui/cn.ts'
import { ACTION, CAR_ID, CAR_NAME, CAR_PRICE } from '#ui/data-attributes.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Decided } from '../rendering.tsx'
import type { SiteView } from '../view-context.ts'
import { WATCHLIST_FORM } from '../watchlist/watchlist-words.ts'

interface FavouriteButtonProps {
  readonly car: Car
  readonly site: SiteView
  /** In the list of the buyer's account, where the server knows it: then the button removes the car. */
  readonly isSaved?: boolean
  readonly className?: string
}

/**
 * Saves a car on this device, or on a site with a watchlist in the account of its buyer: then it is the button
 * of a form, which works without script. The pressed state shows whether it is saved, and a script updates
 * it. A car that may no longer be saved has a hidden button, which the runtime shows to a buyer
 * who saved it before: a saved car can always be removed. Spec 4.01, 4.12, 4.13, 5.05.
 */
export const FavouriteButton = (props: FavouriteButtonProps) => (
  <Decided thing="save" car={props.car}>
    <Heart {...props} />
  </Decided>
)

function Heart({ car, site, isSaved = false, className }: FavouriteButtonProps) {
  const { eligible } = favouriteButton(car, site.flags, { alreadySaved: isSaved })
  if (!eligible && !favouriteButton(car, site.flags, { alreadySaved: true }).eligible) return null
  const name = carName(car)
  const toAccount = { form: WATCHLIST_FORM, name: 'car_id', value: car.id, [CAR_NAME]: name }
  const { watchlist } = site.flags
  return (
    <button
      type={watchlist ? 'submit' : 'button'}
      hidden={!eligible}
      {...(watchlist ? toAccount : { [ACTION]: 'favourite' })}
      {...{ [CAR_ID]: car.id, [CAR_PRICE]: askingPrice(car) }}
      {...(isSaved && { formAction: '/api/watchlist/remove-car' })}
      aria-pressed={isSaved}
      aria-label={`Save ${name}`}
      className={cn('save', !watchlist && 'noscript:hidden', className)}
    >
      <Icon name="heart" className="size-9 rounded-pill p-2" />
    </button>
  )
}
