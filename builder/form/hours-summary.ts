import { isObject } from './is-object.ts'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/**
 * What names the hours of a weekday or of a date in a list: "Monday, 08:30–17:30", "2026-12-25, Christmas Day, Closed";
 * undefined for anything else.
 */
export function hoursSummary(value: unknown): string | undefined {
  if (!isObject(value)) return undefined
  const { weekday, date, name, status, formated_hours: shown } = value
  const day = typeof weekday === 'number' ? weekdays[weekday] : typeof date === 'string' && date
  if (!day || typeof status !== 'string') return undefined
  const [from, to] = [value.open ?? value.start_hour, value.close ?? value.end_hour]
  const times = shown ?? (from && to && status === 'Open' ? `${from}–${to}` : status)
  return [day, name, times].filter((part) => typeof part === 'string' && part !== '').join(', ')
}
