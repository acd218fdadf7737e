import { describe, expect, test } from 'vitest'
import { baseWords, wordsOf } from '../site/interface-texts.ts'
import { clockTime, hoursText, weekLines } from './hours-text.ts'
import type { OpeningHours } from './opening-hours.ts'

const open = (weekday: number, from: string, to: string): OpeningHours => ({
  weekday,
  status: 'Open',
  open: from,
  close: to,
})
const shut = (weekday: number): OpeningHours => ({ weekday, status: 'Closed' })
const says = (weekday: number, formated_hours: string): OpeningHours => ({
  weekday,
  status: 'Open',
  formated_hours,
})

describe('the lines of a week', () => {
  test('join days in a row with the same hours, Monday first (Spec 9.28)', () => {
    const weekdays = [1, 2, 3, 4, 5].map((day) => open(day, '08:30', '17:30'))
    expect(weekLines([shut(0), ...weekdays, open(6, '09:00', '17:00')], baseWords)).toEqual([
      { days: 'Mon-Fri', hours: '8.30am-5.30pm' },
      { days: 'Sat', hours: '9am-5pm' },
      { days: 'Sun', hours: 'Closed' },
    ])
  })

  test.each([
    [
      'part the same hours around another day',
      [open(1, '09:00', '17:00'), shut(2), open(3, '09:00', '17:00')],
      ['Mon', 'Tue', 'Wed'],
    ],
    [
      'leave out a day without an entry, which separates its neighbours',
      [open(1, '09:00', '17:00'), open(3, '09:00', '17:00')],
      ['Mon', 'Wed'],
    ],
    ['join the weekend', [shut(0), shut(6)], ['Sat-Sun']],
    ['are none without an entry', [], []],
  ])('%s (Spec 3.32)', (_, week, days) => {
    expect(weekLines(week, baseWords).map((line) => line.days)).toEqual(days)
  })

  test('show a text in place of the times, in the words of the site (Spec 8.19)', () => {
    const words = wordsOf({ locale: 'en-US', wording: { byAppointment: 'Ring us first' } })
    const week = [
      says(1, 'By appointment only'),
      says(2, 'Enquire Now'),
      says(3, 'Closed'),
      says(4, 'Ring the bell'),
    ]
    expect(weekLines(week, words)).toEqual([
      { days: 'Mon', hours: 'Ring us first' },
      { days: 'Tue', hours: 'Inquire Now' },
      { days: 'Wed', hours: 'Closed' },
      { days: 'Thu', hours: 'Ring the bell' },
    ])
  })
})

test.each([
  ['the times', '08:30', '17:30', undefined, '8.30am-5.30pm'],
  ['the times as the dealer writes them', '08:30', '17:30', '8:30 to 5:30', '8:30 to 5:30'],
  ['a closing at midnight', '08:00', '24:00', undefined, '8am-12am'],
  ['an opening at midnight', '00:00', '12:00', undefined, '12am-12pm'],
  ['a day that never closes', '00:00', '24:00', undefined, 'Open 24 hours'],
])('an open day shows %s (Spec 9.28)', (_, from, to, text, shown) => {
  const hours = { kind: 'open' as const, open: from, close: to, ...(text && { text }) }
  expect(hoursText(hours, baseWords)).toBe(shown)
})

test.each([
  ['00:00', '12am'],
  ['00:30', '12.30am'],
  ['09:05', '9.05am'],
  ['11:59', '11.59am'],
  ['12:00', '12pm'],
  ['13:05', '1.05pm'],
  ['23:59', '11.59pm'],
  ['24:00', '12am'],
])('the clock time %s is %s (Spec 9.28)', (time, text) => {
  expect(clockTime(time)).toBe(text)
})

test('in the United States a colon stands between hours and minutes (Spec 9.27, 9.28)', () => {
  const hours = { kind: 'open', open: '08:30', close: '18:00' } as const
  expect(hoursText(hours, baseWords, 'en-US')).toBe('8:30am-6pm')
  expect(
    weekLines([{ weekday: 1, status: 'Open', open: '08:30', close: '18:00' }], baseWords, 'en-US'),
  ).toEqual([{ days: 'Mon', hours: '8:30am-6pm' }])
})
