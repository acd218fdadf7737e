import { describe, expect, test } from 'vitest'
import { holidayHours } from './holiday-hours.ts'
import { hoursThisWeek } from './hours-this-week.ts'
import { easterHours } from './location.fixture.ts'

const timeZone = 'Australia/Brisbane'

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
    ['are in the order of their days', '2025-04-17T00:00:00Z', ['18', '20', '21', '25', '30']],
    ['stay to the end of their day', '2025-04-25T13:59:59.999Z', ['25', '30']],
    ['are gone the day after', '2025-04-25T14:00:00.000Z', ['30']],
  ])('%s (Spec 9.27)', (_, moment, days) => {
    const found = holidayHours(easterHours, new Date(moment), timeZone)
    expect(found.map(({ day }) => day)).toEqual(days.map((day) => `2025-04-${day}`))
  })
})
