import { expect, test } from 'vitest'
import { readNumber } from './read-number.ts'

test.each([
  ['30000', 30_000],
  ['$30,000', 30_000],
  ['A$ 30 000', 30_000],
  ['nz$1,250,000.50', 1_250_000.5],
  ['-5', -5],
  ['.5', 0.5],
  ['', undefined],
  ['  ', undefined],
  // On the way to $30,000.
  ['$', undefined],
  ['$30,0', 300],
  ['30k', Number.NaN],
  ['0x10', Number.NaN],
  ['1e3', Number.NaN],
  ['many', Number.NaN],
])('reads “%s” as %s (Spec 6.04)', (text, number) => {
  expect(readNumber(text)).toBe(number)
})
