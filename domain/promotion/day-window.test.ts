import { describe, expect, test } from 'vitest'
import { reasonsOf } from '../eligibility.ts'
import { calendarDay } from '../format.ts'
import { type DayWindow, dayWindow, nextPromoChangeAt } from './day-window.ts'

const brisbane = 'Australia/Brisbane'
const stocktake = { first: '2025-01-01', last: '2025-02-01' }

test.each<[string, DayWindow[], string, string | undefined]>([
  ['none', [], '2025-01-15T00:00:00Z', undefined],
  ['one without days', [{}], '2025-01-15T00:00:00Z', undefined],
  ['one to come', [stocktake], '2024-12-31T13:59:59.999Z', '2024-12-31T14:00:00.000Z'],
  ['one that begins now', [stocktake], '2024-12-31T14:00:00.000Z', '2025-02-01T14:00:00.000Z'],
  ['one on its last day', [stocktake], '2025-02-01T13:59:59.999Z', '2025-02-01T14:00:00.000Z'],
  ['one that is over', [stocktake], '2025-02-01T14:00:00.000Z', undefined],
  ['one without a last day', [{ first: '2025-01-01' }], '2025-01-15T00:00:00Z', undefined],
  [
    'one without a first day',
    [{ last: '2025-01-15' }],
    '2025-01-15T00:00:00Z',
    '2025-01-15T14:00:00.000Z',
  ],
  [
    'two, of which the second begins first',
    [stocktake, { first: '2025-01-20' }],
    '2025-01-15T00:00:00Z',
    '2025-01-19T14:00:00.000Z',
  ],
  ['a day that is none', [{ first: 'soon', last: 'never' }], '2025-01-15T00:00:00Z', undefined],
])('with promotions that are %s what shows at %s next changes at %s (D5)', (...row) => {
  const [, windows, now, moment] = row
  expect(nextPromoChangeAt(windows, new Date(now), brisbane)?.toISOString()).toBe(moment)
})

test.each(['Australia/Sydney', 'Australia/Perth', 'Pacific/Auckland', 'America/Los_Angeles'])(
  'in %s the promotion begins at the announced time (D5)',
  (timeZone) => {
    const begins = nextPromoChangeAt([stocktake], new Date('2024-12-01T00:00:00Z'), timeZone)
    const reasonsAt = (moment: number) =>
      dayWindow(stocktake, calendarDay(new Date(moment), timeZone))
    const at = begins?.getTime() ?? Number.NaN
    expect(reasonsAt(at - 1)).toEqual({ eligible: false, reasons: ['not_started'] })
    expect(reasonsAt(at)).toEqual({ eligible: true })
  },
)

const reasons = (window: DayWindow, moment: string, timeZone = brisbane) =>
  reasonsOf(dayWindow(window, calendarDay(new Date(moment), timeZone)))

const banner = { first: '2024-12-23', last: '2026-12-31' }
const spin = { first: '2025-06-05', last: '2025-06-07' }
const shows: string[] = []

describe('a promotion by its days in Brisbane (Spec 2.52, 4.29, D5)', () => {
  test.each([
    [
      'the stocktake is hidden just before 1 January',
      stocktake,
      '2024-12-31T13:59:59.999Z',
      ['not_started'],
    ],
    [
      'the stocktake shows from the first moment of 1 January',
      stocktake,
      '2024-12-31T14:00:00.000Z',
      shows,
    ],
    ['the stocktake shows in its second millisecond', stocktake, '2024-12-31T14:00:00.001Z', shows],
    [
      'the stocktake shows to the last moment of 1 February',
      stocktake,
      '2025-02-01T13:59:59.999Z',
      shows,
    ],
    [
      'the stocktake is over from the first moment of 2 February',
      stocktake,
      '2025-02-01T14:00:00.000Z',
      ['expired'],
    ],
    [
      'the banner is hidden just before 23 December 2024',
      banner,
      '2024-12-22T13:59:59.999Z',
      ['not_started'],
    ],
    [
      'the banner shows from the first moment of 23 December 2024',
      banner,
      '2024-12-22T14:00:00.000Z',
      shows,
    ],
    ['the banner shows to the last moment of 2026', banner, '2026-12-31T13:59:59.999Z', shows],
    [
      'the banner is over from the first moment of 2027',
      banner,
      '2026-12-31T14:00:00.000Z',
      ['expired'],
    ],
    ['the wheel is hidden just before 5 June', spin, '2025-06-04T13:59:59.999Z', ['not_started']],
    ['the wheel shows from the first moment of 5 June', spin, '2025-06-04T14:00:00.000Z', shows],
    ['the wheel shows to the last moment of 7 June', spin, '2025-06-07T13:59:59.999Z', shows],
    [
      'the wheel is over from the first moment of 8 June',
      spin,
      '2025-06-07T14:00:00.000Z',
      ['expired'],
    ],
    [
      'one without a first day has always begun',
      { last: '2025-02-01' },
      '1990-01-01T00:00:00Z',
      shows,
    ],
    ['one without a last day never ends', { first: '2025-01-01' }, '2060-01-01T00:00:00Z', shows],
    ['one without days always shows', {}, '2060-01-01T00:00:00Z', shows],
    [
      'one of a single day shows on it',
      { first: '2025-06-05', last: '2025-06-05' },
      '2025-06-05T02:00:00Z',
      shows,
    ],
  ])('%s', (_, window, moment, expected) => {
    expect(reasons(window, moment)).toEqual(expected)
  })

  test.each([
    ['Brisbane', 'Australia/Brisbane', '2024-12-31T14:00:00.000Z'],
    ['Sydney, in summer time,', 'Australia/Sydney', '2024-12-31T13:00:00.000Z'],
    ['Perth', 'Australia/Perth', '2024-12-31T16:00:00.000Z'],
    ['Auckland', 'Pacific/Auckland', '2024-12-31T11:00:00.000Z'],
  ])('in %s 1 January begins by its own clock', (_, timeZone, begins) => {
    const justBefore = new Date(Date.parse(begins) - 1).toISOString()
    expect(reasons(stocktake, justBefore, timeZone)).toEqual(['not_started'])
    expect(reasons(stocktake, begins, timeZone)).toEqual([])
  })
})
