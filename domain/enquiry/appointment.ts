import type { Reading } from '../contact/reading.ts'

// A day and time of day without time zone: `2026-03-31T10:30`.
const pattern = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/

// JavaScript turns 30 February into 2 March.
const isOfCalendar = (text: string): boolean =>
  new Date(`${text}:00Z`).toISOString().startsWith(text)

/** Reads the value of a `datetime-local` input, in the time zone of the location. Spec 5.09. */
export function readAppointment(text: string): Reading<string, 'not_a_day_and_time'> {
  if (pattern.test(text) && isOfCalendar(text)) return { valid: true, value: text }
  return {
    valid: false,
    reason: 'not_a_day_and_time',
    message: 'Please choose a day and a time, or leave this empty.',
  }
}
