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
import { Account } from './account.tsx'
import type { RangeMenu } from './load.ts'
import { LocationsInMenu } from './locations.tsx'
import { RangePanel } from './range-panel.tsx'
import type block from './schema.ts'

/**
 * One list for all screens. From `lg` it is in the header; below that it is a popover, which needs no
 * script, closes on Escape and on a tap outside, and preserves the focus order.
 */
export function Menu({ id, props, data, site, page }: ViewOf<typeof block, RangeMenu | undefined>) {
  const groups = shownLinks(site.menu.groups, site.flags).filter(({ range }) => !range || data)
  const [button] = shownLinks(site.menu.button ? [site.menu.button] : [], site.flags)
  return (
    <div id={`${id}-menu`} popover="auto" {...{ [DRAWER]: 'Menu' }} className="header-menu">
      <MenuButton id={id} close />
      <nav aria-label="Main">
        <ul>
          {groups.map((group) => (
            <li key={group.label}>
              {group.range && data ? (
                <RangePanel id={id} label={group.label} range={data} site={site} page={page} />
              ) : (
                <Group id={id} group={group} site={site} page={page} />
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className="header-contacts">
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
        <Account site={site} page={page} className="lg:hidden" />
        <LocationsInMenu id={id} props={props} site={site} page={page} />
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
    <details name={id} {...{ [MENU]: '' }} className="lg:drop-down">
      <summary className="header-word" {...(isCurrent && { 'aria-current': true })}>
        {group.label}
        <Icon name="chevron-down" size="sm" />
      </summary>
      <ul className="header-links">
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
      className={cn('header-word', link.description && 'is-described')}
      {...current}
    >
      {link.label}
      {link.description && <span>{link.description}</span>}
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
