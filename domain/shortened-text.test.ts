import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEALER_COMMENTS_CHARACTERS, shortened } from './shortened-text.ts'

test.each([
  ['one two three', 7, 'one two…'],
  ['one two three', 9, 'one two…'],
  ['one two\n\nthree', 8, 'one two…'],
  ['one   two', 4, 'one…'],
  ['unbreakable', 5, 'unbre…'],
  [' unbreakable', 5, ' unbr…'],
  ['🚗🚗🚗', 2, '🚗🚗…'],
  ['word', 0, '…'],
])('%j shortened to %i characters is %j (Spec 9.09)', (text, limit, start) => {
  expect(shortened(text, limit)).toBe(start)
})

test.each([
  ['four words of text', 100],
  ['exactly', 7],
  ['🚗🚗', 2],
  ['', 0],
])('%j is not longer than %i characters and stays whole (Spec 9.09)', (text, limit) => {
  expect(shortened(text, limit)).toBeUndefined()
})

test('dealer comments stay whole up to 400 characters (Spec 9.09)', () => {
  const words = 'ab '.repeat(400)
  expect(shortened(words.slice(0, 399), DEALER_COMMENTS_CHARACTERS)).toBeUndefined()
  expect(shortened(words.slice(0, 400), DEALER_COMMENTS_CHARACTERS)).toBeUndefined()
  expect(shortened(words.slice(0, 401), DEALER_COMMENTS_CHARACTERS)).toMatch(/^(ab )+ab…$/)
})

test('what is shortened begins the text and is never longer than the limit (Spec 9.09)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.nat(50), (text, limit) => {
      const start = shortened(text, limit)?.slice(0, -1) ?? text
      expect(text.startsWith(start)).toBe(true)
      expect(Array.from(start).length <= limit).toBe(true)
    }),
  )
})
