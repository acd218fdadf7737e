import { expect, test } from 'vitest'
import { encodingFor } from './encoding.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['br;q=0.1', 'br'],
  ['GZIP, Br;Q=0', 'gzip'],
  ['deflate', 'identity'],
  ['brotli', 'identity'],
])('an Accept-Encoding of %j is answered in %s', (accept, encoding) => {
  expect(encodingFor(accept)).toBe(encoding)
})
