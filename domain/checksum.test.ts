import { expect, test } from 'vitest'
import { checksum } from './checksum.ts'

// The vectors of the algorithm's authors.
test.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('the checksum of "%s" is that of FNV-1a', (text, expected) => {
  expect(checksum(text)).toBe(expected)
})
