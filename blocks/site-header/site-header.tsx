import { shownLinks } from '#parts/links/shown-links.ts'
import { cn } from '#ui/cn.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { telHref } from '#ui/link/tel-href.ts'
import type { ViewOf } from '../define-block.ts'
import { ContactLine } from './contact-line.tsx'
import { Favourites } from './favourites.tsx'
import { Locations } from './locations.tsx'
import { Logo } from './logo.tsx'
import { Menu, MenuButton, MenuLink } from './menu.tsx'
import type block from './schema.ts'

type Props = ViewOf<typeof block>

const place = {
  single: 'sticky top-0',
  // Only the line with the menu is sticky: the contact line scrolls away.
  'two-tier': 'sticky top-0 md:-top-10',
}

/** Skip link, name, menu and contact details. Works without script (Spec 2.32, 4.16). */
export default function SiteHeader(block: Props) {
  const { id, props, site } = block
  return (
    <header
      className={cn(
        'z-30 border-b border-line bg-surface',
        props.sticky ? place[props.layout] : 'relative',
      )}
    >
      <a
        href="#main"
        className="tone-brand absolute top-2 left-2 z-40 -translate-y-24 -outline-offset-4 rounded-control px-4 py-2 font-semibold focus-visible:translate-y-0"
      >
        Skip to content
      </a>
      {props.layout === 'two-tier' && (
        <ContactLine id={id} props={props} locations={site.locations} phone={site.contact.phone} />
      )}
      <div className="page-width">
        <div className="flex min-h-16 items-center gap-x-3 lg:min-h-18 lg:gap-x-8">
          <Logo site={site} layout={props.layout} />
          <Menu {...block} />
          <Tools {...block} />
        </div>
      </div>
    </header>
  )
}

function Tools({ id, props, site, page }: Props) {
  const [button] = shownLinks(site.menu.button ? [site.menu.button] : [], site.flags)
  const single = props.layout === 'single'
  const { phone } = site.contact
  return (
    <div className="ms-auto flex shrink-0 items-center gap-x-1 lg:gap-x-2">
      {single && props.showLocations && (
        <Locations id={id} locations={site.locations} className="max-lg:hidden" />
      )}
      {props.showPhone && (
        <a
          href={telHref(phone)}
          className={cn(
            'flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control font-semibold text-brand-ink hover:bg-tint lg:px-3',
            !single && 'md:hidden',
          )}
        >
          <Icon name="phone" />
          <span className="figures whitespace-nowrap max-lg:sr-only">{phone}</span>
        </a>
      )}
      {props.showFavourites && site.flags.favourites && <Favourites page={props.favouritesPage} />}
      {button && <MenuLink link={button} page={page} look={single ? 'outline' : 'accent'} />}
      <MenuButton id={id} />
    </div>
  )
}
