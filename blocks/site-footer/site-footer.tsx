import type { Link } from '#domain/site/menu.ts'
import { asksConsent } from '#domain/tracking/measures.ts'
import { shownLinks } from '#parts/links/shown-links.ts'
import { PosterLine } from '#parts/poster-line/poster-line.tsx'
import { CONSENT_NOTICE_ID } from '#ui/consent-notice/consent-notice-id.ts'
import { GROUND, VARIANT } from '#ui/data-attributes.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { telHref } from '#ui/link/tel-href.ts'
import type { ViewOf } from '../define-block.ts'
import { LocationCard } from './location-card.tsx'
import type block from './schema.ts'

type Props = ViewOf<typeof block>

/** Name and phone, links, locations with hours, and the legal information of a dealer. */
export default function SiteFooter(block: Props) {
  const { props, site, page } = block
  const groups = site.footer.groups.flatMap(({ label, links }) => {
    const shown = shownLinks(links, site.flags)
    return shown.length === 0 ? [] : [{ label, links: shown }]
  })
  const locations = props.showLocations ? site.locations.filter(({ visible }) => visible) : []
  return (
    <footer
      className="footer"
      {...{ [VARIANT]: props.variant ?? site.look.footer, [GROUND]: 'foot' }}
    >
      <div className="footer-body">
        <Dealer {...block} />
        {groups.length > 0 && (
          <div className="footer-links">
            {groups.map(({ label, links }) => (
              <nav key={label} aria-label={label}>
                <h2>{label}</h2>
                <Links links={links} page={page} />
              </nav>
            ))}
          </div>
        )}
        {locations.length > 0 && (
          <div className="footer-places">
            <h2 className="sr-only">{site.words.ourLocations}</h2>
            <ul>
              {locations.map((location) => (
                <LocationCard key={location.id} location={location} site={site} page={page} />
              ))}
            </ul>
          </div>
        )}
        <Legal {...block} />
      </div>
    </footer>
  )
}

function Dealer({ props, site, page }: Props) {
  const variant = props.variant ?? site.look.footer
  const { phone } = site.contact
  const social = shownLinks(site.footer.social, site.flags)
  return (
    <div className="footer-dealer">
      <p className="footer-name">
        {variant === 'poster' ? <PosterLine text={site.name} /> : site.name}
      </p>
      {props.note && <p className="footer-note">{props.note}</p>}
      <a href={telHref(phone)} className="footer-phone">
        <Icon name="phone" />
        {phone}
      </a>
      {social.length > 0 && <Links links={social} page={page} />}
    </div>
  )
}

type LinksProps = Pick<Props, 'page'> & { links: readonly Link[] }

function Links({ links, page }: LinksProps) {
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a
            href={href}
            className="footer-link"
            {...(page.isCurrent(href) && { 'aria-current': 'page' })}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Opens the consent notice again; without script nothing is measured. */
function PrivacyChoices({ site }: Pick<Props, 'site'>) {
  if (!asksConsent(site.tracking)) return null
  return (
    <a href={`#${CONSENT_NOTICE_ID}`} className="footer-link noscript:hidden">
      {site.words.consentChange}
    </a>
  )
}

function Legal({ site, page }: Props) {
  const { licences, companyNumber, disclaimer } = site.legal
  const links = shownLinks(site.footer.links, site.flags)
  const facts = [site.legalName ?? site.name, companyNumber, ...licences].filter(Boolean)
  return (
    <div className="footer-legal">
      {disclaimer && <p>{disclaimer}</p>}
      <p>{facts.join(' · ')}</p>
      <div className="footer-choices">
        {links.length > 0 && <Links links={links} page={page} />}
        <PrivacyChoices site={site} />
      </div>
    </div>
  )
}
