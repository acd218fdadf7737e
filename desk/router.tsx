import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import { isLeadView, type LeadView } from '#domain/staff/lead-views.ts'
import { type Figure, isFigure } from '#domain/tracking/numbers.ts'
import { Refusal } from './api/call.ts'
import { isSignedOut, meQuery } from './api/queries.ts'
import type { CalendarSearch } from './calendar/calendar-search.ts'
import { askedOf } from './frame/asked.ts'
import { Framed } from './frame/framed.tsx'
import { keepSite, siteOf } from './frame/me.ts'
import { isOverlay, type OverlayKind } from './frame/overlay.ts'
import { isMediaShow, type MediaShow } from './site-media/media-rows.ts'
import { isShow, type Show } from './site-pages/page-rows.ts'
import { Failed, NotFound, Waiting } from './states/whole-screen.tsx'
import { stockSearch } from './stock/stock-search.ts'

interface Context {
  readonly queries: QueryClient
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)

const root = createRootRouteWithContext<Context>()({
  component: Outlet,
  errorComponent: Failed,
  notFoundComponent: NotFound,
})

// Before one is signed in.

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/staff/sign-in',
  /** `to`: where it goes on; `over`: a session has ended. */
  validateSearch: ({ to, over }: Record<string, unknown>): { to?: string; over?: true } => ({
    ...(text(to) !== undefined && { to: String(to) }),
    ...(over === true && { over }),
  }),
  component: lazyRouteComponent(() => import('./sign-in/sign-in-screen.tsx'), 'SignInScreen'),
})

const secondStep = createRoute({
  getParentRoute: () => root,
  path: '/staff/sign-in/code',
  validateSearch: ({ to }: Record<string, unknown>): { to?: string } => ({
    ...(text(to) !== undefined && { to: String(to) }),
  }),
  component: lazyRouteComponent(
    () => import('./sign-in/second-step-screen.tsx'),
    'SecondStepScreen',
  ),
})

const lostPassword = createRoute({
  getParentRoute: () => root,
  path: '/staff/password',
  component: lazyRouteComponent(
    () => import('./sign-in/lost-password-screen.tsx'),
    'LostPasswordScreen',
  ),
})

const newPassword = createRoute({
  getParentRoute: () => root,
  path: '/staff/password/$token',
  component: lazyRouteComponent(
    () => import('./sign-in/new-password-screen.tsx'),
    'NewPasswordScreen',
  ),
})

const invitation = createRoute({
  getParentRoute: () => root,
  path: '/staff/invitation/$token',
  component: lazyRouteComponent(
    () => import('./sign-in/invitation-screen.tsx'),
    'InvitationScreen',
  ),
})

// For a person who is signed in.

const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  beforeLoad: async ({ context: { queries }, location }) => {
    const me = await queries.ensureQueryData(meQuery).catch((cause: unknown) => {
      if (cause instanceof Refusal && cause.code === 'second_factor_needed')
        throw redirect({ to: '/staff/sign-in/code', search: { to: location.href } })
      throw isSignedOut(cause)
        ? redirect({ to: '/staff/sign-in', search: { to: location.href } })
        : cause
    })
    if (me.next === 'enrol' && location.pathname !== '/staff/set-up')
      throw redirect({ to: '/staff/set-up', search: { to: location.href } })
    return { me }
  },
})

const setUp = createRoute({
  getParentRoute: () => signedIn,
  path: '/staff/set-up',
  validateSearch: ({ to }: Record<string, unknown>): { to?: string } => ({
    ...(text(to) !== undefined && { to: String(to) }),
  }),
  component: lazyRouteComponent(() => import('./sign-in/set-up-screen.tsx'), 'SetUpScreen'),
})

const framed = createRoute({
  getParentRoute: () => signedIn,
  id: 'framed',
  /** What is open above the screen at first. */
  validateSearch: ({ overlay }: Record<string, unknown>): { overlay?: OverlayKind } => ({
    ...(isOverlay(overlay) && { overlay }),
  }),
  component: Framed,
})

const home = createRoute({
  getParentRoute: () => framed,
  path: '/staff',
  beforeLoad: ({ context: { me } }) => {
    const site = siteOf(me)
    throw site
      ? redirect({ to: '/staff/$site', params: { site: site.slug } })
      : redirect({ to: '/staff/sites' })
  },
})

const sites = createRoute({
  getParentRoute: () => framed,
  path: '/staff/sites',
  /** The screen that is wanted of the site to choose. */
  validateSearch: ({ screen }: Record<string, unknown>): { screen?: string } => ({
    ...(text(screen) !== undefined && { screen: String(screen) }),
  }),
  component: lazyRouteComponent(() => import('./sites/sites-screen.tsx'), 'SitesScreen'),
})

const account = createRoute({
  getParentRoute: () => framed,
  path: '/staff/account',
  component: lazyRouteComponent(() => import('./account/account-screen.tsx'), 'AccountScreen'),
})

const site = createRoute({
  getParentRoute: () => framed,
  path: '/staff/$site',
  beforeLoad: ({ context: { me }, params }) => {
    if (!me.sites.some(({ slug }) => slug === params.site)) throw redirect({ to: '/staff/sites' })
    keepSite(params.site)
  },
  notFoundComponent: NotFound,
})

const today = createRoute({
  getParentRoute: () => site,
  path: '/',
  component: lazyRouteComponent(() => import('./today/today-screen.tsx'), 'TodayScreen'),
})

const leads = createRoute({
  getParentRoute: () => site,
  path: 'leads/{-$lead}',
  /** Which leads are listed, and what is searched; the open one is in the path. */
  validateSearch: ({ view, q }: Record<string, unknown>): { view?: LeadView; q?: string } => ({
    ...(isLeadView(view) && { view }),
    // A phone number is read as one.
    ...(q !== undefined && q !== '' && { q: String(q) }),
  }),
  component: lazyRouteComponent(() => import('./leads/leads-screen.tsx'), 'LeadsScreen'),
})

const content = createRoute({
  getParentRoute: () => site,
  path: 'content',
  /** The open collection and entry, or a text in a file of its own. */
  validateSearch: ({
    collection,
    entry,
    file,
  }: Record<string, unknown>): { collection?: string; entry?: number; file?: string } => ({
    ...(text(collection) !== undefined && { collection: String(collection) }),
    ...(typeof entry === 'number' && { entry }),
    ...(text(file) !== undefined && { file: String(file) }),
  }),
  component: lazyRouteComponent(
    () => import('#builder/content/content-screen.tsx'),
    'ContentScreen',
  ),
})

const people = createRoute({
  getParentRoute: () => site,
  path: 'people',
  component: lazyRouteComponent(() => import('./people/people-screen.tsx'), 'PeopleScreen'),
})

const pages = createRoute({
  getParentRoute: () => site,
  path: 'pages',
  /** What is searched, which are shown, and the path of the open page. */
  validateSearch: ({
    q,
    show,
    page,
  }: Record<string, unknown>): { q?: string; show?: Show; page?: string } => ({
    ...(text(q) !== undefined && { q: String(q) }),
    ...(isShow(show) && { show }),
    ...(text(page) !== undefined && { page: String(page) }),
  }),
  component: lazyRouteComponent(
    () => import('./site-pages/site-pages-screen.tsx'),
    'SitePagesScreen',
  ),
})

const media = createRoute({
  getParentRoute: () => site,
  path: 'media',
  /** What is searched, which are shown, and the id of the open picture. */
  validateSearch: ({
    q,
    show,
    picture,
  }: Record<string, unknown>): { q?: string; show?: MediaShow; picture?: string } => ({
    ...(text(q) !== undefined && { q: String(q) }),
    ...(isMediaShow(show) && { show }),
    ...(text(picture) !== undefined && { picture: String(picture) }),
  }),
  component: lazyRouteComponent(() => import('./site-media/media-screen.tsx'), 'MediaScreen'),
})

const numbers = createRoute({
  getParentRoute: () => site,
  path: 'numbers',
  /** First and last day, and the figure that is drawn. */
  validateSearch: ({
    from,
    to,
    figure,
  }: Record<string, unknown>): { from?: string; to?: string; figure?: Figure } => ({
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
    ...(typeof figure === 'string' && isFigure(figure) && { figure }),
  }),
  component: lazyRouteComponent(() => import('./numbers/numbers-screen.tsx'), 'NumbersScreen'),
})

const stock = createRoute({
  getParentRoute: () => site,
  path: 'stock',
  validateSearch: stockSearch,
  component: lazyRouteComponent(() => import('./stock/stock-screen.tsx'), 'StockScreen'),
})

const imports = createRoute({
  getParentRoute: () => site,
  path: 'imports',
  /** The number of the open run, or the id of the open file that waits. */
  validateSearch: ({
    run,
    pending,
  }: Record<string, unknown>): { run?: number; pending?: string } =>
    typeof pending === 'string' ? { pending } : typeof run === 'number' ? { run } : {},
  component: lazyRouteComponent(() => import('./imports/imports-screen.tsx'), 'ImportsScreen'),
})

const settings = createRoute({
  getParentRoute: () => site,
  path: 'settings',
  /** What is searched, the open feature, the address that is asked about, the part in place of features, and the location whose hours are open. */
  validateSearch: ({
    q,
    feature,
    why,
    tab,
    location,
  }: Record<string, unknown>): {
    q?: string
    feature?: string
    why?: string
    tab?: 'delivery' | 'hours' | 'site'
    location?: number
  } => ({
    ...((tab === 'delivery' || tab === 'hours' || tab === 'site') && { tab }),
    ...(typeof location === 'number' && { location }),
    ...(text(q) !== undefined && { q: String(q) }),
    ...(text(feature) !== undefined && { feature: String(feature) }),
    ...(text(why) !== undefined && { why: String(why) }),
  }),
  component: lazyRouteComponent(
    () => import('#builder/settings/settings-screen.tsx'),
    'SettingsScreen',
  ),
})

const audit = createRoute({
  getParentRoute: () => site,
  path: 'audit',
  /** Of whom, and the number of the open entry. */
  validateSearch: ({
    person,
    entry,
  }: Record<string, unknown>): { person?: string; entry?: number } => ({
    ...(text(person) !== undefined && { person: String(person) }),
    ...(typeof entry === 'number' && { entry }),
  }),
  component: lazyRouteComponent(() => import('./audit/audit-screen.tsx'), 'AuditScreen'),
})

const calendar = createRoute({
  getParentRoute: () => site,
  path: 'calendar',
  validateSearch: (search: Record<string, unknown>): CalendarSearch => {
    const { week, location, view, at, entry } = search
    return {
      ...(text(week) !== undefined && { week: String(week) }),
      ...(text(location) !== undefined && { location: String(location) }),
      ...(view === 'list' && { view }),
      ...(text(at) !== undefined && { at: String(at) }),
      ...(text(entry) !== undefined && { entry: String(entry) }),
    }
  },
  component: lazyRouteComponent(() => import('./calendar/calendar-screen.tsx'), 'CalendarScreen'),
})

const reservations = createRoute({
  getParentRoute: () => site,
  path: 'reservations',
  validateSearch: ({ reservation }: Record<string, unknown>): { reservation?: string } => ({
    ...(text(reservation) !== undefined && { reservation: String(reservation) }),
  }),
  component: lazyRouteComponent(
    () => import('./reservations/reservations-screen.tsx'),
    'ReservationsScreen',
  ),
})

const valuations = createRoute({
  getParentRoute: () => site,
  path: 'valuations',
  validateSearch: ({ valuation }: Record<string, unknown>): { valuation?: string } => ({
    ...(text(valuation) !== undefined && { valuation: String(valuation) }),
  }),
  component: lazyRouteComponent(
    () => import('./valuations/valuations-screen.tsx'),
    'ValuationsScreen',
  ),
})

const builderSite = createRoute({
  getParentRoute: () => framed,
  path: '/builder/$site',
  beforeLoad: ({ context: { me }, params }) => {
    if (!me.sites.some(({ slug }) => slug === params.site)) throw redirect({ to: '/staff/sites' })
    keepSite(params.site)
  },
  notFoundComponent: NotFound,
})

const theme = createRoute({
  getParentRoute: () => builderSite,
  path: 'theme',
  component: lazyRouteComponent(() => import('#builder/theme/theme-screen.tsx'), 'ThemeScreen'),
})

const builder = createRoute({
  getParentRoute: () => builderSite,
  path: '$page',
  /** What the page is viewed as, and what is open at first; the screen leaves out what it does not understand. */
  validateSearch: ({ width, day, visitor, flags, ...search }: Record<string, unknown>) => ({
    ...(typeof width === 'number' && { width }),
    ...(text(day) !== undefined && { day: String(day) }),
    ...(text(visitor) !== undefined && { visitor: String(visitor) }),
    ...(text(flags) !== undefined && { flags: String(flags) }),
    ...askedOf(search),
  }),
  component: lazyRouteComponent(
    () => import('#builder/screen/builder-screen.tsx'),
    'BuilderScreen',
  ),
  staticData: { isFull: true },
})

const historyScreen = lazyRouteComponent(
  () => import('#builder/history/history-screen.tsx'),
  'HistoryScreen',
)
/** The version that is shown. */
const versionOf = ({ n }: Record<string, unknown>): { n?: number | 'draft' } => ({
  ...((typeof n === 'number' || n === 'draft') && { n }),
})

const pageHistory = createRoute({
  getParentRoute: () => builderSite,
  path: '$page/history',
  validateSearch: versionOf,
  component: historyScreen,
})

/** Of the theme and of content. */
const documentHistory = createRoute({
  getParentRoute: () => site,
  path: 'history',
  validateSearch: (search: Record<string, unknown>): { path?: string; n?: number | 'draft' } => ({
    ...(text(search.path) !== undefined && { path: String(search.path) }),
    ...versionOf(search),
  }),
  component: historyScreen,
})

const manySites = createRoute({
  getParentRoute: () => builderSite,
  path: '$page/sites',
  /** What was published, after it was. */
  validateSearch: ({ batch }: Record<string, unknown>): { batch?: string } => ({
    ...(text(batch) !== undefined && { batch: String(batch) }),
  }),
  component: lazyRouteComponent(() => import('#builder/sites/sites-screen.tsx'), 'SitesScreen'),
})

const tree = root.addChildren([
  signIn,
  secondStep,
  lostPassword,
  newPassword,
  invitation,
  signedIn.addChildren([
    setUp,
    framed.addChildren([
      home,
      sites,
      account,
      site.addChildren([
        today,
        leads,
        calendar,
        reservations,
        valuations,
        pages,
        content,
        media,
        numbers,
        stock,
        imports,
        settings,
        people,
        audit,
        documentHistory,
      ]),
      builderSite.addChildren([theme, builder, pageHistory, manySites]),
    ]),
  ]),
])

export const makeRouter = (queries: QueryClient) =>
  createRouter({
    routeTree: tree,
    context: { queries },
    defaultErrorComponent: Failed,
    defaultPendingComponent: Waiting,
    defaultNotFoundComponent: NotFound,
    defaultPreload: 'intent',
    scrollRestoration: false,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
  interface StaticDataRouteOption {
    /** It needs all of the window: the rail is not beside it. */
    isFull?: true
  }
}
