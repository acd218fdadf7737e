import { expect, test } from 'vitest'
import { excerptOf } from './attempt.ts'

test.each([
  ['a mail address', 'No user <sam.lee+1@example.com>, sorry', 'No user <…@…>, sorry'],
  ['a phone number', 'Invalid: +61 491 570 006.', 'Invalid: ….'],
  ['a phone number of a lead', '{"phone":"0491570006"}', '{"phone":"…"}'],
  ['lines and tabs', 'a\r\n\tb\n', 'a b'],
  ['marks that reverse or hide text', 'a\u{202e}b\u{200b}c\u{1b}[31m\0', 'a b c [31m'],
  ['half a character', 'a\u{d800}', 'a\u{fffd}'],
  ['short numbers', 'HTTP 404, code 12345', 'HTTP 404, code 12345'],
])('%s of a receiver’s answer: %j is stored as %j (D23)', (_what, text, excerpt) => {
  expect(excerptOf(text)).toBe(excerpt)
})

test('an excerpt is short, and no character is cut in two', () => {
  const excerpt = excerptOf(`${'x'.repeat(199)}🚗${'y'.repeat(10_000_000)}`)
  expect(excerpt).toBe(`${'x'.repeat(199)}\u{fffd}…`)
})
