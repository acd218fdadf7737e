import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanLine, cleanLines } from './clean-text.ts'

test.each([
  ['spaces around it', '  Sam  ', 'Sam'],
  ['NUL and other controls', 'a\u0000b\u0007c\u001bd\u007fe\u0085f', 'abcdef'],
  ['marks that turn text', '\u202eevil\u202c \u2066x\u2069', 'evil x'],
  ['half a pair', 'a\ud83db\ude00c', 'abc'],
  ['a whole pair, which stays', 'Grüße 😀 Māori', 'Grüße 😀 Māori'],
  ['no characters', '\ufeffa\ufffeb\uffff', 'ab'],
  ['every end of a line', 'a\r\nb\rc\u2028d\u2029e\nf\tg', 'a\nb\nc\nd\ne\nf\tg'],
  ['markup, which is text', '<script>alert(1)</script>', '<script>alert(1)</script>'],
])('a text with %s is cleaned (Spec 8.12)', (_what, typed, stored) => {
  expect(cleanLines(typed)).toBe(stored)
})

test('on one line it can end no header (Spec 8.12)', () => {
  expect(cleanLine('Sam\r\nBcc: all@example.com\u2028 \t x')).toBe('Sam Bcc: all@example.com x')
})

test('what is clean stays, and every engine and XML take it (Spec 8.12)', () => {
  const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }))
  fc.assert(
    fc.property(texts, (typed) => {
      const clean = cleanLines(typed)
      expect(cleanLines(clean)).toBe(clean)
      expect(clean.isWellFormed()).toBe(true)
      expect(clean).not.toMatch(/\0/)
    }),
  )
})
