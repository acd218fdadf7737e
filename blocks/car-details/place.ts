import type { Car } from '#domain/car/car.ts'
import { isSold } from '#domain/car/status.ts'
import type { SiteView } from '../view-context.ts'

/** Where a car can be seen. */
export interface Place {
  readonly name: string | undefined
  readonly address: string
  /** The map. */
  readonly mapHref: string | undefined
}

const line = (parts: readonly (string | undefined)[]) =>
  parts.filter((part) => part !== undefined).join(' ')

/** Feeds name the region as the city's last word and again as the state: "Penrose, Auckland". */
const isSaid = (state: string, city = '') =>
  city.toLowerCase() === state.toLowerCase() ||
  city.toLowerCase().endsWith(` ${state.toLowerCase()}`)

/**
 * Where a car stands, or nothing where the site does not say: the feature is off, the car is sold, or
 * it has no visible location. Of a private listing only suburb and postcode show. Spec 5.39, D15.
 */
export function placeOf(car: Car, { flags, locations }: SiteView): Place | undefined {
  if (!flags.locationBlock || isSold(car)) return undefined
  if (car.private_suburb !== undefined) {
    const address = line([car.private_suburb, car.private_postcode])
    return { name: undefined, address, mapHref: undefined }
  }
  const { location } = car
  const known = locations.find(({ slug }) => slug === location?.slug)
  if (location === undefined || known?.visible === false) return undefined
  const { street, city, state, postcode, place_url } = location.address ?? {}
  const region = state !== undefined && isSaid(state, city) ? undefined : state
  const suburb = line([city, region, postcode])
  const address = [street, suburb].filter((part) => part !== undefined && part !== '').join(', ')
  if (location.name === undefined && address === '') return undefined
  return { name: location.name, address, mapHref: place_url }
}
