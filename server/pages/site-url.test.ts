import fc from 'fast-check'
import { expect, test } from 'vitest'
import { siteUrlOf } from './site-url.ts'

const page = { maxChosen: 0, parameters: new Set<never>() }
const urlOf = (search: string) => siteUrlOf('/search', search, page)

test.each([
  ['?make=Kia', '?make=Kia&utm_source=mail&fbclid=1'],
  ['?make=Kia', '?junk=%01%02&make=Kia&a[b]=c'],
  ['', '?__proto__=1&constructor=&x=1'],
])('a page at %s is the same page at %s (D7)', (known, withUnknown) => {
  const { canonicalRedirect: _, ...bare } = urlOf(known)
  expect(urlOf(withUnknown)).toMatchObject(bare)
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
])(
  'the query %s redirects to %s, with the parameters that are not ours (D7)',
  (search, canonicalRedirect) => {
    expect(urlOf(search).canonicalRedirect).toBe(canonicalRedirect)
  },
)

test.each([
  '?make=Toyota',
  '?empty=',
  '?a[b]=1&c.d=2',
  '?refinementList[moon]=full',
  '?make=&_blocks=a',
])('%s is not redirected (D7)', (search) => expect(urlOf(search).canonicalRedirect).toBeUndefined())

test('a canonical URL is not redirected again, for any query (D7)', () => {
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
      const { canonicalRedirect, query } = urlOf(`?${new URLSearchParams(pairs)}`)
      if (canonicalRedirect === undefined) return
      const again = urlOf(new URL(canonicalRedirect, 'http://a.example').search)
      expect(again).toMatchObject({ canonicalRedirect: undefined, query })
    }),
  )
})
