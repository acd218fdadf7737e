import { describe, expect, test } from 'vitest'
import { promoCardSchema } from './promo-card.ts'
import { promotionPlan } from './promotion-plan.ts'

const promo = (id: string, more: object = {}) =>
  promoCardSchema.parse({ id, name: id, places: ['banner'], ...more })
const inResults = (id: string, more: object = {}) => promo(id, { places: ['results'], ...more })
const today = '2026-11-27'
const planned = (...promotions: ReturnType<typeof promo>[]) => promotionPlan(promotions, today)

describe('a gap', () => {
  test.each([
    ['none between days that follow each other', '2026-12-06', '2026-12-07', undefined],
    [
      'of one day',
      '2026-12-06',
      '2026-12-08',
      { first: '2026-12-07', last: '2026-12-07', days: 1 },
    ],
    ['of nine days', '2026-11-27', '2026-12-07', { first: '2026-11-28', days: 9, after: 'a' }],
    ['from today, where one has ended', '2026-11-20', '2026-12-01', { first: today, days: 4 }],
    ['none beyond ninety days', '2026-12-06', '2027-04-01', undefined],
  ])('is %s (Spec 4.29, D5)', (_, expiry, start, gap) => {
    const found = planned(promo('a', { expiry }), promo('b', { start }))
    expect(found).toMatchObject(
      gap === undefined ? [] : [{ kind: 'gap', place: 'banner', before: 'b', ...gap }],
    )
  })

  test('is none where another place is empty, or one shows all the time (Spec 3.22)', () => {
    const [a, b] = [promo('a', { expiry: '2026-11-30' }), promo('b', { start: '2026-12-05' })]
    expect(planned(a, inResults('c'), b)).toMatchObject([{ kind: 'gap', place: 'banner' }])
    expect(planned(a, promo('c'), b)).toEqual([])
  })
})

describe('a clash', () => {
  test('is a third promotion in a search, for as long as two come before it (Spec 2.42)', () => {
    const found = planned(
      inResults('a', { position: 1 }),
      inResults('b', { position: 2, expiry: '2026-12-10' }),
      inResults('c', { start: '2026-12-01', expiry: '2026-12-31' }),
    )
    expect(found).toEqual([
      {
        kind: 'no_room',
        place: 'results',
        id: 'c',
        behind: ['a', 'b'],
        first: '2026-12-01',
        last: '2026-12-10',
      },
    ])
  })

  test('is none where it shows with another type of car, or in a place without an end (Spec 3.22, 4.29)', () => {
    const used = { display: ['used'], position: 1 }
    expect(
      planned(inResults('a', used), inResults('b', { ...used, position: 2 }), inResults('c')),
    ).toEqual([])
    expect(planned(promo('a'), promo('b'), promo('c'))).toEqual([])
  })

  test.each([
    ['in the same days', {}, 1],
    ['on one day', { start: '2026-12-10' }, 1],
    ['never in the same days', { start: '2026-12-11' }, 0],
    ['with other cars', { display: ['new'] }, 0],
  ])('is one turn of two, %s (Spec 3.22)', (_, more, count) => {
    const first = { position: 3, expiry: '2026-12-10', display: ['used'] }
    const found = planned(promo('a', first), promo('b', { position: 3, ...more }))
    expect(found).toHaveLength(count)
    if (count > 0) expect(found).toMatchObject([{ kind: 'same_turn', id: 'b', behind: ['a'] }])
  })

  test('is told once for all days in which the same come before it (Spec 3.22)', () => {
    const turn = { position: 3 }
    const found = planned(
      promo('a', turn),
      promo('b', { ...turn, display: ['used'] }),
      promo('other', { position: 1, start: '2026-12-01', expiry: '2026-12-05' }),
      promo('c', { ...turn, start: '2026-12-03', expiry: '2026-12-08', display: ['used'] }),
    )
    expect(found).toMatchObject([
      { kind: 'same_turn', id: 'b', behind: ['a'], first: today },
      { id: 'c', behind: ['a', 'b'], first: '2026-12-03', last: '2026-12-08' },
    ])
    const [alone] = planned(promo('a', turn), promo('b', turn))
    expect(found[0]?.last).toBe(alone?.last)
  })

  test('is none for one that a strict promotion leaves room for in its own search (Spec 3.22, 4.29)', () => {
    const both = { display: ['new', 'used'] }
    const strict = inResults('c', { ...both, strictDisplay: true })
    const [a, b] = [inResults('a', { position: 1 }), inResults('b', { position: 2 })]
    expect(planned(a, b, strict)).toMatchObject([{ kind: 'no_room', id: 'c', behind: ['a', 'b'] }])
    expect(planned(a, strict)).toEqual([])
  })
})
