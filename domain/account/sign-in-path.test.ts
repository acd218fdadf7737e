import { describe, expect, test } from 'vitest'
import { sameSitePath } from './same-site-path.ts'
import { signInPath, signInTypeNamed, signInTypeOf } from './sign-in-path.ts'
import { signInTypes } from './sign-in-type.ts'

describe('a path on the same site', () => {
  test.each([
    ['home', '/'],
    ['a page', '/cars/2021-toyota-hilux-u1042'],
    ['with a query', '/search?make=Toyota&price=10000:30000'],
    ['with an anchor', '/cars/u1042#key-information'],
    ['with another address in its query', '/finance?from=https://example.com//x'],
    ['with encoded letters', '/search/caf%C3%A9'],
    ['with dots', '/cars/../search'],
    ['with a dot for its name', '/.well-known'],
  ])('%s stays as it is: %s (D25)', (_what, path) => {
    expect(sameSitePath(path)).toBe(path)
  })

  test.each([
    ['an empty text', ''],
    ['two slashes', '//evil.example'],
    ['three slashes', '///evil.example'],
    ['a backslash after the slash', '/\\evil.example'],
    ['backslashes', '\\\\evil.example'],
    ['an encoded slash after the slash', '/%2Fevil.example'],
    ['an encoded backslash after the slash', '/%5cevil.example'],
    ['encoded slashes alone', '%2F%2Fevil.example'],
    ['two slashes that dots hide', '/.//evil.example'],
    ['two slashes further on', '/cars//evil.example'],
    ['a tab between slashes', '/\t/evil.example'],
    ['a line break', '/cars\r\nlocation: //evil.example'],
    ['a leading space', ' //evil.example'],
    ['an address', 'https://evil.example/'],
    ['an address without slashes', 'http:evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['data', 'data:text/html,hi'],
    ['a name before the host', '@evil.example'],
    ['a relative path', 'cars/u1042'],
    ['a query alone', '?redirect=/'],
    ['the text null', 'null'],
  ])('%s (%j) is ignored and leads home (D25)', (_what, text) => {
    expect(sameSitePath(text)).toBe('/')
  })

  test('where none is named is home (D25)', () => {
    expect(sameSitePath(undefined)).toBe('/')
  })

  test.each(['/cars//x', '/.//x', '/\\x', '/a/..//x', '//x', '/%2e%2e//x', '/cars/..%2f/x'])(
    '%s leads to this host for a browser too (D25)',
    (text) => {
      expect(new URL(sameSitePath(text), 'https://dealer.example').host).toBe('dealer.example')
    },
  )
})

describe('the sign-in path', () => {
  test('has the purpose, the target and the way back (Spec 2.10, 2.30)', () => {
    const path = signInPath({
      type: 'watchlist',
      redirect: '/cars/u1042?a=1&b=2',
      back: '/search',
    })
    expect(path).toBe(
      '/sign-in?type=watchlist&redirect=%2Fcars%2Fu1042%3Fa%3D1%26b%3D2&back=%2Fsearch',
    )
    const { searchParams } = new URL(path, 'https://dealer.example')
    expect(sameSitePath(searchParams.get('redirect') ?? '')).toBe('/cars/u1042?a=1&b=2')
  })

  test('may have no purpose, and a car to save (Spec 2.10, 4.12)', () => {
    expect(signInPath({ redirect: '/', back: '/' })).toBe('/sign-in?redirect=%2F&back=%2F')
    const saving = { type: 'watchlist', redirect: '/cars/u1', back: '/', save: 'u 1' } as const
    const { searchParams } = new URL(signInPath(saving), 'https://dealer.example')
    expect(Object.fromEntries(searchParams)).toEqual(saving)
  })

  test.each([
    ['finance', 'finance'],
    ['nothing', undefined],
    [undefined, undefined],
  ])('names the purpose %s: %s (Spec 2.10)', (text, type) => {
    expect(signInTypeNamed(text)).toBe(type)
  })

  test('never leads away from the site (D25)', () => {
    expect(signInPath({ type: 'finance', redirect: '//evil.example', back: 'http://x' })).toBe(
      '/sign-in?type=finance&redirect=%2F&back=%2F',
    )
  })

  test.each([
    ['/online-payment', 'online-payment'],
    ['/spin-to-win', 'spin-to-win'],
    ['/checkout/u1042', 'checkout'],
    ['/cars/u1042/checkout', 'checkout'],
    ['/cars/u1042/buy-online', 'checkout'],
    ['/checkout-journey', 'checkout'],
    ['/cars/trade-in', 'trade-in'],
    ['/sell-my-car', 'trade-in'],
    ['/personalised/finance', 'finance'],
    ['/apply-for-finance', 'finance'],
    ['/cars/u1042', 'watchlist'],
    ['/watchlist', 'watchlist'],
    ['/my-account', 'watchlist'],
    ['/', 'watchlist'],
    ['/evil%22%3E', 'watchlist'],
  ])('from %s is for %s (Spec 2.30, D25)', (path, type) => {
    expect(signInTypeOf(path)).toBe(type)
  })

  test('has a type for each reason to sign in (D25)', () => {
    expect(signInTypes.join(' ')).toBe(
      'watchlist checkout finance trade-in spin-to-win online-payment',
    )
  })
})
