import { Link } from '@tanstack/react-router'
import { CircleUser } from 'lucide'
import { Glyph } from '#staff/ui/glyph/glyph.tsx'
import type { MySite } from './me.ts'
import { screenIcons } from './screen-icons.ts'
import { type SiteScreen, screenGroups, siteScreens } from './screens.ts'
import { useCounts } from './use-counts.ts'

interface ScreenLinkProps {
  readonly site: MySite
  readonly screen: SiteScreen
  readonly count: number | undefined
}

/** Of the screen of leads, the list: the router would keep the open one. */
const listOf = { lead: undefined }

const ScreenLink = ({ site, screen: { title, to }, count }: ScreenLinkProps) => (
  <Link
    to={to}
    params={{ site: site.slug, ...listOf }}
    activeOptions={{ exact: to === '/staff/$site' }}
  >
    <Glyph icon={screenIcons[to]} className="size-4" />
    {title}
    {count !== undefined && count > 0 && (
      <span className="rail-count">
        {count}
        <span className="sr-only"> waiting</span>
      </span>
    )}
  </Link>
)

/** The screens of a site in the rail, in their groups, with how much waits behind each. */
export function ScreenLinks({ site }: { readonly site: MySite }) {
  const counts = useCounts(site.slug)
  return screenGroups.map((group) => {
    const screens = siteScreens.filter((screen) => (screen.group ?? 'Work') === group)
    if (screens.length === 0) return null
    return (
      <div key={group} className="rail-group">
        {group !== 'Work' && <span>{group}</span>}
        {screens.map((screen) => (
          <ScreenLink
            key={screen.to}
            site={site}
            screen={screen}
            count={counts.get(screen.title)}
          />
        ))}
      </div>
    )
  })
}

/** The tabs of a phone: what is worked on all day; the rest is behind More. */
export const ScreenTabs = ({ site }: { readonly site: MySite }) =>
  siteScreens.flatMap(({ tab, to }) =>
    tab === undefined ? (
      []
    ) : (
      <Link
        key={to}
        to={to}
        params={{ site: site.slug, ...listOf }}
        activeOptions={{ exact: to === '/staff/$site' }}
      >
        <Glyph icon={screenIcons[to]} className="size-5" />
        {tab}
      </Link>
    ),
  )

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
