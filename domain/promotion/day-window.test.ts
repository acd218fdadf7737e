import { expect, test } from 'vitest'
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
