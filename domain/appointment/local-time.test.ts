import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarDay, timeOfDay } from '../format.ts'
import { localInstants } from './local-time.ts'

const brisbane = 'Australia/Brisbane'
const melbourne = 'Australia/Melbourne'

test.each<[string, string, string, string, string[]]>([
  ['an ordinary day', '2026-11-26', '10:30', brisbane, ['2026-11-26T00:30:00.000Z']],
  ['summer time', '2026-11-26', '10:30', melbourne, ['2026-11-25T23:30:00.000Z']],
  ['the end of a day', '2026-11-26', '24:00', brisbane, ['2026-11-26T14:00:00.000Z']],
  ['a time that is skipped in Melbourne', '2026-10-04', '02:30', melbourne, []],
  ['the time after it', '2026-10-04', '03:00', melbourne, ['2026-10-03T16:00:00.000Z']],
  [
    'a time that comes twice in Melbourne',
    '2026-04-05',
    '02:30',
    melbourne,
    ['2026-04-04T15:30:00.000Z', '2026-04-04T16:30:00.000Z'],
  ],
  ['a time that is skipped in Auckland', '2026-09-27', '02:00', 'Pacific/Auckland', []],
  ['a time that is skipped in Chicago', '2026-03-08', '02:30', 'America/Chicago', []],
  [
    'a time that comes twice in Chicago',
    '2026-11-01',
    '01:30',
    'America/Chicago',
    ['2026-11-01T06:30:00.000Z', '2026-11-01T07:30:00.000Z'],
  ],
  ['a day that is none', '2026-02-30', '10:30', brisbane, []],
  ['a time that is none', '2026-11-26', '25:00', brisbane, []],
])('%s is found (D5)', (_, day, time, timeZone, expected) => {
  expect(localInstants(day, time, timeZone).map((at) => at.toISOString())).toEqual(expected)
})

test('the clock of each instant is found again at that instant (D5)', () => {
  const zones = [brisbane, melbourne, 'Pacific/Auckland', 'America/Chicago', 'Australia/Lord_Howe']
  const instants = fc.date({
    min: new Date('2024-01-01'),
    max: new Date('2030-01-01'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(instants, fc.constantFrom(...zones), (instant, timeZone) => {
      const minute = new Date(Math.floor(instant.getTime() / 60_000) * 60_000)
      const [day, time] = [calendarDay(minute, timeZone), timeOfDay(minute, timeZone)]
      expect(localInstants(day, time, timeZone)).toContainEqual(minute)
    }),
  )
})
