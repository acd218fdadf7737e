import { expect, test } from 'vitest'
import { confirmed, hold, released } from './hold.fixture.ts'
import { holdSchema } from './hold.ts'

test.each([
  ['one that waits', hold],
  ['one that is confirmed', confirmed],
  ['one that was released', released],
])('a hold is read as it was stored: %s (D31)', (_name, stored) => {
  expect(holdSchema.parse(stored)).toEqual(stored)
})

test.each([
  ['a deposit that is text', { ...hold, deposit: '200' }, 'deposit'],
  ['a deposit below zero', { ...hold, deposit: -1 }, 'deposit'],
  ['half a dollar', { ...hold, deposit: 0.5 }, 'deposit'],
  ['no time', { ...hold, held_at: 'null' }, 'held_at'],
  ['no buyer', { ...hold, buyer_id: '' }, 'buyer_id'],
])('a hold that is unclear is rejected by its path: %s (D31)', (_name, stored, path) => {
  expect(holdSchema.safeParse(stored).error?.issues.map((issue) => issue.path)).toEqual([[path]])
})
