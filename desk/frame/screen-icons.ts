import {
  CalendarDays,
  CarFront,
  ChartColumn,
  FileDown,
  FileText,
  HandCoins,
  History,
  Images,
  ListTodo,
  MessageCircle,
  Newspaper,
  Palette,
  SlidersHorizontal,
  Users,
} from 'lucide'
import type { IconNode } from '#ui/icon/path.ts'
import type { SiteScreen } from './screens.ts'

/** Apart from the screens, as a screen that needs all of the window has no rail to show them. */
export const screenIcons: Readonly<Record<SiteScreen['to'], IconNode>> = {
  '/staff/$site': ListTodo,
  '/staff/$site/leads/{-$lead}': MessageCircle,
  '/staff/$site/calendar': CalendarDays,
  '/staff/$site/reservations': CarFront,
  '/staff/$site/valuations': HandCoins,
  '/staff/$site/stock': CarFront,
  '/staff/$site/imports': FileDown,
  '/staff/$site/pages': FileText,
  '/staff/$site/content': Newspaper,
  '/builder/$site/theme': Palette,
  '/staff/$site/media': Images,
  '/staff/$site/numbers': ChartColumn,
  '/staff/$site/settings': SlidersHorizontal,
  '/staff/$site/people': Users,
  '/staff/$site/audit': History,
}
