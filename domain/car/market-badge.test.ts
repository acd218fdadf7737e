import { expect, test } from 'vitest'
import { reasonsOf } from '../eligibility.ts'
import { marketBadge } from './market-badge.ts'
import type { PriceDisplay } from './price-display.ts'

const settings = { enabled: true, locale: 'en-AU' } as const
const shown = (price: number): PriceDisplay => ({ kind: 'price', price, text: `$${price}` })
const inState = (average: number) => ({ autograb_data: { state_average_market_price: average } })

test.each([
  [0, ['not_499_below_market']],
  [498, ['not_499_below_market']],
  [499, ['not_499_below_market']],
  [500, []],
  [-500, ['not_499_below_market']],
])('a price %d below the market is kept from the badge by %j (Spec 5.36, 9.10)', (gap, reasons) => {
  expect(reasonsOf(marketBadge(inState(20_000), shown(20_000 - gap), settings))).toEqual(reasons)
})

test.each([
  [500, 500, '$500 below market'],
  [599, 500, '$500 below market'],
  [600, 600, '$600 below market'],
  [1_299, 1_200, '$1,200 below market'],
])('a price %d below the market is stated as %d: %s (D18)', (gap, below, text) => {
  const badge = marketBadge(inState(20_000), shown(20_000 - gap), settings)
  expect(badge).toMatchObject({ eligible: true, below, text })
})

test.each([
  ['state', { state_average_market_price: 21_000, average_market_price: 30_000 }, 1_000],
  ['nation', { average_market_price: 30_000 }, 10_000],
  ['nation', { state_average_market_price: 0, average_market_price: 30_000 }, 10_000],
])('the average of the %s counts where prices are %j (Spec 5.36)', (scope, market, below) => {
  const badge = marketBadge({ autograb_data: market }, shown(20_000), settings)
  expect(badge).toMatchObject({ below, scope })
})

test.each([
  [21_049, 21_000],
  [21_050, 21_100],
])('an average of %d is told as %d, beside the price (Spec 5.36)', (stated, average) => {
  expect(marketBadge(inState(stated), shown(20_000), settings)).toMatchObject({
    price: 20_000,
    average,
  })
})

test.each([
  ['the market price is unknown', ['market_price_unknown'], {}, shown(20_000)],
  ['the market is 0', ['market_price_unknown'], inState(0), shown(20_000)],
  ['the market is no number', ['market_price_unknown'], inState(Number.NaN), shown(20_000)],
  ['the market is endless', ['market_price_unknown'], inState(Infinity), shown(20_000)],
  ['no price shows', ['price_not_shown'], inState(20_000), { kind: 'none', text: 'Ask' }],
  [
    'a weekly price shows',
    ['price_not_shown'],
    inState(20_000),
    { kind: 'subscription', price: 199, text: '$199 per week' },
  ],
  [
    'neither price is known',
    ['price_not_shown', 'market_price_unknown'],
    {},
    { kind: 'preorder', text: 'PREORDER' },
  ],
] as const)('there is no badge where %s: %j (Spec 5.36)', (_, reasons, car, display) => {
  expect(reasonsOf(marketBadge(car, display, settings))).toEqual(reasons)
})

test('there is no badge where the feature is off (Spec 5.36)', () => {
  const off = { ...settings, enabled: false }
  expect(reasonsOf(marketBadge(inState(20_000), shown(10_000), off))).toEqual(['feature_off'])
})

test('a reduced price counts as what it was reduced to (Spec 5.36)', () => {
  const reduced = { kind: 'reduced', price: 19_000, was: 19_900, text: '$19,000' } as const
  expect(marketBadge(inState(20_000), reduced, settings)).toMatchObject({ below: 1_000 })
})
