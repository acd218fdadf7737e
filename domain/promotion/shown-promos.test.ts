import { describe, expect, test } from 'vitest'
import { reasonsOf } from '../eligibility.ts'
import { promoCardSchema } from './promo-card.ts'
import { promoShown, shownPromos } from './shown-promos.ts'

const promoOf = (change: object) => promoCardSchema.parse({ id: 'p', name: 'p', ...change })

const reasons = (change: object, moment: string, timeZone = 'Australia/Brisbane') =>
  reasonsOf(promoShown(promoOf(change), { now: new Date(moment), timeZone, carTypes: [] }))

const stocktake = { start: '2025-01-01', expiry: '2025-02-01' }
const banner = { start: '2024-12-23', expiry: '2026-12-31' }
const spin = { start: '2025-06-05', expiry: '2025-06-07' }
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
      { expiry: '2025-02-01' },
      '1990-01-01T00:00:00Z',
      shows,
    ],
    ['one without a last day never ends', { start: '2025-01-01' }, '2060-01-01T00:00:00Z', shows],
    ['one without days always shows', {}, '2060-01-01T00:00:00Z', shows],
    [
      'one of a single day shows on it',
      { start: '2025-06-05', expiry: '2025-06-05' },
      '2025-06-05T02:00:00Z',
      shows,
    ],
  ])('%s', (_, promo, moment, expected) => {
    expect(reasons(promo, moment)).toEqual(expected)
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

const now = new Date('2025-01-15T00:00:00Z')
const context = { now, timeZone: 'Australia/Brisbane', carTypes: ['new' as const] }

test('every reason is reported at once (Spec 4.29)', () => {
  const promo = promoOf({ expiry: '2025-01-14', display: ['used'] })
  expect(reasonsOf(promoShown(promo, context))).toEqual(['expired', 'other_car_type'])
})

test('shown promotions are ordered by position, those without one last in the order given (Spec 3.22, 4.29)', () => {
  const promos = [
    { name: 'c' },
    { name: 'd' },
    { name: 'b', position: 9 },
    { name: 'over', position: 1, expiry: '2025-01-14' },
    { name: 'a', position: 0 },
  ].map(promoOf)
  expect(shownPromos(promos, context).map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd'])
})
