import { Link } from '@tanstack/react-router'
import { CircleUser } from 'lucide'
import { Glyph } from '#staff/ui/glyph/glyph.tsx'
import type { MySite } from './me.ts'
import { siteScreens } from './screens.ts'

interface ScreenLinksProps {
  readonly site: MySite | undefined
  readonly iconClass: string
}

/** The screens of a site: in the rail, or as the tabs of a phone. */
export const ScreenLinks = ({ site, iconClass }: ScreenLinksProps) =>
  site &&
  siteScreens.map(({ title, icon, to }) => (
    <Link key={to} to={to} params={{ site: site.slug }}>
      <Glyph icon={icon} className={iconClass} />
      {title}
    </Link>
  ))

interface AccountLinkProps {
  readonly children: string
  readonly iconClass: string
}

export const AccountLink = ({ children, iconClass }: AccountLinkProps) => (
  <Link to="/staff/account">
    <Glyph icon={CircleUser} className={iconClass} />
    {children}
  </Link>
)
