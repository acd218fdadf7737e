import { addressLine } from '#domain/location/address-line.ts'
import type { SiteLocation } from '#domain/site/site-location.ts'
import { OpeningHours } from '#parts/opening-hours/opening-hours.tsx'
import { Section } from '#parts/section/section.tsx'
import { SectionHead } from '#parts/section-head/section-head.tsx'
import type { PageView, SiteView } from '#parts/view-context.ts'
import { Link } from '#ui/link/link.tsx'
import { telHref } from '#ui/link/tel-href.ts'
import type { ViewOf } from '../define-block.ts'
import type { LocationsData } from './load.ts'
import type block from './schema.ts'

/** The dealer's locations with contact details and opening hours. Spec 3.25-3.32. */
export default function DealerLocations(view: ViewOf<typeof block, LocationsData>) {
  const { id, data, props, site, page } = view
  const { heading, types, ground, variant = site.look.places } = props
  const shown = data.location
    ? [data.location]
    : site.locations.filter(
        ({ visible, location_type }) =>
          visible && (types.length === 0 || types.includes(location_type)),
      )
  // A site without locations has its contact details.
  const isContactOnly = site.locations.length === 0
  if (shown.length === 0 && !isContactOnly) return null
  const level = data.location ? 1 : heading ? 3 : 2
  return (
    <Section
      className="places"
      ground={ground}
      variant={variant}
      labelledBy={heading && `${id}-title`}
    >
      {heading && <SectionHead id={`${id}-title`} heading={heading} />}
      {isContactOnly ? (
        <div className="place">
          <ContactLinks {...site.contact} />
        </div>
      ) : (
        <ul className="places-list">
          {shown.map((location) => (
            <Place key={location.id} location={location} site={site} page={page} level={level} />
          ))}
        </ul>
      )}
    </Section>
  )
}

interface PlaceProps {
  readonly location: SiteLocation
  readonly site: SiteView
  readonly page: PageView
  /** Heading level of its name. */
  readonly level: 1 | 2 | 3
}

function Place({ location, site, page, level }: PlaceProps) {
  const { name, address, contact_detail } = location
  const Heading = `h${level}` as const
  const own = `/contact-us/${location.slug}`
  const isLinked = level > 1 && site.locations.length > 1 && page.answers(own)
  return (
    <li className="place">
      <div className="place-name">
        <Heading className={level === 1 ? 'text-title-1' : undefined}>
          {isLinked ? <a href={own}>{name}</a> : name}
        </Heading>
        <address>{addressLine(address)}</address>
        {address.place_url && <Link href={address.place_url}>{site.words.getDirections}</Link>}
      </div>
      <OpeningHours
        site={site}
        page={page}
        hours={contact_detail}
        ordinary="[&_dt]:text-ink-2"
        className="place-hours grid-cols-[auto_1fr] gap-x-4"
      />
      <ContactLinks {...contact_detail} />
    </li>
  )
}

interface ContactLinksProps {
  readonly phone?: string | undefined
  readonly email?: string | undefined
}

function ContactLinks({ phone, email }: ContactLinksProps) {
  return (
    <p className="place-contact">
      {phone && (
        <a href={telHref(phone)} className="place-phone">
          {phone}
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className="place-mail">
          {email}
        </a>
      )}
    </p>
  )
}
