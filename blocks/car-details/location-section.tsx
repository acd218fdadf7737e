import { Icon } from '#ui/icon/icon.tsx'
import { Link } from '#ui/link/link.tsx'
import { carPhone } from '../sidebar-propositions/car-phone.ts'
import { PhoneLink } from '../sidebar-propositions/phone-link.tsx'
import { placeOf } from './place.ts'
import { type SectionProps, Titled } from './sections.tsx'

/** Where the car can be seen, and whom to call about it. Spec 5.39, 5.41, D15, D16. */
export function LocationSection({ id, car, site }: SectionProps) {
  const place = placeOf(car, site)
  if (place === undefined) return null
  const phone = carPhone(car, site.contact)
  const { name, address, mapHref } = place
  return (
    <Titled id={`${id}-location`} title="Where to see it">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="flex gap-3">
          <Icon name="map-pin" size="lg" className="mt-0.5 text-brand-11" />
          <div>
            {name !== undefined && <p className="font-semibold">{name}</p>}
            {address !== '' && <p className="text-neutral-11">{address}</p>}
            {mapHref !== undefined && <Link href={mapHref}>{site.words.getDirections}</Link>}
          </div>
        </div>
        {phone !== undefined && <PhoneLink phone={phone} site={site} />}
      </div>
    </Titled>
  )
}
