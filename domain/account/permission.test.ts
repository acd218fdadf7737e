import { describe, expect, test } from 'vitest'
import { type Action, permission } from './permission.ts'

const flags = { testDrive: true, favourites: true, compare: true, watchlist: true }
const user = { phone: '+61491570006' }

describe('an anonymous visitor', () => {
  test.each<Action>([
    'browse',
    'search',
    'filter',
    'enquire',
    'book_test_drive',
    'reveal_phone',
    'keep_favourites',
    'compare',
  ])('may %s (Spec 6.01)', (action) => {
    expect(permission(action, { flags })).toEqual({ eligible: true })
  })

  test.each<Action>(['keep_watchlist', 'enter_gated_route'])(
    'may not %s without signing in (Spec 6.01, 6.02)',
    (action) => {
      expect(permission(action, { flags })).toEqual({
        eligible: false,
        reasons: ['not_signed_in'],
      })
    },
  )
})

describe('a signed-in user', () => {
  test.each<Action>(['browse', 'keep_watchlist', 'enter_gated_route'])(
    'with a phone may %s (Spec 6.02)',
    (action) => {
      expect(permission(action, { user, flags })).toEqual({ eligible: true })
    },
  )

  test.each<Action>(['keep_watchlist', 'enter_gated_route'])(
    'without a phone may not %s (Spec 6.02)',
    (action) => {
      expect(permission(action, { user: {}, flags })).toEqual({
        eligible: false,
        reasons: ['phone_missing'],
      })
    },
  )
})

test.each([
  ['book_test_drive', 'testDrive'],
  ['keep_favourites', 'favourites'],
  ['compare', 'compare'],
  ['keep_watchlist', 'watchlist'],
] as const)('nobody may %s where the site has %s off (Spec 6.04)', (action, flag) => {
  expect(permission(action, { user, flags: { ...flags, [flag]: false } })).toEqual({
    eligible: false,
    reasons: ['feature_off'],
  })
})
