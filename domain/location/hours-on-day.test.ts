import { describe, expect, test } from 'vitest'
import { hoursOnDay, weekdayHours } from './hours-on-day.ts'
import { easterHours } from './location.fixture.ts'
import type { OpeningHours, SpecialHours } from './opening-hours.ts'

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

  test('are absent for a weekday without an entry, and for an invalid day (Spec 3.32)', () => {
    const kept = { opening_hours: [], special_hours: [] }
    expect(hoursOnDay(kept, '2025-04-17')).toEqual({ day: '2025-04-17', weekday: 4 })
    expect(hoursOnDay(easterHours, 'null')).toEqual({ day: 'null', weekday: Number.NaN })
  })

  test.each<[string, Omit<SpecialHours, 'date'>]>([
    ['without its closing', { status: 'Open', start_hour: '09:00' }],
    ['without its opening', { status: 'Open', end_hour: '12:00' }],
    [
      'that is closed, in spite of its times,',
      { status: 'Closed', start_hour: '09:00', end_hour: '12:00' },
    ],
  ])('a special day %s counts as closed (Spec 3.32)', (_, special) => {
    const special_hours = [{ date: '2025-04-17', ...special }]
    const { hours } = hoursOnDay({ ...easterHours, special_hours }, '2025-04-17')
    expect(hours).toEqual({ kind: 'closed' })
  })
})
