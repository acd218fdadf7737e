import type { Dealership } from '../site/dealer.ts'
import type { SiteLocation } from '../site/site-location.ts'
import type { Car } from './car.ts'

/** Where a site's cars may stand. */
export interface SiteLocations {
  readonly locations: readonly SiteLocation[]
  readonly dealerships: readonly Dealership[]
}

type Coded = Pick<SiteLocation, 'id' | 'slug'>

const folded = (code: string): string => code.trim().toLowerCase()

/** The location or dealership that a feed's code names by id or slug, in any case. Spec 3.12, 3.14. */
export function ofCode<Item extends Coded>(
  list: readonly Item[],
  code: string | undefined,
): Item | undefined {
  if (code === undefined) return undefined
  const wanted = folded(code)
  return list.find(({ id, slug }) => folded(id) === wanted || slug === wanted)
}

/** The dealership of a location. Spec 3.27. */
export const dealershipOf = (
  { dealership_id, dealership_slug }: Pick<SiteLocation, 'dealership_id' | 'dealership_slug'>,
  dealerships: readonly Dealership[],
): Dealership | undefined =>
  ofCode(dealerships, dealership_id) ?? ofCode(dealerships, dealership_slug)

/** Whether a car says nothing of its place. */
const isPlaceless = ({ location_id, location, city, private_suburb }: Car): boolean =>
  [location_id, location, city, private_suburb].every((place) => place === undefined)

/** The location that holds a car: that of its yard code; of a site with one sales location, that one. */
function locationOf(car: Car, { locations }: SiteLocations): SiteLocation | undefined {
  const named = ofCode(locations, car.location_id) ?? ofCode(locations, car.location?.slug)
  if (named || !isPlaceless(car)) return named
  const selling = locations.filter(({ location_type }) => location_type === 'sales')
  return selling.length === 1 ? selling[0] : undefined
}

function carLocationOf(car: Car, { name, slug, address, contact_detail }: SiteLocation) {
  const { street, city, state, postcode, place_url } = address
  const { phone } = contact_detail
  return {
    name,
    slug,
    ...(phone !== undefined && { phone }),
    ...car.location,
    address: {
      street,
      city,
      ...(state !== undefined && { state }),
      ...(postcode !== undefined && { postcode }),
      ...(place_url !== undefined && { place_url }),
      ...car.location?.address,
    },
  }
}

function sellerOf(car: Car, location: SiteLocation | undefined, { dealerships }: SiteLocations) {
  const { dealership_id, dealership_slug, dealership_name } = car
  const named = ofCode(dealerships, dealership_id) ?? ofCode(dealerships, dealership_slug)
  const seller = named ?? (location && dealershipOf(location, dealerships))
  if (seller || dealerships.length > 0 || dealership_name !== undefined) return seller
  return location
}

/**
 * A car with its place on a site: the location that its yard code names, with city, state and phone,
 * and the dealership, which is that of the location, or the location itself where the site names
 * none. What the car says of itself stays. The same object where nothing is added.
 * Spec 2.38, 3.12, 3.14, 5.41.
 */
export function atLocation(car: Car, site: SiteLocations): Car {
  const location = locationOf(car, site)
  const seller = sellerOf(car, location, site)
  if (!location && !seller) return car
  const { city, state } = location?.address ?? {}
  return {
    ...(city !== undefined && { city }),
    ...(state !== undefined && { state }),
    ...(seller && { dealership_name: seller.name }),
    ...car,
    ...(seller && { dealership_id: seller.id, dealership_slug: seller.slug }),
    ...(location && { location_id: location.id, location: carLocationOf(car, location) }),
  }
}
