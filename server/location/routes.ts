import { Hono } from 'hono'
import { type Coordinates, nearestFirst } from '#domain/location/distance.ts'
import type { AppEnv } from '../http/app-env.ts'
import { AppError } from '../http/app-error.ts'
import { otherMethods } from '../http/methods.ts'
import { sendJson } from '../http/send-json.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { geocode } from './geocode.ts'
import type { FindPlaces } from './maps-client.ts'

/** What `GET /api/geocode` returns: decimal degrees. Spec 7.17, D6. */
export interface GeocodeResponse extends Coordinates {
  /** The site's locations, nearest first, with the feature `locationSearch`; without `km` if it is not known. */
  readonly locations?: readonly { readonly slug: string; readonly km?: number }[]
}

/**
 * `GET /api/geocode?address=<postcode>` returns where a postcode of the site's country is, and how far the
 * site's locations are from it. 422 with 'Invalid postcode' where it is none. A `key`, as the maps
 * service takes one, is not needed. Spec 5.27, 7.17, 8.09, 9.23, D21.
 */
export const geocodeRoutes = (findPlaces?: FindPlaces): Hono<AppEnv> =>
  new Hono<AppEnv>()
    .get('/api/geocode', async (c) => {
      const { site } = c.get('tenant')
      const found = await geocode(c.req.query('address') ?? '', site, findPlaces)
      if (!found.valid) {
        const { message } = found
        throw new AppError(422, 'invalid_postcode', message, { fields: { address: message } })
      }
      return sendJson(c, responseOf(found.value, site))
    })
    .all(otherMethods('GET, HEAD'))

function responseOf(place: Coordinates, { flags, locations }: Tenant['site']): GeocodeResponse {
  if (!flags.locationSearch) return place
  const visible = locations.filter((location) => location.visible)
  return {
    ...place,
    locations: nearestFirst(visible, place).map(({ location: { slug }, km }) => ({
      slug,
      ...(km !== undefined && { km: Math.round(km) }),
    })),
  }
}
