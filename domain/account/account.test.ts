import { expect, test } from 'vitest'
import { favouriteSchema } from './favourite.ts'
import { userSchema } from './user.ts'
import { watchlistEntrySchema } from './watchlist-entry.ts'

test.each([
  ['a favourite', favouriteSchema],
  ['a watchlist entry', watchlistEntrySchema],
])('%s is the id of a car, and no text of the car (Spec 3.36)', (_what, schema) => {
  expect(schema.parse({ id: 'u1042' })).toEqual({ id: 'u1042' })
  for (const fault of [{}, { id: '' }, { id: 1042 }, { id: 'u1042', name: 'Kia Rio' }, null]) {
    expect(schema.safeParse(fault).success).toBe(false)
  }
})

test('a favourite may have the whole dollars that its car cost when it was saved (Spec 1.04, 3.36)', () => {
  expect(favouriteSchema.parse({ id: 'u1042', price: 19_990 })).toMatchObject({ price: 19_990 })
  expect(favouriteSchema.safeParse({ id: 'u1042', price: '19990' }).success).toBe(false)
})

test('a user may have a phone, stored as E.164 (Spec 3.36)', () => {
  expect(userSchema.parse({ phone: '+61491570006' })).toEqual({ phone: '+61491570006' })
  expect(userSchema.parse({})).toEqual({})
  expect(userSchema.safeParse({ phone: '0491 570 006' }).success).toBe(false)
})
