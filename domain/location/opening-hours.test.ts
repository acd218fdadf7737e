import { describe, expect, test } from 'vitest'
import { baseWords } from '../site/interface-texts.ts'
import { weekLines } from './hours-text.ts'
import { openingHoursSchema, specialHoursSchema, teamHoursSchema } from './opening-hours.ts'

const faultsOf = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  result.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

const monday = { weekday: 1, status: 'Open', open: '08:30', close: '17:30' }
const anzacDay = {
  date: '2025-04-25',
  name: 'Anzac Day',
  status: 'Open',
  start_hour: '13:00',
  end_hour: '17:00',
}

describe('the hours of a week', () => {
  test('keep every field of the specification (Spec 3.32)', () => {
    const week = [
      { ...monday, formated_hours: '8:30am to 5:30pm' },
      { weekday: 0, status: 'Closed' },
    ]
    expect(openingHoursSchema.parse(week)).toEqual(week)
  })

  test.each([
    ['an open day with a text only', { formated_hours: 'By appointment only' }, undefined],
    ['a day that closes at midnight', { open: '08:00', close: '24:00' }, undefined],
    ['a day that never closes', { open: '00:00', close: '24:00' }, undefined],
    [
      'an open day without hours',
      {},
      /^0: an open day needs "open" and "close", or "formated_hours"/,
    ],
    ['an open day without its closing', { open: '08:30' }, /^0: an open day needs/],
    ['an open day without its opening', { close: '17:30' }, /^0: an open day needs/],
    [
      'a day that closes before it opens',
      { open: '17:30', close: '08:30' },
      /^0\.close: expected a time after 17:30/,
    ],
    [
      'a day that closes as it opens',
      { open: '08:30', close: '08:30' },
      /^0\.close: expected a time after/,
    ],
    ['a day that opens at 24:00', { open: '24:00', formated_hours: 'Night' }, /^0\.open: /],
    [
      'a day that closes at 25:00',
      { open: '08:00', close: '25:00' },
      /^0\.close: expected a time of day/,
    ],
    ['a weekday 7', { ...monday, weekday: 7 }, /^0\.weekday: /],
    ['a weekday -1', { ...monday, weekday: -1 }, /^0\.weekday: /],
    ['a status it does not know', { ...monday, status: 'Maybe' }, /^0\.status: /],
  ])('may hold, or refuse with its path, %s (Spec 3.32)', (_, change, fault) => {
    const found = faultsOf(
      openingHoursSchema.safeParse([{ weekday: 1, status: 'Open', ...change }]),
    )
    expect(found).toEqual(fault && [expect.stringMatching(fault)])
  })

  test('reject a duplicate weekday (Spec 3.32)', () => {
    const week = [monday, { weekday: 2, status: 'Closed' }, { weekday: 1, status: 'Closed' }]
    expect(faultsOf(openingHoursSchema.safeParse(week))).toEqual([
      '2.weekday: expected each day once',
    ])
  })
})

describe('special hours', () => {
  test('keep every field of the specification (Spec 3.32, 9.27)', () => {
    const days = [anzacDay, { date: '2025-04-18', status: 'Closed' }]
    expect(specialHoursSchema.parse(days)).toEqual(days)
  })

  test.each([
    [
      'a day that closes before it opens',
      { end_hour: '09:00' },
      /^0\.end_hour: expected a time after 13:00/,
    ],
    [
      'an open day without its closing',
      { end_hour: undefined },
      /^0: an open day needs "start_hour" and "end_hour"/,
    ],
    ['an open day without its opening', { start_hour: undefined }, /^0: an open day needs/],
    ['a date that no calendar has', { date: '2025-02-30' }, /^0\.date: /],
  ])('refuse %s, with its path (Spec 3.32)', (_, change, fault) => {
    expect(faultsOf(specialHoursSchema.safeParse([{ ...anzacDay, ...change }]))).toEqual([
      expect.stringMatching(fault),
    ])
  })

  test('reject a duplicate date (Spec 3.32)', () => {
    const days = [anzacDay, { ...anzacDay, status: 'Closed' }]
    expect(faultsOf(specialHoursSchema.safeParse(days))).toEqual(['1.date: expected each day once'])
  })
})

test('a team such as the buyers answers on weekdays from 8.30 to 5.30 and on Saturdays from 9 to 5 (Spec 9.28)', () => {
  expect(weekLines(teamHoursSchema.parse(undefined), baseWords)).toEqual([
    { days: 'Mon-Fri', hours: '8.30am-5.30pm' },
    { days: 'Sat', hours: '9am-5pm' },
    { days: 'Sun', hours: 'Closed' },
  ])
})
