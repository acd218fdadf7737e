import type { Country } from '#domain/contact/country.ts'
import { countryOf } from '#domain/contact/country-of.ts'
import { readPostcode } from '#domain/contact/postcode.ts'
import type { Reading } from '#domain/contact/reading.ts'
import type { Coordinates } from '#domain/location/distance.ts'
import { placeOfPostcode } from '#domain/location/geocoding.ts'
import { statedPlace } from '#domain/location/postcode-places.ts'
import type { Site } from '#domain/site/site.ts'
import type { FindPlaces } from './maps-client.ts'

/** Where a postcode is, or why that is not known, in words for the visitor. Spec 5.27, 8.09. */
export type Geocoded = Reading<Coordinates, 'not_a_postcode' | 'no_result'>

/** Latitude and longitude by postcode. */
type Table = Readonly<Record<string, readonly number[] | undefined>>

/** Loaded when first needed. There is none of the United States. */
const tables: Readonly<Record<Country, () => Promise<Table>>> = {
  AU: async () => (await import('./postcodes/au.json', { with: { type: 'json' } })).default,
  NZ: async () => (await import('./postcodes/nz.json', { with: { type: 'json' } })).default,
  US: async () => ({}),
}

/** What the last four digits of an American ZIP code add is smaller than a place. */
const ZIP_DIGITS = 5

/**
 * Finds a postcode of a site's country: in what the site states, else in the table of the country, else
 * where a maps service says, if the server has one. Spec 7.17, D21, D28.
 */
export async function geocode(
  address: string,
  { locale, postcodePlaces }: Pick<Site, 'locale' | 'postcodePlaces'>,
  findPlaces?: FindPlaces,
): Promise<Geocoded> {
  const country = countryOf(locale)
  const read = readPostcode(address, country)
  if (!read.valid) return read
  const postcode = read.value.slice(0, ZIP_DIGITS)
  const stated = statedPlace(postcode, postcodePlaces)
  if (stated) return placeOfPostcode([stated])
  const [lat, long] = (await tables[country]())[postcode] ?? []
  if (lat !== undefined && long !== undefined) return placeOfPostcode([{ lat, long }])
  return placeOfPostcode((await findPlaces?.(postcode, country)) ?? [])
}
