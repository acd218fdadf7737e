import { useNavigate } from '@tanstack/react-router'
import { ChevronsUpDown } from 'lucide'
import { Glyph } from '#staff/ui/glyph/glyph.tsx'
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '#staff/ui/menu/menu.tsx'
import { SiteMark } from '#staff/ui/site-mark/site-mark.tsx'
import { type Me, type MySite, roleName } from './me.ts'

/** The dealer that is shown, and the way to the others. */
export function SiteSwitcher({ me, site }: { readonly me: Me; readonly site: MySite | undefined }) {
  const navigate = useNavigate()
  return (
    <Menu>
      <MenuTrigger className="site-switcher">
        {site && <SiteMark name={site.name} {...site.colours} />}
        <b>{site?.name ?? 'Choose a site'}</b>
        <span className="sr-only">Change site</span>
        <Glyph icon={ChevronsUpDown} className="size-4" />
      </MenuTrigger>
      <MenuContent>
        {me.sites.map(({ slug, name, role }) => (
          <MenuItem
            key={slug}
            detail={roleName(role)}
            onSelect={() => void navigate({ to: '/staff/$site', params: { site: slug } })}
          >
            {name}
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem onSelect={() => void navigate({ to: '/staff/sites' })}>All your sites</MenuItem>
      </MenuContent>
    </Menu>
  )
}
