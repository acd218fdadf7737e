import { expect, test } from 'vitest'
import { hoursSummary } from './hours-summary.ts'

test.each([
  [{ weekday: 1, status: 'Open', open: '08:30', close: '17:30' }, 'Monday, 08:30–17:30'],
  [{ weekday: 0, status: 'Closed' }, 'Sunday, Closed'],
  [
    { weekday: 6, status: 'Open', formated_hours: 'By appointment only' },
    'Saturday, By appointment only',
  ],
  [
    { date: '2026-12-25', name: 'Christmas Day', status: 'Closed' },
    '2026-12-25, Christmas Day, Closed',
  ],
  [
    { date: '2026-12-24', status: 'Open', start_hour: '09:00', end_hour: '12:00' },
    '2026-12-24, 09:00–12:00',
  ],
  [{ id: 'newstead', name: 'Newstead' }, undefined],
  ['Monday', undefined],
])('the hours %j are called %j (Spec 3.32)', (value, text) => {
  expect(hoursSummary(value)).toBe(text)
})
