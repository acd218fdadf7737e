import { expect, test } from 'vitest'
import { readRego } from './rego-number.ts'

const sentence = expect.stringMatching(/^(A|Please) .*\.$/)

test.each([
  ['as it is stored', '123ABC', '123ABC'],
  ['in small letters', 'abc12d', 'ABC12D'],
  ['with spaces', ' 123 abc ', '123ABC'],
  ['with a dash', 'ABC-123', 'ABC123'],
  ['with a long dash', 'ABC–123', 'ABC123'],
  ['of one character', 'X', 'X'],
  ['of seven characters', 'ABCD123', 'ABCD123'],
])('a registration number %s (%s) is read as %s (Spec 3.38)', (_way, text, value) => {
  expect(readRego(text)).toEqual({ valid: true, value })
})

test.each([
  ['nothing', '', 'missing'],
  ['the text null', 'null', 'missing'],
  ['a dash alone', '-', 'not_letters_and_digits'],
  ['another sign', 'ABC*12', 'not_letters_and_digits'],
  ['a letter of another alphabet', 'ÀBC123', 'not_letters_and_digits'],
  ['eight characters', 'ABCD1234', 'too_long'],
])('a registration number with %s (%s) is refused: %s (Spec 3.38)', (_what, text, reason) => {
  expect(readRego(text)).toMatchObject({ valid: false, reason, message: sentence })
})
