import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { mapFrame } from '#domain/location/map-links.ts'
import type { SiteLocation } from '#domain/site/site-location.ts'
import { Icon } from '#ui/icon/icon.tsx'
import type { LocationsView } from './view.ts'

interface MapProps extends Pick<LocationsView, 'site'> {
  readonly place: SiteLocation
}

/** A map of another host, which the browser asks for once the visitor opens it. Spec 2.35. */
export function PlaceMap({ place, site: { words } }: MapProps) {
  const map = mapFrame(place)
  if (!map) return null
  return (
    <details className="place-map">
      <summary>
        <Icon name="map-pin" size="sm" />
        {words.showMap}
      </summary>
      <iframe
        src={map.src}
        title={fillPlaceholders(words.mapTitle, { name: place.name })}
        loading="lazy"
        referrerPolicy="strict-origin-when-cross-origin"
      />
      <p>{fillPlaceholders(words.mapHost, { host: map.host })}</p>
    </details>
  )
}
