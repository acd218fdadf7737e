import { addressLine } from '#domain/location/address-line.ts'
import type { SiteLocation } from '#domain/site/site-location.ts'
import { OpeningHours } from '#parts/opening-hours/opening-hours.tsx'
import type { PageView, SiteView } from '#parts/view-context.ts'
import { Button } from '#ui/button/button.tsx'
import { cardVariants } from '#ui/card/card.tsx'
import { cn } from '#ui/cn.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Link } from '#ui/link/link.tsx'
import { telHref } from '#ui/link/tel-href.ts'
import type { ViewOf } from '../define-block.ts'
import type block from './schema.ts'

const columns: Readonly<Record<number, string>> = {
  1: 'max-w-lg',
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-2 lg:grid-cols-3',
}

/** The dealer's locations with contact details and opening hours. Spec 3.25-3.32. */
export default function DealerLocations({ props, site, page }: ViewOf<typeof block>) {
  const { heading, types } = props
  const shown = site.locations.filter(
    ({ visible, location_type }) =>
      visible && (types.length === 0 || types.includes(location_type)),
  )
  if (site.locations.length === 0) return <ContactOnly heading={heading} contact={site.contact} />
  if (shown.length === 0) return null
  return (
    <section className="page-width py-section">
      {heading && <h2 className="mb-5 text-3xl">{heading}</h2>}
      <ul className={cn('grid gap-4', columns[shown.length] ?? 'sm:grid-cols-2 xl:grid-cols-4')}>
        {shown.map((location) => (
          <LocationItem
            key={location.id}
            location={location}
            site={site}
            page={page}
            level={heading ? 3 : 2}
          />
        ))}
      </ul>
    </section>
  )
}

interface ContactOnlyProps {
  readonly heading: string | undefined
  readonly contact: SiteView['contact']
}

/** The contact details of a site without locations. */
function ContactOnly({ heading, contact }: ContactOnlyProps) {
  return (
    <section className="page-width py-section">
      {heading && <h2 className="mb-5 text-3xl">{heading}</h2>}
      <div className={cn(cardVariants(), 'grid max-w-lg gap-2')}>
        <ContactLinks phone={contact.phone} email={contact.email} />
      </div>
    </section>
  )
}

interface LocationItemProps {
  readonly location: SiteLocation
  readonly site: SiteView
  readonly page: PageView
  /** Heading level of its name. */
  readonly level: 2 | 3
}

function LocationItem({ location, site, page, level }: LocationItemProps) {
  const { name, address, contact_detail } = location
  const { phone, email } = contact_detail
  const Heading = `h${level}` as const
  return (
    <li className={cn(cardVariants(), 'flex flex-col gap-4')}>
      <div className="flex gap-3">
        <Icon name="map-pin" size="lg" className="text-brand-ink" />
        <div className="min-w-0">
          <Heading className="text-lg leading-snug">{name}</Heading>
          <address className="text-ink-2 not-italic">{addressLine(address)}</address>
          {address.place_url && <Link href={address.place_url}>{site.words.getDirections}</Link>}
        </div>
      </div>
      <OpeningHours
        {...{ site, page, hours: contact_detail }}
        ordinary="[&_dt]:text-ink-2"
        className="grid-cols-[1fr_auto] gap-x-3 border-t border-line pt-4 [&_dt+dd]:text-end [&_dt+dd]:font-medium"
      />
      <div className="mt-auto grid gap-2">
        <ContactLinks phone={phone} email={email} />
      </div>
    </li>
  )
}

interface ContactLinksProps {
  readonly phone: string | undefined
  readonly email: string | undefined
}

function ContactLinks({ phone, email }: ContactLinksProps) {
  return (
    <>
      {phone && (
        <Button variant="outline" href={telHref(phone)} className="figures">
          <Icon name="phone" />
          {phone}
        </Button>
      )}
      {email && (
        <Link href={`mailto:${email}`} className="mx-auto py-2 text-sm wrap-anywhere">
          {email}
        </Link>
      )}
    </>
  )
}
