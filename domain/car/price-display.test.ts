import { describe, expect, test } from 'vitest'
import { type PriceSettings, priceDisplay } from './price-display.ts'

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

describe('the order of prices', () => {
  test('a subscription price goes first where the dealer offers subscriptions (Spec 4.06)', () => {
    const car = { subscription_price: 199, price: 30_000, before_price: 32_000 }
    expect(priceDisplay(car, subscribing)).toMatchObject({
      kind: 'subscription',
      price: 199,
      text: '$199 per week',
    })
    expect(priceDisplay(car, settings).kind).toBe('reduced')
  })

  test.each([
    [0, 'none'],
    [1, 'subscription'],
  ])('a subscription price of %d shows as %s (Spec 4.06)', (subscription_price, kind) => {
    expect(priceDisplay({ subscription_price }, subscribing).kind).toBe(kind)
  })

  test('a reduced price shows with the was-price (Spec 4.07)', () => {
    expect(priceDisplay({ price: 24_990, before_price: 26_990 }, settings)).toEqual({
      kind: 'reduced',
      price: 24_990,
      was: 26_990,
      text: '$24,990',
    })
  })

  test('an offer price shows with the price as was-price (Spec 4.07)', () => {
    expect(priceDisplay({ price: 24_990, offer_price: 23_500 }, settings)).toMatchObject({
      kind: 'reduced',
      price: 23_500,
      was: 24_990,
    })
  })

  test.each([
    [24_989, 'price'],
    [24_990, 'price'],
    [24_991, 'reduced'],
  ])('a before-price of %d over a price of 24,990 shows as %s (Spec 4.07)', (before, kind) => {
    expect(priceDisplay({ price: 24_990, before_price: before }, settings).kind).toBe(kind)
  })

  test.each([
    [9, 'none'],
    [10, 'none'],
    [11, 'price'],
    [0, 'none'],
    [undefined, 'none'],
  ])('a price of %s shows as %s (Spec 4.08, 9.10)', (price, kind) => {
    expect(priceDisplay(price === undefined ? {} : { price }, settings).kind).toBe(kind)
  })

  test('PREORDER shows only without a price (Spec 4.09)', () => {
    expect(priceDisplay({ preorder: true }, settings).text).toBe('PREORDER')
    expect(priceDisplay({ preorder: true, price: 30_000 }, settings).kind).toBe('price')
  })

  test('else the no-price text of the dealer shows (Spec 4.10)', () => {
    expect(priceDisplay({ price_type: 'poa' }, settings)).toEqual({
      kind: 'none',
      text: 'Enquire for price',
    })
  })
})

test('says what the price includes (Spec 2.41)', () => {
  const typed = (price_type: 'drive_away' | 'egc' | 'poa') =>
    priceDisplay({ price: 20_000, price_type }, settings).priceType
  expect([typed('drive_away'), typed('egc'), typed('poa')]).toEqual([
    'Drive Away',
    'Excl. Govt. Charges',
    undefined,
  ])
})
