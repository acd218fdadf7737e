// A day and time of day without time zone: `2026-03-31T10:30`.
const pattern = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/

// JavaScript turns 30 February into 2 March.
const isOfCalendar = (text: string): boolean =>
  new Date(`${text}:00Z`).toISOString().startsWith(text)

/** Whether a text is a day and time of the calendar, as a lead stores an appointment: `2026-03-31T10:30`. Spec 5.09. */
export const isAppointment = (text: string): boolean => pattern.test(text) && isOfCalendar(text)
