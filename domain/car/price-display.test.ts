import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { priceTypes } from './kinds.ts'
import { askingPrice, type PriceSettings, priceDisplay } from './price-display.ts'

const settings: PriceSettings = {
  locale: 'en-AU',
  subscription: false,
  wording: {
    noPrice: 'Enquire for price',
    preorder: 'PREORDER',
    perWeek: '{amount} per week',
    driveAway: 'Drive Away',
    driveAwayEstimated: 'Estimated Drive Away',
    excludingCharges: 'Excl. Govt. Charges',
  },
}
const subscribing = { ...settings, subscription: true }
const everything = {
  subscription_price: 199,
  before_price: 26_990,
  offer_price: 23_500,
  price: 24_990,
  preorder: true,
}

describe('the order of prices', () => {
  const { subscription_price, ...noSubscription } = everything
  const { before_price, offer_price, ...noReduction } = noSubscription
  const { price, ...noPrice } = noReduction

  test.each([
    ['all of them', everything, { kind: 'subscription', price: 199, text: '$199 per week' }],
    [
      'no subscription price',
      noSubscription,
      { kind: 'reduced', price: 23_500, was: 26_990, text: '$23,500' },
    ],
    ['no reduction either', noReduction, { kind: 'price', price: 24_990, text: '$24,990' }],
    ['no price either', noPrice, { kind: 'preorder', text: 'PREORDER' }],
    ['nothing', {}, { kind: 'none', text: 'Enquire for price' }],
  ])('a car with %s shows %j as %j (Spec 4.05-4.10)', (_, car, shown) => {
    expect(priceDisplay(car, subscribing)).toEqual(shown)
  })

  test('a subscription price waits for a dealer who offers subscriptions (Spec 4.06)', () => {
    expect(priceDisplay(everything, settings).kind).toBe('reduced')
  })
})

test.each([
  [0, 'none'],
  [1, 'subscription'],
  [2, 'subscription'],
  [-1, 'none'],
  [Number.NaN, 'none'],
])('a subscription price of %d shows as %s (Spec 4.06)', (subscription_price, kind) => {
  expect(priceDisplay({ subscription_price }, subscribing).kind).toBe(kind)
})

describe('a reduced price', () => {
  test.each([
    ['below what was asked before', { price: 24_990, before_price: 26_990 }, 24_990, 26_990],
    ['of an offer', { price: 24_990, offer_price: 23_500 }, 23_500, 24_990],
    ['of an offer alone', { offer_price: 23_500, before_price: 24_000 }, 23_500, 24_000],
    [
      'of an offer, beside a before-price below it',
      { price: 24_990, offer_price: 23_500, before_price: 20_000 },
      23_500,
      24_990,
    ],
  ])('%s shows with the was-price: %j (Spec 4.07)', (_, car, price, was) => {
    expect(priceDisplay(car, settings)).toMatchObject({ kind: 'reduced', price, was })
  })

  test.each([
    [24_989, 'price'],
    [24_990, 'price'],
    [24_991, 'reduced'],
    [0, 'price'],
    [Number.POSITIVE_INFINITY, 'price'],
  ])('a before-price of %d over a price of 24,990 shows as %s (Spec 4.07)', (before, kind) => {
    expect(priceDisplay({ price: 24_990, before_price: before }, settings).kind).toBe(kind)
  })

  test.each([
    [9, 24_990],
    [10, 24_990],
    [11, 11],
    [0, 24_990],
    [30_000, 30_000],
  ])('an offer of %d over a price of 24,990 asks for %d (Spec 4.07, 9.10)', (offer, asked) => {
    expect(askingPrice({ price: 24_990, offer_price: offer })).toBe(asked)
    expect(priceDisplay({ price: 24_990, offer_price: offer }, settings).price).toBe(asked)
  })

  test('is none where only the before-price is known (Spec 4.07)', () => {
    expect(priceDisplay({ before_price: 26_990 }, settings).kind).toBe('none')
  })
})

test.each([
  [9, 'none'],
  [10, 'none'],
  [11, 'price'],
  [0, 'none'],
  [0.5, 'none'],
  [-24_990, 'none'],
  [Number.NaN, 'none'],
  [Number.POSITIVE_INFINITY, 'none'],
  [1e12, 'price'],
])('a price of %s shows as %s (Spec 4.08, 9.10)', (price, kind) => {
  expect(priceDisplay({ price }, settings).kind).toBe(kind)
})

test.each([
  ['drive_away', 'Drive Away'],
  ['drive_away_estimated', 'Estimated Drive Away'],
  ['egc', 'Excl. Govt. Charges'],
  ['poa', 'nothing'],
] as const)('a price of type %s says %s (Spec 2.41, 3.05)', (price_type, words) => {
  const car = { price: 20_000, price_type }
  expect(priceDisplay(car, settings).priceType ?? 'nothing').toBe(words)
  const reduced = { ...car, before_price: 21_000 }
  expect(priceDisplay(reduced, settings).priceType ?? 'nothing').toBe(words)
  expect(priceDisplay({ price_type }, settings)).toEqual({
    kind: 'none',
    text: 'Enquire for price',
  })
})

const dollars = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(0, 10, 11, 24_990))

test('any car shows a price in dollars or says that there is none (Spec 4.05)', () => {
  const car = fc.record(
    {
      price: dollars,
      before_price: dollars,
      offer_price: dollars,
      subscription_price: dollars,
      preorder: fc.boolean(),
      price_type: fc.constantFrom(...priceTypes),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(car, fc.boolean(), (given, subscription) => {
      const { kind, text, price = 0, was } = priceDisplay(given, { ...settings, subscription })
      expect(text).toMatch(/^(\$[\d,]+( per week)?|PREORDER|Enquire for price)$/)
      expect(was === undefined || was > price).toBe(true)
      expect(kind === 'reduced').toBe(was !== undefined)
    }),
  )
})
