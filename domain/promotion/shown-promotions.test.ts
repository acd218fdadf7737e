import { describe, expect, test } from 'vitest'
import { promoCardSchema } from './promo-card.ts'
import { type PromoContext, shownPromotions } from './shown-promotions.ts'

const promo = (id: string, more: object = {}) =>
  promoCardSchema.parse({ id, name: `Promotion ${id}`, ...more })
const context: PromoContext = { place: 'carousel', today: '2025-06-06', carTypes: [] }
const shown = (promotions: ReturnType<typeof promo>[], more: Partial<PromoContext> = {}) =>
  shownPromotions(promotions, { ...context, ...more }).map(({ id }) => id)

describe('a promotion shows', () => {
  const wheel = promo('wheel', { start: '2025-06-05', expiry: '2025-06-07' })
  const used = promo('used', { display: ['used'] })
  const strict = promo('strict', { display: ['used', 'demo'], strictDisplay: true })
  test.each([
    ['the day before its first day', wheel, { today: '2025-06-04' }, false],
    ['on its first day', wheel, { today: '2025-06-05' }, true],
    ['on its last day', wheel, { today: '2025-06-07' }, true],
    ['the day after its last day', wheel, { today: '2025-06-08' }, false],
    ['without days on any day', promo('always'), { today: '2030-01-01' }, true],
    ['with its type of car', used, { carTypes: ['used', 'new'] as const }, true],
    ['with another type of car', used, { carTypes: ['new'] as const }, false],
    ['where no type is chosen', used, {}, true],
    ['if strict, with exactly its types', strict, { carTypes: ['demo', 'used'] as const }, true],
    ['if strict, with one of its types', strict, { carTypes: ['used'] as const }, false],
    ['in a place that is not its own', used, { place: 'banner' as const }, false],
  ])('%s or not (Spec 3.22, 4.29)', (_, promotion, more, isShown) => {
    expect(shown([promotion], more)).toEqual(isShown ? [promotion.id] : [])
  })
})

test('promotions take turns by position, those without one last, as their file has them (Spec 3.22)', () => {
  const promotions = [
    promo('c'),
    promo('b', { position: 2 }),
    promo('d'),
    promo('a', { position: 0 }),
    promo('b2', { position: 2 }),
  ]
  expect(shown(promotions)).toEqual(['a', 'b', 'b2', 'c', 'd'])
})
