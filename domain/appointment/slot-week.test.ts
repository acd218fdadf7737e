import { expect, test } from 'vitest'
import { slotWeek } from './slot-week.ts'
import { locationHoursOf } from './slots.fixture.ts'
import { slotsOnDay } from './slots.ts'

const timeZone = 'Australia/Brisbane'
const hours = locationHoursOf({ open: '09:00', close: '11:00' }, [
  { date: '2026-11-29', status: 'Closed' },
])
// 10.15 am on Thursday 26 November.
const now = new Date('2026-11-26T00:15:00Z')
const startsOn = (day: string) => slotsOnDay(hours, day, timeZone).map(({ startsAt }) => startsAt)
const week = (from?: string, taken: readonly string[] = []) =>
  slotWeek(from, { hours, timeZone, now, taken: new Set(taken) })

test('the first week begins today, whose slots may be over (FLOWS 4)', () => {
  const { days, earlier, later, last } = week()
  expect(days.map(({ day, slots }) => [day.slice(8), slots.length])).toEqual([
    ['26', 0],
    ['27', 4],
    ['28', 4],
    ['29', 0],
    ['30', 4],
    ['01', 4],
    ['02', 4],
  ])
  expect([earlier, later, last]).toEqual([undefined, '2026-12-03', '2026-12-26'])
})

test.each([
  ['2026-12-03', '2026-12-03', '2026-11-26', '2026-12-10'],
  ['2026-11-28', '2026-11-28', '2026-11-26', '2026-12-05'],
  ['2026-12-24', '2026-12-24', '2026-12-17', undefined],
  ['2026-12-27', '2026-11-26', undefined, '2026-12-03'],
  ['2026-11-25', '2026-11-26', undefined, '2026-12-03'],
  ['never', '2026-11-26', undefined, '2026-12-03'],
])('a week from %s begins with %s (FLOWS 4)', (from, first, earlier, later) => {
  const shown = week(from)
  expect([shown.days[0]?.day, shown.earlier, shown.later]).toEqual([first, earlier, later])
})

test('a day that is full names the first free times after it (FLOWS 4)', () => {
  const { days } = week(undefined, [
    ...startsOn('2026-11-28'),
    ...startsOn('2026-11-30').slice(0, 2),
  ])
  const full = days.find(({ day }) => day === '2026-11-28')
  expect(full?.slots.map(({ isFree }) => isFree)).toEqual([false, false, false, false])
  expect(full?.next.map(({ local }) => local)).toEqual(['2026-11-30T10:00', '2026-11-30T10:30'])
  expect(days.find(({ day }) => day === '2026-11-27')?.next).toEqual([])
})

test('where all days are full none is named (FLOWS 4)', () => {
  const month = Array.from({ length: 31 }, (_, ahead) =>
    new Date(Date.parse('2026-11-26') + ahead * 86_400_000).toISOString().slice(0, 10),
  )
  const { days } = week(undefined, month.flatMap(startsOn))
  expect(days.flatMap(({ next }) => next)).toEqual([])
})
