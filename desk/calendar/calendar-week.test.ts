import { expect, test } from 'vitest'
import { cellOf, daysOf, ofLocation, timesOf, type Week } from './calendar-week.ts'

const entry = {
  id: 'a',
  kind: 'drive',
  state: 'asked',
  location: 'north',
  at: '2026-11-26T10:30',
  starts_at: '2026-11-26T00:30:00.000Z',
  is_over: false,
  version: 1,
} as const
const hours = { day: '2026-11-26', first: '10:00', last: '11:00' }
const week: Week = {
  today: '2026-11-26',
  now: '10:10',
  last: '2026-12-26',
  days: ['2026-11-26', '2026-11-27'],
  locations: [
    { slug: 'north', name: 'North', days: [hours] },
    { slug: 'south', name: 'South', days: [{ ...hours, first: '10:30' }] },
  ],
  entries: [entry],
  wishes: [],
}

test('a half-hour has what is booked, where it is free, and whether all are closed (Spec 7.07)', () => {
  const at = (time: string, of = week) => cellOf(of, `2026-11-26T${time}`)
  expect(at('10:00')).toMatchObject({ free: [], isPast: true, isClosed: false })
  expect(at('10:30')).toMatchObject({ entries: [entry], free: ['south'], isPast: false })
  expect(at('11:00')).toMatchObject({ entries: [], free: ['north', 'south'] })
  expect(at('11:30')).toMatchObject({ free: [], isClosed: true })
  expect(at('11:00', ofLocation(week, 'south'))).toMatchObject({ free: ['south'] })
})

test('days without anything are left out, and times end with the last of the week (Spec 7.07)', () => {
  expect(daysOf(week)).toEqual(['2026-11-26'])
  expect(timesOf(week)).toEqual(['10:00', '10:30', '11:00'])
  const late = { ...entry, at: '2026-11-27T12:00' }
  const more = { ...week, entries: [late] }
  expect([daysOf(more), timesOf(more).at(-1)]).toEqual([week.days, '12:00'])
})
