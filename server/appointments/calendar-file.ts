import type { Slot } from '#domain/appointment/slots.ts'
import { SLOT_MINUTES } from '#domain/appointment/thresholds.ts'
import { MINUTE_MS } from '#domain/units.ts'

/** A test drive for a calendar. */
export interface CalendarEvent {
  /** Unique on the site: names the location and the car. */
  readonly id: string
  readonly slot: Slot
  readonly title: string
  /** The location's address. */
  readonly place: string
  /** The page of the car, or of the site. */
  readonly url: string
  readonly now: Date
}

/** Lines are folded after this many bytes (RFC 5545, 3.1). */
const LINE_BYTES = 75

/**
 * An iCalendar file with one event (RFC 5545). Its times are instants in UTC, so that no time zone has to be
 * described in it.
 */
export function calendarFile({ id, slot, title, place, url, now }: CalendarEvent): string {
  const ends = new Date(Date.parse(slot.startsAt) + SLOT_MINUTES * MINUTE_MS)
  const host = new URL(url).host
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Forecourt//Test drive//EN',
    'BEGIN:VEVENT',
    `UID:${basic(new Date(slot.startsAt))}-${id}@${host}`,
    `DTSTAMP:${basic(now)}`,
    `DTSTART:${basic(new Date(slot.startsAt))}`,
    `DTEND:${basic(ends)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** `20261126T003000Z` */
const basic = (instant: Date): string =>
  `${instant.toISOString().slice(0, '2026-11-26T00:30:00'.length).replaceAll(/[-:]/g, '')}Z`

/** A text value (RFC 5545, 3.3.11). */
const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (character) => `\\${character}`).replaceAll(/\r?\n/g, '\\n')

/** Splits a long line between characters, as bytes of UTF-8. */
function folded(line: string): string {
  const pieces = ['']
  let bytes = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (bytes + size > LINE_BYTES) {
      pieces.push(' ')
      bytes = 1
    }
    pieces[pieces.length - 1] += character
    bytes += size
  }
  return pieces.join('\r\n')
}
