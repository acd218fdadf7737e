import { expect, test } from 'vitest'
import { readRego } from './rego-number.ts'
import { readVin } from './vin.ts'

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

test.each([
  ['whose check digit is wrong', '1M8GDM9A0KP042788', ['check_digit_wrong']],
  ['whose check digit is X', '1M8GDM9AXKP042788', []],
  ['of digits alone', '11111111111111111', []],
  ['of zeros', '00000000000000000', []],
  ['with a digit changed', '11111111111111112', ['check_digit_wrong']],
])('a VIN %s (%s) is read with the warnings %j (Spec 3.02)', (_way, text, warnings) => {
  expect(readVin(text)).toEqual({ valid: true, value: { vin: text, warnings } })
})

test.each([
  ['A and J', 'AJ', '1'],
  ['B, K and S', 'BKS', '3'],
  ['C, L and T', 'CLT', '5'],
  ['D, M and U', 'DMU', '7'],
  ['E, N and V', 'ENV', '9'],
  ['F and W', 'FW', '0'],
  ['G, P and X', 'GPX', '2'],
  ['H and Y', 'HY', '4'],
  ['R and Z', 'RZ', '6'],
])(
  'a VIN of ones that ends with %s (%s) has the check digit %s (Spec 3.44)',
  (_which, ends, digit) => {
    for (const end of ends) {
      expect(readVin(`11111111${digit}1111111${end}`)).toMatchObject({ value: { warnings: [] } })
    }
  },
)

test('spaces and dashes of a VIN are dropped, letters made capitals (Spec 3.44)', () => {
  const reading = readVin(' 5gzcz43d-13s8 12715 ')
  expect(reading).toEqual({ valid: true, value: { vin: '5GZCZ43D13S812715', warnings: [] } })
})

test.each([
  ['nothing', '', 'missing'],
  ['the text null', 'null', 'missing'],
  ['16 characters', '1111111111111111', 'not_17_characters'],
  ['18 characters', '111111111111111111', 'not_17_characters'],
  ['the letter I', 'I1111111111111111', 'letter_i_o_or_q'],
  ['the letter O', '1111111111111111O', 'letter_i_o_or_q'],
  ['the letter q', '11111111q11111111', 'letter_i_o_or_q'],
  ['another sign', '1111111111111111*', 'not_letters_and_digits'],
  ['a sign before it', '*1111111111111111', 'not_letters_and_digits'],
])('a VIN with %s (%s) is refused: %s (Spec 3.44)', (_what, text, reason) => {
  expect(readVin(text)).toMatchObject({ valid: false, reason, message: sentence })
})
