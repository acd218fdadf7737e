import type { MenuLink as Link, MenuGroup } from '#domain/site/menu.ts'
import { shownLinks } from '#parts/links/shown-links.ts'
import type { PageView } from '#parts/view-context.ts'
import { Button } from '#ui/button/button.tsx'
import { cn } from '#ui/cn.ts'
import { DRAWER, MENU } from '#ui/data-attributes.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { telHref } from '#ui/link/tel-href.ts'
import type { ViewOf } from '../define-block.ts'
import { LocationList } from './locations.tsx'
import type block from './schema.ts'

const word =
  'header-word flex min-h-12 items-center justify-between gap-1 lg:min-h-11 lg:whitespace-nowrap'

/**
 * One list for all screens. From `lg` it is in the header; below that it is a popover, which needs no
 * script, closes on Escape and on a tap outside, and preserves the focus order.
 */
export function Menu({ id, props, site, page }: ViewOf<typeof block>) {
  const groups = shownLinks(site.menu.groups, site.flags)
  const [button] = shownLinks(site.menu.button ? [site.menu.button] : [], site.flags)
  const locations = site.locations.filter(({ visible }) => visible)
  return (
    <div
      id={`${id}-menu`}
      popover="auto"
      {...{ [DRAWER]: 'Menu' }}
      className="header-menu inset-y-0 start-auto end-0 h-dvh w-xs max-w-full bg-surface p-4 text-ink shadow-overlay backdrop:bg-black/50 max-lg:transition-[translate] max-lg:starting:open:translate-x-full lg:static lg:flex lg:size-auto lg:overflow-visible lg:bg-transparent lg:p-0 lg:shadow-none"
    >
      <MenuButton id={id} close />
      <nav aria-label="Main">
        <ul className="lg:flex lg:items-center">
          {groups.map((group) => (
            <li key={group.label} className="max-lg:border-b max-lg:border-line max-lg:py-1">
              <Group id={id} group={group} site={site} page={page} />
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-6 grid gap-3 lg:hidden">
        {props.showPhone && (
          <Button href={telHref(site.contact.phone)} className="figures">
            <Icon name="phone" />
            {site.contact.phone}
          </Button>
        )}
        {button && (
          <Button href={button.href} variant="outline" className="md:hidden">
            {button.label}
          </Button>
        )}
        {props.showLocations && <LocationList locations={locations} />}
      </div>
    </div>
  )
}

type GroupProps = Pick<ViewOf<typeof block>, 'id' | 'site' | 'page'> & { group: MenuGroup }

function Group({ id, group, site, page }: GroupProps) {
  const links = shownLinks(linksOf(group), site.flags)
  if (group.links.length === 0 || links.length === 0) {
    return group.href ? <MenuLink link={{ ...group, href: group.href }} page={page} /> : null
  }
  const isCurrent = links.some(({ href }) => page.isCurrent(href))
  return (
    <details name={id} {...{ [MENU]: '' }} className="group lg:drop-down">
      <summary className={word} {...(isCurrent && { 'aria-current': true })}>
        {group.label}
        <Icon
          name="chevron-down"
          size="sm"
          className="transition-transform group-open:rotate-180"
        />
      </summary>
      <ul className="max-lg:ms-3 max-lg:mb-3 max-lg:border-s-2 max-lg:border-line lg:w-max lg:max-w-xs lg:min-w-56 lg:rounded-card lg:border lg:border-line lg:bg-surface lg:p-2 lg:shadow-overlay">
        {links.map((link) => (
          <li key={link.href}>
            <MenuLink link={link} page={page} />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The links of a group: first the group's own link, unless it is already one of them. */
function linksOf({ label, href, links }: MenuGroup): readonly Link[] {
  const isIncluded = href === undefined || links.some((link) => link.href === href)
  return isIncluded ? links : [{ label, href }, ...links]
}

interface MenuLinkProps {
  link: Link
  page: PageView
  /** A button instead of a plain link; phones have it in the menu. */
  button?: boolean
}

export function MenuLink({ link, page, button = false }: MenuLinkProps) {
  const current = page.isCurrent(link.href) ? { 'aria-current': 'page' as const } : {}
  if (button) {
    return (
      <Button href={link.href} className="whitespace-nowrap max-md:hidden" {...current}>
        {link.label}
      </Button>
    )
  }
  return (
    <a
      href={link.href}
      className={cn(word, link.description && 'flex-col items-start justify-center gap-0 py-1.5')}
      {...current}
    >
      {link.label}
      {link.description && (
        <span className="text-sm font-normal text-ink-2">{link.description}</span>
      )}
    </a>
  )
}

/** Opens the menu where it is a popover, or with `close` closes it. */
export function MenuButton({ id, close = false }: { id: string; close?: boolean }) {
  return (
    <IconButton
      icon={close ? 'x' : 'menu'}
      iconSize="lg"
      label={close ? 'Close the menu' : 'Menu'}
      // The browser moves the focus here as it opens the menu.
      autoFocus={close}
      popoverTarget={`${id}-menu`}
      popoverTargetAction={close ? 'hide' : 'show'}
      className={cn('text-inherit lg:hidden', close && 'ms-auto flex')}
    />
  )
}
