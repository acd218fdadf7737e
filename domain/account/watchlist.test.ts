import { describe, expect, test } from 'vitest'
import {
  type Watchlist,
  type WatchlistChange,
  watchlistAnswered,
  watchlistChanged,
  watchlistShown,
} from './watchlist.ts'
import { watchlistCall } from './watchlist-call.ts'

const user = { phone: '+61491570006' }

describe('the list', () => {
  const list: Watchlist = { entries: [{ id: 'u1' }], pending: [] }
  const idsOf = (shown: Watchlist) => watchlistShown(shown).map(({ id }) => id)
  const save: WatchlistChange = { action: 'save', id: 'u2' }
  const remove: WatchlistChange = { action: 'remove', id: 'u1' }

  test.each([
    ['a saved car', save, ['u1', 'u2']],
    ['a car saved twice once', { action: 'save', id: 'u1' } as const, ['u1']],
    ['no removed car', remove, []],
    ['the rest when an unknown car is removed', { action: 'remove', id: 'u9' } as const, ['u1']],
  ])('shows %s before the server answers (Spec 4.12)', (_what, change, ids) => {
    const changed = watchlistChanged(list, change)
    expect(idsOf(changed)).toEqual(ids)
    expect(changed.entries).toEqual(list.entries)
    expect(idsOf(watchlistAnswered(changed, change, { success: true }))).toEqual(ids)
  })

  test.each([save, remove, { action: 'save', id: 'u1' } as const])(
    'is as before when the call to %j fails (Spec 4.12, 8.01)',
    (change) => {
      const changed = watchlistChanged(list, change)
      expect(watchlistAnswered(changed, change, { success: false })).toEqual(list)
    },
  )

  test('keeps what still waits when another change is answered (Spec 4.12)', () => {
    const both = watchlistChanged(watchlistChanged(list, save), remove)
    expect(idsOf(watchlistAnswered(both, save, { success: false }))).toEqual([])
    expect(idsOf(watchlistAnswered(both, remove, { success: true }))).toEqual(['u2'])
  })
})

describe('a call to the watchlist', () => {
  test.each(['+61491570006', '0491 570 006', '+61 (0)491 570 006'])(
    'may carry the phone of the signed-in user as %s (D26)',
    (phone_number) => {
      expect(watchlistCall({ phone_number }, { user, country: 'AU' })).toEqual({ eligible: true })
    },
  )

  test.each([
    ['the phone of another', { user }, '0491 570 156', 'phone_of_another'],
    ['no phone', { user }, '', 'phone_of_another'],
    ['words', { user }, 'null', 'phone_of_another'],
    ['a phone, of a user without one', { user: {} }, '0491 570 006', 'phone_of_another'],
    ['a phone, without a user', {}, '0491 570 006', 'not_signed_in'],
  ])('that carries %s is refused (D26)', (_what, who, phone_number, reason) => {
    expect(watchlistCall({ phone_number }, { ...who, country: 'AU' })).toEqual({
      eligible: false,
      reasons: [reason],
    })
  })
})
