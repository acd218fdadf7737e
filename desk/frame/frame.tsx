import {
  Outlet,
  useMatches,
  useNavigate,
  useParams,
  useRouterState,
  useSearch,
} from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { SkipLink } from '#ui/skip-link/skip-link.tsx'
import type { KeyBinding } from '../keys/key-registry.ts'
import { KeyScreen, useKeyRegistry, useKeys } from '../keys/use-keys.tsx'
import { useLive } from '../live/use-live.ts'
import { OfflineNote } from '../states/offline-note.tsx'
import { sayTimesOf } from '../states/saying.ts'
import { KeysHere } from './keys-here.tsx'
import { type Me, type MySite, siteOf, useMe } from './me.ts'
import type { OverlayKind } from './overlay.ts'
import { nextRegion } from './regions.ts'
import { switchScheme } from './scheme.ts'
import { siteScreens } from './screens.ts'
import { useSignOut } from './sign-out.ts'
import { useNarrow } from './use-narrow.ts'

// Screens that need all of the window have no rail, and wide windows no tabs.
const Rail = lazy(async () => ({ default: (await import('./rail.tsx')).Rail }))
const PhoneTabs = lazy(async () => ({ default: (await import('./phone-tabs.tsx')).PhoneTabs }))
const FindOrDo = lazy(async () => ({ default: (await import('./find-or-do.tsx')).FindOrDo }))
const AllKeys = lazy(async () => ({ default: (await import('./all-keys.tsx')).AllKeys }))

/** What is open above the screen, with the keys that worked when it was opened. */
interface Overlay {
  readonly kind: OverlayKind
  readonly own: readonly KeyBinding[]
  readonly everywhere: readonly KeyBinding[]
}

/** What surrounds every screen of a person who is signed in: rail, tabs of a phone, keys. */
export function Frame() {
  const me = useMe()
  const { site: slug } = useParams({ strict: false })
  const site = siteOf(me, slug)
  // Before the screen is drawn.
  sayTimesOf(slug === undefined ? undefined : site?.time_zone)
  const isLost = useLive(site?.slug)
  const [overlay, setOverlay] = useState<Overlay>()
  const { registry, screen } = useKeyRegistry()
  const open = (kind: Overlay['kind']) =>
    setOverlay({ kind, ...registry.at(document.activeElement, screen.current ?? undefined) })
  useFrameKeys(site, open)
  const { sites, others } = useDeeds(me, () => open('keys'))
  const forget = useAskedOverlay(open)
  const close = () => {
    setOverlay(undefined)
    forget()
  }
  const isPhone = useNarrow(761)
  const isFull = useMatches({ select: (all) => all.some(({ staticData }) => staticData.isFull) })
  return (
    <>
      <SkipLink href="#screen">Skip to the screen</SkipLink>
      <div className={isFull ? 'desk desk-full' : 'desk'}>
        {!isFull && (
          <Suspense fallback={<div className="rail" />}>
            <Rail me={me} site={site} onFind={() => open('find')} />
          </Suspense>
        )}
        <div className="desk-work">
          <OfflineNote isLost={isLost} />
          <KeyScreen id="screen" className="desk-screen">
            <Outlet />
          </KeyScreen>
        </div>
        <KeysHere />
        {isPhone && (
          <Suspense fallback={<div className="phone-tabs" />}>
            <PhoneTabs site={site} />
          </Suspense>
        )}
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

/** Opens what the address names once the screen is there with its keys; the answer takes it out of the address. */
function useAskedOverlay(open: (kind: OverlayKind) => void): () => void {
  const { overlay } = useSearch({ strict: false })
  const isShown = useRouterState({ select: ({ status }) => status === 'idle' })
  const navigate = useNavigate()
  const openAsked = useEffectEvent(open)
  useEffect(() => {
    if (overlay && isShown) openAsked(overlay)
  }, [overlay, isShown])
  return () => {
    if (overlay)
      void navigate({ to: '.', search: ({ overlay: _, ...rest }) => rest, replace: true })
  }
}

function useFrameKeys(site: MySite | undefined, open: (kind: Overlay['kind']) => void): void {
  const navigate = useNavigate()
  const screens = siteScreens.map(({ title, keys, to }): KeyBinding => {
    // Of which site is asked for where none is chosen.
    const run = () =>
      void (site
        ? navigate({ to, params: { site: site.slug } })
        : navigate({ to: '/staff/sites', search: { screen: to } }))
    return { keys, label: title, run }
  })
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
