import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { formatNumber } from '#domain/format.ts'
import { addressLine } from '#domain/location/address-line.ts'
import { CarRow } from '#parts/car-row/car-row.tsx'
import { EntryPage } from '#parts/entry-page/entry-page.tsx'
import { placePath } from '#parts/links/place-path.ts'
import { Prose } from '#parts/prose/prose.tsx'
import { Link } from '#ui/link/link.tsx'
import type { ViewOf } from '../define-block.ts'
import type { BrandData } from './load.ts'
import type block from './schema.ts'

type View = ViewOf<typeof block, BrandData>

/** What the dealer does for a make, where, and its cars in stock. Spec 2.18, 3.24. */
export default function BrandDetails(view: View) {
  const { id, manufacturer, data, site, page } = view
  const { name, logo, description } = manufacturer
  const { words, locale } = site
  const { cars, best, count, searchHref } = data
  const places = site.locations.filter(
    ({ visible, manufacturers }) => visible && manufacturers.includes(name),
  )
  return (
    <div className="brand">
      <EntryPage
        entry={{
          title: name,
          facts: [],
          image: logo && { url: logo.url, alt: '' },
          ...(!logo && { car: cars[0] }),
        }}
        site={site}
        page={page}
        aside={places.length > 0 && <Places {...view} places={places} />}
      >
        {description && <Prose text={description} site={site} />}
      </EntryPage>
      <CarRow
        id={id}
        heading={fillPlaceholders(words.brandCars, { make: name })}
        searchHref={searchHref}
        linkText={fillPlaceholders(words.partsAll, { count: formatNumber(count, locale) })}
        cars={cars}
        best={best}
        site={site}
        page={page}
      />
    </div>
  )
}

interface PlacesProps extends Pick<View, 'id' | 'manufacturer' | 'site' | 'page'> {
  readonly places: View['site']['locations']
}

/** The locations that sell or look after the make. */
function Places({ id, manufacturer, places, site, page }: PlacesProps) {
  return (
    <section aria-labelledby={`${id}-places`} className="brand-places">
      <h2 id={`${id}-places`}>
        {fillPlaceholders(site.words.brandPlaces, { make: manufacturer.name })}
      </h2>
      <ul>
        {places.map((place) => {
          const path = placePath(place, page)
          return (
            <li key={place.id}>
              {path === undefined ? place.name : <Link href={path}>{place.name}</Link>}
              <address>{addressLine(place.address)}</address>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
