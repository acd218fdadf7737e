/** A day of `opening_hours` in a site's file. */
interface Day {
  readonly weekday: number
  readonly status: 'Open' | 'Closed'
  readonly open?: string
  readonly close?: string
}

const names = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
/** Monday first, as people read a week. */
const week = [1, 2, 3, 4, 5, 6, 0] as const

const DAY = '(sun|mon|tue|wed|thu|fri|sat)[a-z]*'
const TIME = String.raw`(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm)?`
const PART = new RegExp(
  String.raw`^(?:(daily)|${DAY}(?:\s*(?:-|–|to)\s*${DAY})?)\s+(?:(closed)|${TIME}\s*(?:-|–|to)\s*${TIME})$`,
)

/**
 * Opening hours as people write them: `Mon-Fri 8:30-17:30, Sat 9am-4pm`; days that are not named are
 * closed. Undefined if they cannot be read.
 */
export function readWeek(text: string): Day[] | undefined {
  const hours = new Map<number, { open: string; close: string }>()
  for (const part of text.toLowerCase().split(/[,;]/)) {
    const found = PART.exec(part.trim())
    if (!found) return undefined
    const [, daily, first, last, closed, ...times] = found
    const [open, close] = [timeOf(times.slice(0, 3)), timeOf(times.slice(3))]
    for (const day of daily ? week : daysFrom(first, last)) {
      if (closed) {
        hours.delete(day)
        continue
      }
      if (open === undefined || close === undefined) return undefined
      const closing = close > open ? close : afternoon(close)
      if (closing <= open) return undefined
      hours.set(day, { open, close: closing })
    }
  }
  return week.map((weekday) => {
    const day = hours.get(weekday)
    return day ? { weekday, status: 'Open', ...day } : { weekday, status: 'Closed' }
  })
}

/** The days from one to another, over Sunday where it lies between. */
function daysFrom(first = '', last = first): number[] {
  const [from, to] = [names.indexOf(first), names.indexOf(last)]
  return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, step) => (from + step) % 7)
}

function timeOf([hour, minute = '00', half]: (string | undefined)[]): string | undefined {
  const written = Number(hour)
  const at = half ? (written % 12) + (half === 'pm' ? 12 : 0) : written
  if (at > 23 || Number(minute) > 59) return undefined
  return `${String(at).padStart(2, '0')}:${minute}`
}

/** "9-5" ends in the afternoon. */
const afternoon = (time: string): string =>
  Number(time.slice(0, 2)) < 12 ? `${Number(time.slice(0, 2)) + 12}${time.slice(2)}` : time
