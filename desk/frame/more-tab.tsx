import { useNavigate } from '@tanstack/react-router'
import { Ellipsis } from 'lucide'
import { Glyph } from '#staff/ui/glyph/glyph.tsx'
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '#staff/ui/menu/menu.tsx'
import type { MySite } from './me.ts'
import { siteScreens } from './screens.ts'

/** The last tab of a phone: the screens that have none, and the person's account. */
export function MoreTab({ site }: { readonly site: MySite | undefined }) {
  const navigate = useNavigate()
  const screens = site ? siteScreens.filter(({ tab }) => tab === undefined) : []
  return (
    <Menu>
      <MenuTrigger className="more-tab">
        <Glyph icon={Ellipsis} className="size-5" />
        More
      </MenuTrigger>
      <MenuContent>
        {site &&
          screens.map(({ title, to }) => (
            <MenuItem key={to} onSelect={() => void navigate({ to, params: { site: site.slug } })}>
              {title}
            </MenuItem>
          ))}
        {screens.length > 0 && <MenuSeparator />}
        <MenuItem onSelect={() => void navigate({ to: '/staff/account' })}>My account</MenuItem>
      </MenuContent>
    </Menu>
  )
}
