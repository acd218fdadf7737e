import { Link, Outlet, useMatches, useNavigate, useParams } from '@tanstack/react-router'
import { CircleUser, Search } from 'lucide'
import { lazy, Suspense, useState } from 'react'
import { Glyph } from '#staff/ui/glyph/glyph.tsx'
import { Kbd } from '#staff/ui/key-line/kbd.tsx'
import { SkipLink } from '#ui/skip-link/skip-link.tsx'
import type { KeyBinding } from '../keys/key-registry.ts'
import { KeyScreen, useKeyRegistry, useKeys } from '../keys/use-keys.tsx'
import { OfflineNote } from '../states/offline-note.tsx'
import { Brand } from './brand.tsx'
import { isMac, KeysHere } from './keys-here.tsx'
import { type Me, type MySite, siteOf, useMe } from './me.ts'
import { nextRegion } from './regions.ts'
import { switchScheme } from './scheme.ts'
import { siteScreens } from './screens.ts'
import { useSignOut } from './sign-out.ts'
import { SiteSwitcher } from './site-switcher.tsx'

const FindOrDo = lazy(async () => ({ default: (await import('./find-or-do.tsx')).FindOrDo }))
const AllKeys = lazy(async () => ({ default: (await import('./all-keys.tsx')).AllKeys }))

/** What is open above the screen, with the keys that worked when it was opened. */
interface Overlay {
  readonly kind: 'find' | 'keys'
  readonly own: readonly KeyBinding[]
  readonly everywhere: readonly KeyBinding[]
}

/** What surrounds every screen of a person who is signed in: rail, tabs of a phone, keys. */
export function Frame() {
  const me = useMe()
  const { site: slug } = useParams({ strict: false })
  const site = siteOf(me, slug)
  const [overlay, setOverlay] = useState<Overlay>()
  const { registry, screen } = useKeyRegistry()
  const open = (kind: Overlay['kind']) =>
    setOverlay({ kind, ...registry.at(document.activeElement, screen.current ?? undefined) })
  useFrameKeys(site, open)
  const { sites, others } = useDeeds(me, () => open('keys'))
  const close = () => setOverlay(undefined)
  const isFull = useMatches({ select: (all) => all.some(({ staticData }) => staticData.isFull) })
  return (
    <>
      <SkipLink href="#screen">Skip to the screen</SkipLink>
      <div className={isFull ? 'desk desk-full' : 'desk'}>
        {!isFull && <Rail me={me} site={site} onFind={() => open('find')} />}
        <div className="desk-work">
          <OfflineNote />
          <KeyScreen id="screen" className="desk-screen">
            <Outlet />
          </KeyScreen>
        </div>
        <KeysHere />
        <nav className="phone-tabs" aria-label="Screens">
          <ScreenLinks site={site} iconClass="size-5" />
          <AccountLink iconClass="size-5">My account</AccountLink>
        </nav>
      </div>
      <Suspense>
        {overlay?.kind === 'find' && (
          <FindOrDo {...overlay} sites={sites} others={others} onClose={close} />
        )}
        {overlay?.kind === 'keys' && <AllKeys {...overlay} onClose={close} />}
      </Suspense>
    </>
  )
}

function useFrameKeys(site: MySite | undefined, open: (kind: Overlay['kind']) => void): void {
  const navigate = useNavigate()
  const screens = site
    ? siteScreens.map(
        ({ title, keys, to }): KeyBinding => ({
          keys,
          label: title,
          run: () => void navigate({ to, params: { site: site.slug } }),
        }),
      )
    : []
  useKeys([
    { keys: 'Mod+k', label: 'find or do', run: () => open('find') },
    { keys: '?', label: 'all keys', run: () => open('keys') },
    ...screens,
    { keys: 'g y', label: 'My account', run: () => void navigate({ to: '/staff/account' }) },
    { keys: 'Shift+D', label: 'light or dark', run: switchScheme },
    { keys: 'F6', label: 'next region', run: () => nextRegion(1) },
    { keys: 'Shift+F6', label: 'previous region', run: () => nextRegion(-1) },
  ])
}

/** What the command menu offers beside keys: the other sites, and signing out. */
function useDeeds(me: Me, showKeys: () => void) {
  const navigate = useNavigate()
  const signOut = useSignOut()
  const { registry } = useKeyRegistry()
  return {
    sites: me.sites.map(({ slug, name }) => ({
      label: name,
      run: () => void navigate({ to: '/staff/$site', params: { site: slug } }),
    })),
    others: [
      // With letters switched off the list of keys has no key.
      ...(registry.lettersWork ? [] : [{ label: 'all keys', run: showKeys }]),
      { label: 'sign out', run: () => void signOut() },
    ],
  }
}

interface RailProps {
  readonly me: Me
  readonly site: MySite | undefined
  readonly onFind: () => void
}

const Rail = ({ me, site, onFind }: RailProps) => (
  <nav className="rail" aria-label="Workspace">
    <SiteSwitcher me={me} site={site} />
    <button type="button" className="find" onClick={onFind}>
      <Glyph icon={Search} className="size-4" />
      <span>Find or do</span>
      <Kbd>{isMac() ? '⌘ K' : 'Ctrl K'}</Kbd>
    </button>
    {/* On a phone these are the tabs. */}
    <div className="rail-screens">
      <ScreenLinks site={site} iconClass="size-4" />
      <div className="rail-foot">
        <AccountLink iconClass="size-4">{me.person.name}</AccountLink>
        <Brand isQuiet />
      </div>
    </div>
  </nav>
)

const ScreenLinks = ({
  site,
  iconClass,
}: {
  readonly site: MySite | undefined
  readonly iconClass: string
}) =>
  site &&
  siteScreens.map(({ title, icon, to }) => (
    <Link key={to} to={to} params={{ site: site.slug }}>
      <Glyph icon={icon} className={iconClass} />
      {title}
    </Link>
  ))

const AccountLink = ({
  children,
  iconClass,
}: {
  readonly children: string
  readonly iconClass: string
}) => (
  <Link to="/staff/account">
    <Glyph icon={CircleUser} className={iconClass} />
    {children}
  </Link>
)
