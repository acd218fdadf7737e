import { describe, expect, test } from 'vitest'
import { reasonsOf } from '../eligibility.ts'
import { compareButton, favouriteButton, savable } from './save-buttons.ts'

const car = { status: 'in_stock', price: 24_990, images: ['/1.jpg'] } as const
const given = (changes: object = {}) => ({ ...car, images: ['/1.jpg'], ...changes })
const off = { garage: false, favourites: false, watchlist: false }
const ofGarage = { ...off, garage: true, compare: true }
const ofFavourites = { ...off, favourites: true, compare: true }
const ofWatchlist = { ...off, watchlist: true, compare: true }
const bySaved = (alreadySaved: boolean) => ({ alreadySaved })

test.each([
  ['in_stock', false, []],
  ['coming_soon', false, []],
  ['sold', false, ['not_available']],
  ['sold', true, []],
  ['withdrawn', false, ['not_available']],
  ['withdrawn', true, []],
] as const)('a car %s, already saved: %s, cannot be saved because of %j (Spec 4.01)', (...row) => {
  const [status, alreadySaved, reasons] = row
  expect(reasonsOf(savable({ status }, { alreadySaved }))).toEqual(reasons)
})

describe('on a garage-enabled site', () => {
  test.each([
    ['in stock, priced, with a photo', [], {}],
    ['with its first photo alone', [], { images: undefined, primary_image_url: '/1.jpg' }],
    ['with a first photo beside no list', [], { images: [], primary_image_url: '/1.jpg' }],
    ['coming soon', ['not_in_stock'], { status: 'coming_soon' }],
    ['sold', ['not_in_stock'], { status: 'sold' }],
    ['without a price', ['price_not_above_0'], { price: undefined }],
    ['without a photo', ['no_image'], { images: undefined }],
    ['with an empty list of photos', ['no_image'], { images: [] }],
    [
      'withdrawn, without price and photo',
      ['not_in_stock', 'price_not_above_0', 'no_image'],
      { status: 'withdrawn', price: undefined, images: undefined },
    ],
  ])('a car %s has no save and compare buttons because of %j (Spec 5.06, 5.07)', (...row) => {
    const [, reasons, changes] = row
    expect(reasonsOf(favouriteButton(given(changes), ofGarage))).toEqual(reasons)
    expect(reasonsOf(compareButton(given(changes), ofGarage))).toEqual(reasons)
  })

  test.each([
    [-1, ['price_not_above_0']],
    [0, ['price_not_above_0']],
    [1, []],
    [Number.NaN, ['price_not_above_0']],
  ])('a car for %d has no buttons because of %j (Spec 5.07)', (price, reasons) => {
    expect(reasonsOf(favouriteButton(given({ price }), ofGarage))).toEqual(reasons)
    expect(reasonsOf(compareButton(given({ price }), ofGarage))).toEqual(reasons)
  })

  test('a car with an offer alone has buttons (Spec 4.07, 5.07)', () => {
    const offered = given({ price: undefined, offer_price: 23_500 })
    expect(reasonsOf(favouriteButton(offered, ofGarage))).toEqual([])
    expect(reasonsOf(compareButton(offered, ofGarage))).toEqual([])
  })

  test('a car that is saved can be taken back when it is sold (Spec 4.01, 5.07)', () => {
    const sold = given({ status: 'sold' })
    expect(reasonsOf(favouriteButton(sold, ofGarage, bySaved(true)))).toEqual([])
    expect(reasonsOf(favouriteButton(sold, ofGarage, bySaved(false)))).toEqual(['not_in_stock'])
  })
})

describe('on a favourites-storage site', () => {
  test.each([
    ['in stock', [], {}],
    ['in stock, without price and photo', [], { price: undefined, images: undefined }],
    ['coming soon', [], { status: 'coming_soon' }],
    ['sold', ['not_available'], { status: 'sold' }],
    ['withdrawn', ['not_available'], { status: 'withdrawn' }],
  ])('a car %s has no save and compare buttons because of %j (Spec 5.06, 5.08)', (...row) => {
    const [, reasons, changes] = row
    expect(reasonsOf(favouriteButton(given(changes), ofFavourites))).toEqual(reasons)
    expect(reasonsOf(compareButton(given(changes), ofFavourites))).toEqual(reasons)
  })

  test('a car that is saved can be taken back when it is sold (Spec 4.01, 5.08)', () => {
    const sold = given({ status: 'sold' })
    expect(reasonsOf(favouriteButton(sold, ofFavourites, bySaved(true)))).toEqual([])
  })
})

test('on a site with a watchlist a car passes the stock check, or the rules of its garage (Spec 4.01, 5.06-5.08)', () => {
  const sold = given({ status: 'sold' })
  expect(reasonsOf(favouriteButton(given({ price: undefined }), ofWatchlist))).toEqual([])
  expect(reasonsOf(favouriteButton(sold, ofWatchlist))).toEqual(['not_available'])
  expect(reasonsOf(favouriteButton(sold, ofWatchlist, bySaved(true)))).toEqual([])
  const both = { ...ofWatchlist, garage: true }
  expect(reasonsOf(favouriteButton(given({ price: undefined }), both))).toEqual([
    'price_not_above_0',
  ])
})

test('a site without the feature has no buttons (Spec 5.06)', () => {
  const none = { ...off, compare: false }
  expect(reasonsOf(favouriteButton(given(), none))).toEqual(['feature_off'])
  expect(reasonsOf(compareButton(given(), none))).toEqual(['feature_off'])
  expect(reasonsOf(compareButton(given(), { ...none, garage: true }))).toEqual(['feature_off'])
})

test('a site without the feature reports the other reasons too (Spec 5.06-5.08)', () => {
  const sold = given({ status: 'sold' })
  const reasonsWhere = (garage: boolean) =>
    reasonsOf(compareButton(sold, { garage, compare: false }))
  expect(reasonsWhere(true)).toEqual(['feature_off', 'not_in_stock'])
  expect(reasonsWhere(false)).toEqual(['feature_off', 'not_available'])
})
