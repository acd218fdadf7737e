import {
  CalendarDays,
  CarFront,
  ChartColumn,
  FileText,
  HandCoins,
  History,
  Images,
  MessageCircle,
  Newspaper,
  Palette,
  SlidersHorizontal,
  Users,
} from 'lucide'
import type { StaffAction } from '#domain/staff/permission.ts'
import type { IconNode } from '#ui/icon/path.ts'

/** A screen of a site: in the rail, in the tabs of a phone, in the command menu, and behind G and a letter. */
export interface SiteScreen {
  readonly title: string
  readonly icon: IconNode
  readonly to:
    | '/staff/$site/leads/{-$lead}'
    | '/staff/$site/calendar'
    | '/staff/$site/reservations'
    | '/staff/$site/valuations'
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
}

export const siteScreens: readonly SiteScreen[] = [
  {
    title: 'Leads',
    icon: MessageCircle,
    to: '/staff/$site/leads/{-$lead}',
    keys: 'g l',
    action: 'see_leads',
  },
  {
    title: 'Test drives',
    icon: CalendarDays,
    to: '/staff/$site/calendar',
    keys: 'g c',
    action: 'see_calendar',
  },
  {
    title: 'Reservations',
    icon: CarFront,
    to: '/staff/$site/reservations',
    keys: 'g r',
    action: 'work_reservations',
  },
  {
    title: 'Valuations',
    icon: HandCoins,
    to: '/staff/$site/valuations',
    keys: 'g v',
    action: 'work_valuations',
  },
  {
    title: 'Pages',
    icon: FileText,
    to: '/staff/$site/pages',
    keys: 'g p',
    action: 'see_drafts',
  },
  {
    title: 'Content',
    icon: Newspaper,
    to: '/staff/$site/content',
    keys: 'g e',
    action: 'see_drafts',
  },
  {
    title: 'Theme',
    icon: Palette,
    to: '/builder/$site/theme',
    keys: 'g h',
    action: 'see_drafts',
  },
  {
    title: 'Media',
    icon: Images,
    to: '/staff/$site/media',
    keys: 'g m',
    action: 'see_drafts',
  },
  {
    title: 'Numbers',
    icon: ChartColumn,
    to: '/staff/$site/numbers',
    keys: 'g n',
    action: 'see_numbers',
  },
  {
    title: 'Settings',
    icon: SlidersHorizontal,
    to: '/staff/$site/settings',
    keys: 'g ,',
    action: 'see_settings',
  },
  {
    title: 'People',
    icon: Users,
    to: '/staff/$site/people',
    keys: 'g u',
    action: 'see_people',
  },
  {
    title: 'Audit log',
    icon: History,
    to: '/staff/$site/audit',
    keys: 'g a',
    action: 'see_audit',
  },
]
