import { describe, expect, test } from 'vitest'
import { holidayHours } from './holiday-hours.ts'
import { hoursOnDay, weekdayHours } from './hours-on-day.ts'
import { hoursThisWeek } from './hours-this-week.ts'
import { easterHours } from './location.fixture.ts'
import type { OpeningHours } from './opening-hours.ts'

const timeZone = 'Australia/Brisbane'
const open = { kind: 'open', open: '08:30', close: '17:30' }

describe('an entry of the week', () => {
  const times = { status: 'Open', open: '08:30', close: '17:30' } as const

  test.each<[string, Omit<OpeningHours, 'weekday'>, object]>([
    ['with times is open', times, open],
    [
      'keeps how the dealer writes its times',
      { ...times, formated_hours: '8:30 to 5:30' },
      { ...open, text: '8:30 to 5:30' },
    ],
    ['that is closed has no times', { ...times, status: 'Closed' }, { kind: 'closed' }],
    [
      'that is closed may say why',
      { status: 'Closed', formated_hours: 'Stocktake' },
      { kind: 'text', text: 'Stocktake' },
    ],
    ['may say Closed', { status: 'Open', formated_hours: 'Closed' }, { kind: 'closed' }],
    [
      'may say By appointment only',
      { status: 'Open', formated_hours: 'By appointment only' },
      { kind: 'by_appointment' },
    ],
    ['may say Enquire Now', { status: 'Open', formated_hours: 'ENQUIRE NOW' }, { kind: 'enquire' }],
    [
      'that says By appointment only has no times',
      { ...times, formated_hours: 'By appointment only' },
      { kind: 'by_appointment' },
    ],
    [
      'with a text of the dealer says it',
      { status: 'Open', formated_hours: 'Ring the bell' },
      { kind: 'text', text: 'Ring the bell' },
    ],
    [
      'with the name of an object member is a text',
      { status: 'Open', formated_hours: 'constructor' },
      { kind: 'text', text: 'constructor' },
    ],
    [
      'without times and text counts as closed',
      { status: 'Open', open: '08:30' },
      { kind: 'closed' },
    ],
  ])('%s (Spec 3.32, 8.19)', (_, entry, hours) => {
    expect(weekdayHours({ weekday: 1, ...entry })).toEqual(hours)
  })
})

describe('the hours of a day', () => {
  test.each([
    ['a Thursday has those of its weekday', '2025-04-17', { weekday: 4, hours: open }],
    [
      'a special day closes a weekday that is open',
      '2025-04-18',
      { weekday: 5, name: 'Good Friday', hours: { kind: 'closed' } },
    ],
    [
      'a special day changes the times',
      '2025-04-25',
      { weekday: 5, name: 'Anzac Day', hours: { kind: 'open', open: '13:00', close: '17:00' } },
    ],
    ['a special day may have no name', '2025-04-30', { weekday: 3, hours: { kind: 'closed' } }],
    [
      'a Saturday is by appointment',
      '2025-04-26',
      { weekday: 6, hours: { kind: 'by_appointment' } },
    ],
  ])('%s (Spec 3.32, 9.27)', (_, day, hours) => {
    expect(hoursOnDay(easterHours, day)).toEqual({ day, ...hours })
  })

  test('are absent where nobody entered the weekday, and for what is no day (Spec 3.32)', () => {
    const kept = { opening_hours: [], special_hours: [] }
    expect(hoursOnDay(kept, '2025-04-17')).toEqual({ day: '2025-04-17', weekday: 4 })
    expect(hoursOnDay(easterHours, 'null')).toEqual({ day: 'null', weekday: Number.NaN })
  })

  test('a special day without its times counts as closed (Spec 3.32)', () => {
    const special_hours = [{ date: '2025-04-17', status: 'Open' as const, start_hour: '09:00' }]
    const { hours } = hoursOnDay({ ...easterHours, special_hours }, '2025-04-17')
    expect(hours).toEqual({ kind: 'closed' })
  })
})

describe('the hours of this week', () => {
  const weekFrom = (start: 'today' | 'monday', moment: string) =>
    hoursThisWeek(easterHours, { now: new Date(moment), timeZone, start })

  test.each([
    ['begin today', 'today', '2025-04-17T00:00:00Z', '2025-04-17', '2025-04-23'],
    ['begin on Monday', 'monday', '2025-04-17T00:00:00Z', '2025-04-14', '2025-04-20'],
    ['begin on a Monday itself', 'monday', '2025-04-14T00:00:00Z', '2025-04-14', '2025-04-20'],
    [
      'of a Sunday began six days ago',
      'monday',
      '2025-04-20T00:00:00Z',
      '2025-04-14',
      '2025-04-20',
    ],
    [
      'begin with the day where the location is',
      'today',
      '2025-04-16T14:00:00Z',
      '2025-04-17',
      '2025-04-23',
    ],
    ['cross the end of a year', 'monday', '2026-01-01T00:00:00Z', '2025-12-29', '2026-01-04'],
  ] as const)('%s (Spec 3.32)', (_, start, moment, first, last) => {
    const days = weekFrom(start, moment).map(({ day }) => day)
    expect([days.length, days[0], days.at(-1)]).toEqual([7, first, last])
  })

  test('name the public holidays among them (Spec 9.27)', () => {
    const names = weekFrom('today', '2025-04-17T00:00:00Z').map(({ name }) => name)
    expect(names).toEqual([
      undefined,
      'Good Friday',
      undefined,
      'Easter Sunday',
      'Easter Monday',
      undefined,
      undefined,
    ])
  })
})

describe('holiday hours', () => {
  test.each([
    ['are not announced 15 days before', '2025-04-03T00:00:00Z', []],
    ['are announced 14 days before', '2025-04-04T00:00:00Z', ['18']],
    ['are announced 13 days before', '2025-04-05T00:00:00Z', ['18']],
    ['stand in the order of their days', '2025-04-17T00:00:00Z', ['18', '20', '21', '25', '30']],
    ['stay to the end of their day', '2025-04-25T13:59:59.999Z', ['25', '30']],
    ['are gone the day after', '2025-04-25T14:00:00.000Z', ['30']],
  ])('%s (Spec 9.27)', (_, moment, days) => {
    const found = holidayHours(easterHours, new Date(moment), timeZone)
    expect(found.map(({ day }) => day)).toEqual(days.map((day) => `2025-04-${day}`))
  })
})
