import { expect, test } from 'vitest'
import { unseenReason } from './seen.ts'

test.each([
  [{ name: 'from', reason: 'not_started' }, 'its first day is still to come'],
  [{ name: 'viewport', reason: 'other_screen' }, 'for screens of another width'],
  [{ name: 'flag', reason: 'feature_off', flag: 'finance' }, 'feature “Finance” is off'],
  [{ name: 'from' }, undefined],
] as const)('what hides a block is told in words, of %j (Spec 6.04)', (condition, words) => {
  expect(unseenReason({ conditions: { a: [condition] }, empty: [] }, 'a')).toBe(words)
})

test('a block that shows nothing is told, and one that is seen is not (Spec 6.04)', () => {
  const seen = { conditions: {}, empty: ['a'] }
  expect(unseenReason(seen, 'a')).toBe('there is nothing to show')
  expect(unseenReason(seen, 'b')).toBeUndefined()
})
