import fc from 'fast-check'
import { expect, test } from 'vitest'
import { siteUrlOf } from './site-url.ts'

test.each([
  ['?make=Kia', '?make=Kia&utm_source=mail&fbclid=1'],
  ['?make=Kia', '?junk=%01%02&make=Kia&a[b]=c'],
  ['', '?__proto__=1&constructor=&x=1'],
])('a page at %s is the same page at %s (D7)', (known, withUnknown) => {
  const { tidy: _, ...bare } = siteUrlOf('/search', known)
  expect(siteUrlOf('/search', withUnknown)).toMatchObject(bare)
})

test.each([
  ['?price.min=&make=Toyota', '/search?make=Toyota'],
  ['?price.min=10000&price.max=', '/search?price=10000:'],
  ['?make=', '/search'],
  [
    '?refinementList[make][0]=Kia&utm_source=mail&empty=',
    '/search?make=Kia&utm_source=mail&empty=',
  ],
  ['?make=&gclid=a%20b', '/search?gclid=a+b'],
])('the spelling %s leads to %s, with what is not ours (D7)', (search, tidy) => {
  expect(siteUrlOf('/search', search).tidy).toBe(tidy)
})

test.each([
  '?make=Toyota',
  '?empty=',
  '?a[b]=1&c.d=2',
  '?refinementList[moon]=full',
  '?make=&_blocks=a',
])('%s stays as it is (D7)', (search) => expect(siteUrlOf('/search', search).tidy).toBeUndefined())

test('a canonical address leads nowhere else, whatever the query (D7)', () => {
  const name = fc.constantFrom(
    'make',
    'price.min',
    'range[km]',
    'utm_source',
    'a[b]',
    'a.b',
    '_blocks',
  )
  const pairs = fc.array(fc.tuple(fc.oneof(name, fc.string()), fc.string()), { maxLength: 8 })
  fc.assert(
    fc.property(pairs, (pairs) => {
      const { tidy, query } = siteUrlOf('/search', `?${new URLSearchParams(pairs)}`)
      if (tidy === undefined) return
      const again = siteUrlOf('/search', new URL(tidy, 'http://a.example').search)
      expect(again).toMatchObject({ tidy: undefined, query })
    }),
  )
})
