import { addressLine } from './address-line.ts'
import type { Location } from './location.ts'

type Mapped = Pick<Location, 'name' | 'address'>

/** Half the width and height of a map in the page, degrees: some streets around. */
const AROUND = 0.006

/** Where Get Directions leads: the map page of the location, else a search for its address. Spec 2.35, 3.29. */
export function directionsHref({ address }: Pick<Location, 'address'>): string {
  const { place_url, place_id } = address
  if (place_url !== undefined) return place_url
  const query = new URLSearchParams({
    api: '1',
    query: addressLine(address),
    ...(place_id !== undefined && { query_place_id: place_id }),
  })
  return `https://www.google.com/maps/search/?${query}`
}

/** A map to show in a page, and whose it is. */
export interface MapFrame {
  readonly src: string
  readonly host: string
}

/**
 * The map of a location: of Google where the site has its key, else of OpenStreetMap where the location states
 * its coordinates. Spec 2.35, 3.29.
 */
export function mapFrame({ name, address }: Mapped): MapFrame | undefined {
  const { lat, long, place_id, map_key } = address
  if (map_key !== undefined) {
    const q = place_id === undefined ? `${name}, ${addressLine(address)}` : `place_id:${place_id}`
    const query = new URLSearchParams({ key: map_key, q })
    return { src: `https://www.google.com/maps/embed/v1/place?${query}`, host: 'google.com' }
  }
  if (lat === undefined || long === undefined) return undefined
  const box = [long - AROUND, lat - AROUND, long + AROUND, lat + AROUND].map((side) =>
    side.toFixed(4),
  )
  const query = new URLSearchParams({
    bbox: box.join(','),
    layer: 'mapnik',
    marker: `${lat},${long}`,
  })
  return {
    src: `https://www.openstreetmap.org/export/embed.html?${query}`,
    host: 'openstreetmap.org',
  }
}

/** The hosts of these maps, for the policy of the pages. */
export const mapHosts = ['https://www.google.com', 'https://www.openstreetmap.org'] as const
