import type { VariantOf } from '#domain/site/look-axes.ts'
import { wallGround } from '#domain/site/wall-ground.ts'
import { shownLinks } from '#parts/links/shown-links.ts'
import type { SiteView } from '#parts/view-context.ts'
import { cn } from '#ui/cn.ts'
import { GROUND, VARIANT } from '#ui/data-attributes.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { telHref } from '#ui/link/tel-href.ts'
import { SkipLink } from '#ui/skip-link/skip-link.tsx'
import type { ViewOf } from '../define-block.ts'
import { Account } from './account.tsx'
import { Favourites } from './favourites.tsx'
import { hasSearch, SearchButton, SearchField } from './header-search.tsx'
import { HeaderStrip } from './header-strip.tsx'
import type { RangeMenu } from './load.ts'
import { Locations } from './locations.tsx'
import { Logo } from './logo.tsx'
import { Menu, MenuButton, MenuLink } from './menu.tsx'
import type block from './schema.ts'

type Props = ViewOf<typeof block, RangeMenu | undefined>

/** Skip link, name, menu and contact details. Works without script (Spec 2.32, 4.16). */
export default function SiteHeader(block: Props) {
  const { props, site } = block
  const variant = props.variant ?? site.look.header
  const isSearched = hasSearch(block)
  const search = isSearched && <SearchField {...block} variant={variant} />
  return (
    <header
      className={cn('header', props.sticky && 'header-sticky', isSearched && 'header-searched')}
      {...{ [VARIANT]: variant, [GROUND]: headerGround(variant, site) }}
    >
      <SkipLink href="#main">Skip to content</SkipLink>
      {variant === 'cover' && <HeaderStrip {...block} />}
      <div className="header-bar">
        {/* In the order that is seen: a cover has its menu below, and the search before the name. */}
        {variant === 'cover' && search}
        <Logo site={site} variant={variant} />
        {variant !== 'cover' && <Menu {...block} />}
        {variant !== 'cover' && search}
        <Tools {...block} variant={variant} />
        {variant === 'cover' && <Menu {...block} />}
      </div>
    </header>
  )
}

/** A line is on the wall of the hero below it, so it has the ground of words there. */
function headerGround(variant: VariantOf<'header'>, { look, theme }: SiteView) {
  if (variant === 'sign') return 'flood'
  const wall = wallGround(look.scene, theme)
  return variant === 'line' && wall === 'dark' ? wall : undefined
}

/** Where the saved cars are listed, on a site with that page. Spec 2.24. */
const savedPage = (page: Props['page']) => (page.answers('/watchlist') ? '/watchlist' : undefined)

function Tools({ variant, ...block }: Props & { variant: VariantOf<'header'> }) {
  const { id, props, site, page } = block
  const [button] = shownLinks(site.menu.button ? [site.menu.button] : [], site.flags)
  const { phone } = site.contact
  return (
    <div className="header-tools">
      <Locations {...block} />
      {props.showPhone && (
        <a href={telHref(phone)} className="header-phone">
          <Icon name="phone" />
          <span>{phone}</span>
        </a>
      )}
      {hasSearch(block) && <SearchButton {...block} variant={variant} />}
      <Account
        site={site}
        page={page}
        className="max-lg:hidden"
        labelClass="max-[90rem]:sr-only max-w-[8em] truncate"
      />
      {props.showFavourites && (site.flags.favourites || site.flags.watchlist) && (
        <Favourites page={props.favouritesPage ?? savedPage(page)} />
      )}
      {button && <MenuLink link={button} page={page} button />}
      <MenuButton id={id} />
    </div>
  )
}
