import type { Link } from '#domain/site/menu.ts'
import { measuresText } from '#domain/tracking/measures.ts'
import { shownLinks } from '#parts/links/shown-links.ts'
import { cn } from '#ui/cn.ts'
import { CONSENT_NOTICE_ID } from '#ui/consent-notice/consent-notice-id.ts'
import { GROUND } from '#ui/data-attributes.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { telHref } from '#ui/link/tel-href.ts'
import type { ViewOf } from '../define-block.ts'
import { LocationCard } from './location-card.tsx'
import type block from './schema.ts'

type Props = ViewOf<typeof block>

const grounds = { dark: 'foot', light: 'tint' } as const

/** Links, locations with hours, and the legal information of a dealer. */
export default function SiteFooter(block: Props) {
  const { props, site, page } = block
  const groups = site.footer.groups.flatMap(({ label, links }) => {
    const shown = shownLinks(links, site.flags)
    return shown.length === 0 ? [] : [{ label, links: shown }]
  })
  const locations = props.showLocations ? site.locations.filter(({ visible }) => visible) : []
  return (
    <footer {...{ [GROUND]: grounds[props.tone] }} className="mt-auto text-sm">
      <div className="page-width grid gap-y-10 py-12">
        <div className="grid grid-cols-2 gap-x-8 gap-y-10 lg:grid-cols-4">
          <Dealer {...block} />
          {groups.map((group) => (
            <nav key={group.label} aria-label={group.label}>
              <h2 className="mb-2 text-base">{group.label}</h2>
              <Links links={group.links} page={page} className="text-ink-2" />
            </nav>
          ))}
        </div>
        {locations.length > 0 && (
          <div className="border-t border-line pt-10">
            <h2 className="sr-only">{site.words.ourLocations}</h2>
            <ul className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
              {locations.map((location) => (
                <LocationCard key={location.id} {...{ location, site, page }} />
              ))}
            </ul>
          </div>
        )}
        <Legal {...block} className="border-t border-line pt-6 text-ink-2" />
      </div>
    </footer>
  )
}

function Dealer({ props, site, page }: Props) {
  const { phone } = site.contact
  const social = shownLinks(site.footer.social, site.flags)
  return (
    <div className="col-span-2 grid content-start gap-3 lg:col-span-1">
      <p className="type-heading text-xl">{site.name}</p>
      {props.note && <p className="text-ink-2">{props.note}</p>}
      <a
        href={telHref(phone)}
        className="figures flex min-h-9 w-fit items-center gap-2 text-lg font-semibold pointer-coarse:min-h-11 hover:underline hover:underline-offset-4"
      >
        <Icon name="phone" />
        {phone}
      </a>
      {social.length > 0 && <Links links={social} page={page} className="text-ink-2" />}
    </div>
  )
}

type LinksProps = Pick<Props, 'page'> & { links: readonly Link[]; className: string }

function Links({ links, page, className }: LinksProps) {
  return (
    <ul className={className}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a
            href={href}
            className="inline-flex min-h-8 items-center hover:underline hover:underline-offset-4 pointer-coarse:min-h-11"
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
  if (measuresText(site.tracking) === '' || site.tracking.consent !== 'ask') return null
  return (
    <button
      type="button"
      popoverTarget={CONSENT_NOTICE_ID}
      popoverTargetAction="show"
      className="inline-flex min-h-8 items-center hover:underline hover:underline-offset-4 pointer-coarse:min-h-11 noscript:hidden"
    >
      {site.words.consentChange}
    </button>
  )
}

function Legal({ site, page, className }: Props & { className: string }) {
  const { licences, companyNumber, disclaimer } = site.legal
  const links = shownLinks(site.footer.links, site.flags)
  const facts = [site.legalName ?? site.name, companyNumber, ...licences].filter(Boolean)
  return (
    <div className={cn('grid gap-3 text-xs', className)}>
      {disclaimer && <p className="max-w-prose">{disclaimer}</p>}
      <p>{facts.join(' · ')}</p>
      <div className="flex flex-wrap gap-x-5">
        {links.length > 0 && <Links links={links} page={page} className="flex flex-wrap gap-x-5" />}
        <PrivacyChoices site={site} />
      </div>
    </div>
  )
}
