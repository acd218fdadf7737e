import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { Country } from '#domain/contact/country.ts'
import type { Coordinates } from '#domain/location/distance.ts'
import { causeText, type Log } from '../log.ts'
import { providerCall } from '../providers/provider-call.ts'
import { guards } from '../providers/provider-guards.ts'

export interface MapsSettings {
  /** Where the maps service takes `address` and `key`. */
  readonly url: string
  readonly key: string
}

/** Asks a maps service where a postcode is; nothing where it does not say. Spec 7.17. */
export type FindPlaces = (postcode: string, country: Country) => Promise<readonly Coordinates[]>

/** A visitor waits for it. */
const WITHIN_MS = 3_000
/** Places do not move; a postcode that is none is asked about again after a while. */
const KEPT = 5_000
const NONE_KEPT_MS = 60 * 60 * 1_000

const answerSchema = z.object({
  // Others are faults, such as of the key.
  status: z.enum(['OK', 'ZERO_RESULTS']).optional(),
  results: z.array(
    z.object({ geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }) }),
  ),
})

/**
 * The client of a maps service that answers as Google's does. What it does not answer in time is no place, and
 * is logged. Spec 5.27, 7.17, 8.09, D28.
 */
export function mapsClient({ url, key }: MapsSettings, log: Log, withinMs = WITHIN_MS): FindPlaces {
  const guard = guards()
  const known = new LRUCache<string, readonly Coordinates[]>({ max: KEPT })
  return async (postcode, country) => {
    const address = `${postcode}, ${country}`
    const places = known.get(address)
    if (places) return places
    const asked = new URL(url)
    asked.searchParams.set('address', address)
    asked.searchParams.set('key', key)
    const signal = AbortSignal.timeout(withinMs)
    try {
      const answer = await guard.asking(signal, () =>
        providerCall({ url: asked, withinMs }, signal),
      )
      const { status, results } = answerSchema.parse(answer)
      const found = results.map(({ geometry: { location } }) => ({
        lat: location.lat,
        long: location.lng,
      }))
      if (found.length > 0) known.set(address, found)
      else if (status === 'ZERO_RESULTS') known.set(address, found, { ttl: NONE_KEPT_MS })
      return found
    } catch (cause) {
      log.warn('place_not_found', { cause: causeText(cause) })
      return []
    }
  }
}
