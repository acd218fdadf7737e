import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { locationHoursOf } from './slots.fixture.ts'
import { daySlots, freeSlots, slotAt, slotsOnDay } from './slots.ts'

const brisbane = 'Australia/Brisbane'
const thursday = '2026-11-26'
const timesOf = (slots: readonly { local: string }[]) => slots.map(({ local }) => local.slice(11))

describe('the slots of a day (Spec 5.09, 7.07)', () => {
  test.each<[string, Parameters<typeof locationHoursOf>[0], string[]]>([
    [
      'lie within the hours',
      { open: '09:00', close: '11:00' },
      ['09:00', '09:30', '10:00', '10:30'],
    ],
    ['begin on the hour or half past', { open: '08:45', close: '10:15' }, ['09:00', '09:30']],
    ['are none where the hours are too short', { open: '09:10', close: '09:50' }, []],
    ['reach to midnight', { open: '23:00', close: '24:00' }, ['23:00', '23:30']],
    ['are none on a day that is closed', { status: 'Closed' }, []],
    ['are none by appointment only', { formated_hours: 'By appointment only' }, []],
    ['are none where only a text is given', { formated_hours: 'Ring the bell' }, []],
  ])('%s', (_, entry, expected) => {
    const week = locationHoursOf(entry)
    expect(timesOf(slotsOnDay(week, thursday, brisbane))).toEqual(expected)
  })

  test('of a day with special hours are of those', () => {
    const hours = locationHoursOf({ status: 'Open', open: '09:00', close: '17:00' }, [
      { date: thursday, status: 'Open', start_hour: '10:00', end_hour: '11:00' },
      { date: '2026-11-27', status: 'Closed' },
    ])
    expect(timesOf(slotsOnDay(hours, thursday, brisbane))).toEqual(['10:00', '10:30'])
    expect(slotsOnDay(hours, '2026-11-27', brisbane)).toEqual([])
  })

  const night = locationHoursOf({ status: 'Open', open: '01:00', close: '04:00' })
  test.each([
    ['Australia/Melbourne', '2026-10-04', ['01:00', '01:30', '03:00', '03:30']],
    ['Pacific/Auckland', '2026-09-27', ['01:00', '01:30', '03:00', '03:30']],
    ['America/Chicago', '2026-03-08', ['01:00', '01:30', '03:00', '03:30']],
  ])('in %s leave out times that the clock skips', (timeZone, day, expected) => {
    expect(timesOf(slotsOnDay(night, day, timeZone))).toEqual(expected)
  })

  test('hold a time that comes twice once', () => {
    const slots = slotsOnDay(night, '2026-11-01', 'America/Chicago')
    expect(slots.map(({ startsAt }) => startsAt)).toEqual([
      '2026-11-01T06:00:00.000Z',
      '2026-11-01T06:30:00.000Z',
      '2026-11-01T08:00:00.000Z',
      '2026-11-01T08:30:00.000Z',
      '2026-11-01T09:00:00.000Z',
      '2026-11-01T09:30:00.000Z',
    ])
  })
})

const hours = locationHoursOf({ status: 'Open', open: '09:00', close: '17:00' })
// 10.15 am in Brisbane.
const now = new Date('2026-11-26T00:15:00Z')
const of = { hours, timeZone: brisbane, now, taken: new Set<string>() }
const freeTimes = (day: string, change: Partial<typeof of> = {}) =>
  timesOf(daySlots(day, { ...of, ...change }).filter(({ isFree }) => isFree))

test('slots begin two hours ahead, also across midnight (FLOWS 4, Spec 7.07)', () => {
  expect(freeTimes(thursday)[0]).toBe('12:30')
  const midnight = new Date('2026-11-26T13:30:00Z')
  const early = locationHoursOf({ status: 'Open', open: '00:00', close: '24:00' })
  expect(freeTimes('2026-11-27', { hours: early, now: midnight })[0]).toBe('01:30')
})

test('a taken slot is shown, and is not free (Spec 7.07)', () => {
  const taken = new Set(['2026-11-26T04:00:00.000Z'])
  const slots = daySlots(thursday, { ...of, taken })
  expect(slots.find(({ local }) => local === `${thursday}T14:00`)?.isFree).toBe(false)
  expect(freeTimes(thursday, { taken })).not.toContain('14:00')
  expect(freeTimes('2026-11-27', { taken })).toContain('14:00')
})

test('the thirtieth day is the last (Spec 7.07)', () => {
  expect(freeTimes('2026-12-26')).not.toEqual([])
  expect(freeTimes('2026-12-27')).toEqual([])
  expect(freeTimes('2026-11-25')).toEqual([])
})

test.each([
  ['in its time', `${thursday}T14:30`, '2026-11-26T04:30:00.000Z'],
  ['too soon', `${thursday}T11:00`, undefined],
  ['outside the hours', `${thursday}T17:00`, undefined],
  ['between slots', `${thursday}T14:10`, undefined],
  ['too far ahead', '2026-12-27T10:00', undefined],
  ['that is no time', 'soon', undefined],
])('a slot %s is found or not (Spec 5.09)', (_, local, startsAt) => {
  expect(slotAt(local, of)?.startsAt).toBe(startsAt)
})

test('no slot lies outside the hours, and none comes twice (Spec 7.07)', () => {
  const time = fc.integer({ min: 0, max: 95 }).map((quarter) => {
    const [hour, minute] = [Math.floor(quarter / 4), (quarter % 4) * 15]
    return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
  })
  const zone = fc.constantFrom(
    brisbane,
    'Australia/Melbourne',
    'America/Chicago',
    'Pacific/Auckland',
  )
  const instant = fc.date({
    min: new Date('2026-01-01'),
    max: new Date('2027-01-01'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(time, time, zone, instant, (open, close, timeZone, at) => {
      fc.pre(open < close)
      const week = locationHoursOf({ status: 'Open', open, close })
      const free = freeSlots({ hours: week, timeZone, now: at, taken: new Set() })
      for (const { local } of free) {
        expect(local.slice(11) >= open && local.slice(11) < close).toBe(true)
      }
      expect(new Set(free.map(({ startsAt }) => startsAt)).size).toBe(free.length)
      expect(free.map(({ startsAt }) => startsAt)).toEqual(free.map((slot) => slot.startsAt).sort())
    }),
    { numRuns: 20 },
  )
})
