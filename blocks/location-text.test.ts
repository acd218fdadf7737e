import { expect, test } from 'vitest'
import { clockTime, hoursLines } from './location-text.ts'

const open = (weekday: number, from: string, to: string) => ({
  weekday,
  status: 'Open' as const,
  open: from,
  close: to,
})
const shut = (weekday: number) => ({ weekday, status: 'Closed' as const })
const weekdays = [1, 2, 3, 4, 5].map((day) => open(day, '08:30', '17:30'))

test('days in a row with the same hours share a line, Monday first (Spec 9.28)', () => {
  expect(hoursLines([shut(0), ...weekdays, open(6, '09:00', '17:00')], 'Closed')).toEqual([
    { days: 'Mon-Fri', hours: '8.30am-5.30pm' },
    { days: 'Sat', hours: '9am-5pm' },
    { days: 'Sun', hours: 'Closed' },
  ])
})

test('the same hours on both sides of another day stand on two lines', () => {
  const week = [open(1, '09:00', '17:00'), shut(2), open(3, '09:00', '17:00')]
  expect(hoursLines(week, 'Closed').map(({ days }) => days)).toEqual(['Mon', 'Tue', 'Wed'])
})

test('a day that nobody entered is left out and parts its neighbours (Spec 3.32)', () => {
  const week = [open(1, '09:00', '17:00'), open(3, '09:00', '17:00')]
  expect(hoursLines(week, 'Closed').map(({ days }) => days)).toEqual(['Mon', 'Wed'])
})

test('a text in place of the times is shown as it is written (Spec 8.19)', () => {
  const sunday = { weekday: 0, status: 'Open' as const, formated_hours: 'By appointment only' }
  expect(hoursLines([sunday], 'Closed')).toEqual([{ days: 'Sun', hours: 'By appointment only' }])
})

test('noon and midnight are twelve', () => {
  expect(['00:00', '00:30', '11:59', '12:00', '13:05'].map(clockTime)).toEqual([
    '12am',
    '12.30am',
    '11.59am',
    '12pm',
    '1.05pm',
  ])
})
