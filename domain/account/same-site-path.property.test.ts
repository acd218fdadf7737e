import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sameSitePath } from './same-site-path.ts'

const parts = fc.constantFrom(
  '/',
  '\\',
  '.',
  '..',
  ':',
  '@',
  '?',
  '#',
  '%2f',
  '%5C',
  '\t',
  '\n',
  'a',
)
const hostile = fc.array(fc.oneof(parts, fc.string({ unit: 'binary' })), { maxLength: 8 })

test('no text leads a browser to another host (D25)', () => {
  fc.assert(
    fc.property(hostile, (pieces) => {
      const path = sameSitePath(pieces.join(''))
      const { origin, pathname } = new URL(path, 'https://dealer.example/cars/u1')
      expect(origin).toBe('https://dealer.example')
      expect(pathname.startsWith('//')).toBe(false)
    }),
    { numRuns: 1000 },
  )
})
