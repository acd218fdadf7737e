import type { StaffAction } from '#domain/staff/permission.ts'

/** The parts of the rail: what is worked on all day, the site, and who works here. */
export const screenGroups = ['Work', 'Site', 'Manage'] as const
export type ScreenGroup = (typeof screenGroups)[number]

/** A screen of a site: in the rail, in the tabs of a phone, in the command menu, and behind G and a letter. */
export interface SiteScreen {
  readonly title: string
  readonly to:
    | '/staff/$site'
    | '/staff/$site/leads/{-$lead}'
    | '/staff/$site/calendar'
    | '/staff/$site/reservations'
    | '/staff/$site/valuations'
    | '/staff/$site/stock'
    | '/staff/$site/imports'
    | '/staff/$site/pages'
    | '/staff/$site/content'
    | '/builder/$site/theme'
    | '/staff/$site/media'
    | '/staff/$site/numbers'
    | '/staff/$site/settings'
    | '/staff/$site/people'
    | '/staff/$site/audit'
  readonly keys: string
  readonly action: StaffAction
  /** Its part of the rail; without one, `Work`. */
  readonly group?: ScreenGroup
  /** Its word in the tabs of a phone; without one it is behind More. */
  readonly tab?: string
}

export const siteScreens: readonly SiteScreen[] = [
  {
    title: 'Today',
    to: '/staff/$site',
    keys: 'g t',
    action: 'see_today',
    tab: 'Today',
  },
  {
    title: 'Leads',
    to: '/staff/$site/leads/{-$lead}',
    keys: 'g l',
    action: 'see_leads',
    tab: 'Leads',
  },
  {
    title: 'Test drives',
    to: '/staff/$site/calendar',
    keys: 'g c',
    action: 'see_calendar',
    tab: 'Drives',
  },
  {
    title: 'Reservations',
    to: '/staff/$site/reservations',
    keys: 'g r',
    action: 'work_reservations',
  },
  {
    title: 'Valuations',
    to: '/staff/$site/valuations',
    keys: 'g v',
    action: 'work_valuations',
  },
  {
    title: 'Stock',
    to: '/staff/$site/stock',
    keys: 'g s',
    action: 'see_stock',
    tab: 'Stock',
  },
  {
    title: 'Imports',
    to: '/staff/$site/imports',
    keys: 'g i',
    action: 'see_imports',
  },
  {
    title: 'Pages',
    to: '/staff/$site/pages',
    keys: 'g p',
    action: 'see_drafts',
    group: 'Site',
  },
  {
    title: 'Content',
    to: '/staff/$site/content',
    keys: 'g e',
    action: 'see_drafts',
    group: 'Site',
  },
  {
    title: 'Theme',
    to: '/builder/$site/theme',
    keys: 'g h',
    action: 'see_drafts',
    group: 'Site',
  },
  {
    title: 'Media',
    to: '/staff/$site/media',
    keys: 'g m',
    action: 'see_drafts',
    group: 'Site',
  },
  {
    title: 'Numbers',
    to: '/staff/$site/numbers',
    keys: 'g n',
    action: 'see_numbers',
    group: 'Manage',
  },
  {
    title: 'Settings',
    to: '/staff/$site/settings',
    keys: 'g ,',
    action: 'see_settings',
    group: 'Manage',
  },
  {
    title: 'People',
    to: '/staff/$site/people',
    keys: 'g u',
    action: 'see_people',
    group: 'Manage',
  },
  {
    title: 'Audit log',
    to: '/staff/$site/audit',
    keys: 'g a',
    action: 'see_audit',
    group: 'Manage',
  },
]
