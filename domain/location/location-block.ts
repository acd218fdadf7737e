import type { Car } from '../car/car.ts'
import { isSold } from '../car/status.ts'
import { eligibleUnless } from '../eligibility.ts'
import type { Flags } from '../site/flags.ts'
import { addressLine } from './address-line.ts'
import type { Location } from './location.ts'

/** Why a car's page does not show the car's location. */
export type LocationReason =
  | 'flag_off'
  | 'sold'
  | 'private_listing'
  | 'no_location'
  | 'location_not_visible'

/** A car's location, or every reason why it is not shown. */
export type LocationBlock =
  | {
      readonly eligible: true
      readonly name?: string
      /** One line; empty where only the name is known. */
      readonly address: string
      /** The map. */
      readonly mapHref?: string
    }
  | {
      readonly eligible: false
      readonly reasons: readonly LocationReason[]
      /** Of a private listing: suburb and postcode, shown instead. */
      readonly suburb?: string
    }

type CarPlace = Pick<
  Car,
  'status' | 'location' | 'location_id' | 'private_suburb' | 'private_postcode'
>
interface SiteSettings {
  readonly flags: Pick<Flags, 'locationBlock'>
  readonly locations: readonly Pick<Location, 'id' | 'slug' | 'visible'>[]
}

/** Whether a car is at a location of the site's file, by id or slug. Spec 3.14, 3.26. */
export const isPlaceOf = (
  { location_id, location }: Pick<Car, 'location' | 'location_id'>,
  { id, slug }: Pick<Location, 'id' | 'slug'>,
): boolean => id === location_id || slug === location?.slug

/**
 * The location block of a car's page. Hidden if the site's flag is off, the car is sold, has no
 * location or one that the site does not show, or is a private listing, whose suburb and postcode are
 * shown instead. Spec 5.39, D15.
 */
export function locationBlock(car: CarPlace, { flags, locations }: SiteSettings): LocationBlock {
  const { private_suburb: suburb, private_postcode } = car
  const { name, address: parts = {} } = car.location ?? {}
  const { place_url: mapHref } = parts
  const address = addressLine(parts)
  const isPrivate = suburb !== undefined
  const isUnnamed = name === undefined && address === ''
  const isHidden = locations.some((location) => !location.visible && isPlaceOf(car, location))
  const answer = eligibleUnless<LocationReason>(
    ['flag_off', !flags.locationBlock],
    ['sold', isSold(car)],
    ['private_listing', isPrivate],
    ['no_location', !isPrivate && isUnnamed],
    ['location_not_visible', !isPrivate && isHidden],
  )
  if (answer.eligible) {
    return { eligible: true, address, ...(name && { name }), ...(mapHref && { mapHref }) }
  }
  const isOnlyPrivate = isPrivate && answer.reasons.length === 1
  const shownSuburb = addressLine({ city: suburb, postcode: private_postcode })
  return { ...answer, ...(isOnlyPrivate && { suburb: shownSuburb }) }
}
