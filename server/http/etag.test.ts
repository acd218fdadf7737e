import { expect, test } from 'vitest'
import { etagMatches } from './etag.ts'

test.each([
  ['"a-br"', '"a-br"'],
  ['W/"a-br"', '"a-br"'],
  ['"a-br"', 'W/"a-br"'],
  ['"x", "a-br"', '"a-br"'],
  ['"x","a-br","y"', '"a-br"'],
  [' , "x" ,, W/"a-br" ', '"a-br"'],
  ['"x,y", "a,b"', '"a,b"'],
  ['*', '"a-br"'],
  [' * ', '"a-br"'],
])('If-None-Match: %s names %s (RFC 9110, 13.1.2)', (header, etag) => {
  expect(etagMatches(header, etag)).toBe(true)
})

test.each([
  [undefined, '"a-br"'],
  ['', '"a-br"'],
  ['"zza-br"', '"a-br"'],
  ['"a-brzz"', '"a-br"'],
  ['"zza-br', '"a-br"'],
  ['a-br', '"a-br"'],
  ['"a-gzip"', '"a-br"'],
  ['w/"a-br"', '"a-br"'],
  ['"x"a-br"', '"a-br"'],
  ['"a,b"', '"a"'],
  ['"a", *', '"b"'],
  ['x, "a-br"', '"a-br"'],
])('If-None-Match: %s does not name %s (RFC 9110, 13.1.2)', (header, etag) => {
  expect(etagMatches(header, etag)).toBe(false)
})

test('a match does not depend on the call before', () => {
  expect([etagMatches('"a"', '"a"'), etagMatches('"a"', '"a"')]).toEqual([true, true])
})
