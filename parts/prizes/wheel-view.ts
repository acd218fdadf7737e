import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { calendarDay, formatDate, formatNumber } from '#domain/format.ts'
import { prizesOf } from '#domain/prize/prize-table.ts'
import type { Wheel } from '#domain/prize/wheel.ts'
import { wheelOfDay } from '#domain/prize/wheel-of-day.ts'
import type { PageView, SiteView } from '../view-context.ts'

/** Where the terms of the wheel are, which nobody has to sign in for. */
export const TERMS_PATH = '/spin-to-win-terms'

/** The wheel that a site's page is about today, with what is left. */
export interface ShownWheel {
  readonly wheel: Wheel
  readonly prizes: ReturnType<typeof prizesOf>
}

/** Where a wheel's data comes from. */
interface WheelPorts {
  readonly content: { readonly wheels: readonly Wheel[] }
  readonly draws?: { given(wheel: string): Promise<ReadonlyMap<string, number>> }
}

/** The day of a page at its site. */
export const dayOf = (site: Pick<SiteView, 'timeZone'>, page: Pick<PageView, 'now'>): string =>
  calendarDay(new Date(page.now), site.timeZone)

/** The wheel of today, with how many prizes are left; undefined where the site has none. D32. */
export async function shownWheel(
  { content, draws }: WheelPorts,
  today: string,
): Promise<ShownWheel | undefined> {
  const wheel = wheelOfDay(content.wheels, today)
  if (!wheel) return undefined
  const given = (await draws?.given(wheel.id)) ?? new Map()
  return { wheel, prizes: prizesOf(wheel.segments, given) }
}

/** `14 December 2026 to 16 December 2026`. */
export function daysOf({ start, expiry }: Wheel, { locale, timeZone }: SiteView): string {
  const [first, last] = [start, expiry].map((day) => formatDate(day, locale, timeZone))
  return first === last ? `${first}` : `${first} to ${last}`
}

/** From here on a decimal makes no difference. */
const ROUND_FROM = 10

/** `1 in 250`, or `1 in 2.6`. */
export function chanceText(oneIn: number, { words, locale }: SiteView): string {
  const count = formatNumber(oneIn, locale, oneIn < ROUND_FROM ? 1 : 0)
  return fillPlaceholders(words.wheelOneIn, { count })
}
