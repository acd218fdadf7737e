import { formatShortDay } from '#domain/format.ts'
import { clockTime } from '#domain/location/hours-text.ts'
import type { StaffAnswer } from '#domain/staff/staff-calls.ts'

export type Week = StaffAnswer<'GET /:site/appointments'>
export type Entry = Week['entries'][number]
export type Wish = Week['wishes'][number]

/** What a new time is chosen for: an appointment, or a service that has none. */
export type Moving = Entry | Wish

export const isEntry = (moving: Moving): moving is Entry => 'at' in moving

/** A half-hour of the week, of all locations that show. */
export interface WeekCell {
  /** `2026-11-26T10:30`. */
  readonly at: string
  readonly entries: readonly Entry[]
  /** Slugs of the locations where it can be booked. */
  readonly free: readonly string[]
  /** No location is open. */
  readonly isClosed: boolean
  readonly isPast: boolean
}

const HALF_HOUR = 30
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const timeOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** The days that show: those without anything, where all locations are closed, are left out. */
export const daysOf = ({ days, locations, entries, wishes }: Week): readonly string[] => {
  const used = days.filter(
    (day) =>
      locations.some((each) => each.days.some((open) => open.day === day)) ||
      entries.some(({ at }) => at.startsWith(day)) ||
      wishes.some((wish) => wish.day === day),
  )
  return used.length > 0 ? used : days
}

/** The half-hours from the first to the last of the week, `09:30`. */
export function timesOf({ locations, entries }: Week): readonly string[] {
  const used = [
    ...locations.flatMap(({ days }) => days.flatMap(({ first, last }) => [first, last])),
    ...entries.map(({ at }) => at.slice(11)),
  ].map(minutesOf)
  const [from, to] = used.length > 0 ? [Math.min(...used), Math.max(...used)] : [540, 1020]
  const times: string[] = []
  for (let at = from; at <= to; at += HALF_HOUR) times.push(timeOf(at))
  return times
}

/** The same week with the entries and hours of one location; of all without a slug. */
export function ofLocation(week: Week, slug: string | undefined): Week {
  if (slug === undefined) return week
  return {
    ...week,
    locations: week.locations.filter((each) => each.slug === slug),
    entries: week.entries.filter(({ location }) => location === slug),
    wishes: week.wishes.filter(({ location = slug }) => location === slug),
  }
}

/** What is at a half-hour. */
export function cellOf(week: Week, at: string): WeekCell {
  const [day = '', time = ''] = at.split('T')
  const entries = week.entries.filter((entry) => entry.at === at)
  const open = week.locations.filter(({ days }) =>
    days.some((each) => each.day === day && each.first <= time && time <= each.last),
  )
  const isPast = at <= `${week.today}T${week.now}`
  const taken = new Set(entries.map(({ location }) => location))
  const free = isPast ? [] : open.map(({ slug }) => slug).filter((slug) => !taken.has(slug))
  return { at, entries, free, isClosed: open.length === 0, isPast }
}

/** `Thu 26 Nov`. */
export const dayName = (day: string): string => formatShortDay(day, 'en-AU')

/** `Thu 26`, where the month is said elsewhere. */
export const shortDayName = (day: string): string => dayName(day).split(' ').slice(0, 2).join(' ')

/** `10.30am`. */
export const timeName = (time: string): string => clockTime(time, 'en-AU')

/** `Thu 26 Nov, 10.30am`. */
export function whenName(at: string): string {
  const [day = '', time = ''] = at.split('T')
  return `${dayName(day)}, ${timeName(time)}`
}

export const placeName = ({ locations }: Pick<Week, 'locations'>, slug: string): string =>
  locations.find((each) => each.slug === slug)?.name ?? slug

/** Who has booked it, else why it is kept. */
export function whoOf(of: Moving): string {
  if (isEntry(of) && !of.buyer) return of.reason ?? 'Kept free'
  return of.buyer?.name ?? of.buyer?.email ?? of.buyer?.phone ?? 'Somebody'
}

/** What it is: the car, the service, or by whom it is kept. */
export function whatOf({ kind, car, kept_by }: Entry): string {
  if (kind === 'kept') return kept_by === undefined ? 'Kept free' : `Kept free by ${kept_by}`
  return car?.name ?? (kind === 'service' ? 'Service' : 'Test drive')
}

/** How it stands, in a word. */
export function stateOf({ kind, state, is_over }: Entry): string {
  if (kind === 'kept') return 'Kept free'
  if (is_over) return state === 'asked' ? 'Was not confirmed' : 'Past'
  return state === 'asked' ? 'To confirm' : 'Booked'
}

/** The tone of its colours. */
export const toneOf = ({ kind, state, is_over }: Entry): 'kept' | 'past' | 'asked' | 'booked' => {
  if (kind === 'kept') return 'kept'
  if (is_over) return 'past'
  return state === 'asked' ? 'asked' : 'booked'
}
