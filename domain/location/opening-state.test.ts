import { describe, expect, test } from 'vitest'
import { easterHours, locationWith } from './location.fixture.ts'
import { openingState } from './opening-state.ts'

const brisbane = 'Australia/Brisbane'
const stateAt = (moment: string, timeZone = brisbane, kept = easterHours) =>
  openingState(kept, new Date(moment), timeZone)

const openUntil = (day: string, time: string) => ({ state: 'open', closes: { day, time } })
const closedUntil = (day: string, time: string) => ({ state: 'closed', opens: { day, time } })

test.each([
  [
    'is closed a millisecond before it opens',
    '2025-04-13T22:29:59.999Z',
    closedUntil('2025-04-14', '08:30'),
  ],
  ['is open from its opening time', '2025-04-13T22:30:00.000Z', openUntil('2025-04-14', '17:30')],
  ['is open a millisecond later', '2025-04-13T22:30:00.001Z', openUntil('2025-04-14', '17:30')],
  [
    'is open a millisecond before it closes',
    '2025-04-14T07:29:59.999Z',
    openUntil('2025-04-14', '17:30'),
  ],
  [
    'is closed from its closing time',
    '2025-04-14T07:30:00.000Z',
    closedUntil('2025-04-15', '08:30'),
  ],
  ['is closed a millisecond later', '2025-04-14T07:30:00.001Z', closedUntil('2025-04-15', '08:30')],
  ['is closed at midnight', '2025-04-14T14:00:00.000Z', closedUntil('2025-04-15', '08:30')],
  [
    'is closed on Good Friday and opens after Easter',
    '2025-04-18T00:00:00Z',
    closedUntil('2025-04-22', '08:30'),
  ],
  [
    'is closed on the morning of Anzac Day',
    '2025-04-25T00:00:00Z',
    closedUntil('2025-04-25', '13:00'),
  ],
  [
    'is open on the afternoon of Anzac Day',
    '2025-04-25T03:00:00Z',
    openUntil('2025-04-25', '17:00'),
  ],
  [
    'says its text on a day by appointment',
    '2025-04-26T00:00:00Z',
    { state: 'unstated', hours: { kind: 'by_appointment' } },
  ],
])('a location %s (Spec 3.32, 8.19, 9.27)', (_, moment, state) => {
  expect(stateAt(moment)).toEqual(state)
})

describe('the clock is that of the location (Spec 3.32)', () => {
  const opens = (date: string, utc: string) =>
    [date, `${utc}:30:00.000Z`, `${utc}:29:59.999Z`] as const

  test.each([
    [
      'Brisbane, which has no summer time, in January',
      brisbane,
      ...opens('2026-01-12', '2026-01-11T22'),
    ],
    ['Brisbane in July', brisbane, ...opens('2026-07-13', '2026-07-12T22')],
    ['Sydney in summer time', 'Australia/Sydney', ...opens('2026-01-12', '2026-01-11T21')],
    ['Sydney in winter', 'Australia/Sydney', ...opens('2026-07-13', '2026-07-12T22')],
    [
      'Sydney the Friday before summer time begins',
      'Australia/Sydney',
      ...opens('2026-10-02', '2026-10-01T22'),
    ],
    [
      'Sydney the Monday after summer time began',
      'Australia/Sydney',
      ...opens('2026-10-05', '2026-10-04T21'),
    ],
    ['Auckland in summer time', 'Pacific/Auckland', ...opens('2026-01-12', '2026-01-11T19')],
    ['Auckland in winter', 'Pacific/Auckland', ...opens('2026-07-13', '2026-07-12T20')],
  ])('%s: opens at half past eight', (_, timeZone, day, opening, justBefore) => {
    expect(stateAt(justBefore, timeZone)).toEqual(closedUntil(day, '08:30'))
    expect(stateAt(opening, timeZone)).toEqual(openUntil(day, '17:30'))
  })
})

test('a closed location that never opens has no opening (Spec 3.32)', () => {
  const opening_hours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
    weekday,
    status: 'Closed' as const,
  }))
  const kept = { opening_hours, special_hours: [] }
  expect(stateAt('2025-04-14T00:00:00Z', brisbane, kept)).toEqual({ state: 'closed' })
})

test.each([
  ['13 days ahead is announced', '2025-04-27', '09:00'],
  ['14 days ahead is announced', '2025-04-28', '09:00'],
  ['15 days ahead is not announced', '2025-04-29', undefined],
])('an opening %s (Spec 3.32)', (_, date, time) => {
  const { contact_detail } = locationWith({
    contact_detail: {
      opening_hours: [1].map((weekday) => ({ weekday, status: 'Closed' })),
      special_hours: [{ date, status: 'Open', start_hour: '09:00', end_hour: '10:00' }],
    },
  })
  const state = time === undefined ? { state: 'closed' } : closedUntil(date, time)
  expect(stateAt('2025-04-14T00:00:00Z', brisbane, contact_detail)).toEqual(state)
})

test('nothing is said of a day without an entry (Spec 3.32)', () => {
  const kept = { opening_hours: [], special_hours: [] }
  expect(stateAt('2025-04-14T00:00:00Z', brisbane, kept)).toEqual({ state: 'unstated' })
})
