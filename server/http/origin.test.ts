import { describe, expect, test } from 'vitest'
import { originOf, publicAddress, transportSecurity } from './origin.ts'

const addressOf = (host: string, headers: Record<string, string> = {}, trustProxy = true) =>
  publicAddress((name) => headers[name], new URL(`http://${host}/search`), trustProxy)

describe('the public address of a request', () => {
  test.each([
    ['harbour.localhost:4173', { scheme: 'http', host: 'harbour.localhost', port: ':4173' }],
    ['WWW.Harbour.Example.', { scheme: 'http', host: 'www.harbour.example', port: '' }],
    ['harbour.example:80', { scheme: 'http', host: 'harbour.example', port: '' }],
    ['[::1]:4173', { scheme: 'http', host: '[::1]', port: ':4173' }],
  ])('is read from %s in lower case, without final dot and default port (D1)', (host, address) => {
    expect(addressOf(host)).toEqual(address)
  })

  test.each([
    ['https', 'https'],
    ['HTTPS', 'https'],
    [' https , http', 'https'],
    ['http', 'http'],
    ['javascript', 'http'],
    ['">', 'http'],
    ['', 'http'],
  ])(
    'has the scheme that a trusted proxy names, X-Forwarded-Proto: %j → %s (D1)',
    (sent, scheme) => {
      expect(addressOf('a.example', { 'x-forwarded-proto': sent }).scheme).toBe(scheme)
    },
  )

  test.each([
    ['www.harbour.example', 'www.harbour.example'],
    ['www.harbour.example:8443, inside', 'www.harbour.example'],
    ['www.harbour.example:69140', 'inside.example'],
    ['"><script>', 'inside.example'],
    ['a b', 'inside.example'],
    ['user@harbour.example', 'inside.example'],
    ['harbour.example/path', 'inside.example'],
    [`${'a'.repeat(300)}.example`, 'inside.example'],
    ['', 'inside.example'],
  ])('has the host that a trusted proxy names, X-Forwarded-Host: %j → %s (D1)', (sent, host) => {
    expect(addressOf('inside.example', { 'x-forwarded-host': sent }).host).toBe(host)
  })

  test('is that of the request where no proxy is trusted (D1)', () => {
    const forged = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example' }
    expect(addressOf('harbour.example', forged, false)).toMatchObject({
      scheme: 'http',
      host: 'harbour.example',
    })
  })

  test('has for a local name the port that the server listens on, regardless of the request', () => {
    const url = new URL('http://harbour.localhost:4999/search')
    expect(publicAddress(() => undefined, url, false, 4173).port).toBe(':4173')
    const named = new URL('http://harbour.example:4999/search')
    expect(publicAddress(() => undefined, named, false, 4173).port).toBe(':4999')
  })

  test('omits the default port of its scheme (D1)', () => {
    const sent = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'a.example:443' }
    expect(addressOf('inside.example', sent).port).toBe('')
  })
})

const hosts = ['harbour.test.localhost', 'www.harbour.example', 'harbour.example']

test.each([
  ['www.harbour.example', 'http://www.harbour.example'],
  ['www.harbour.example:81', 'http://www.harbour.example'],
  ['harbour.example.', 'http://www.harbour.example'],
  ['harbour.localhost:4173', 'http://harbour.localhost:4173'],
  ['harbour.localhost.', 'http://harbour.localhost'],
  ['localhost:4173', 'http://localhost:4173'],
])('the origin of pages at %s is %s (D1)', (host, origin) => {
  expect(originOf(addressOf(host), hosts)).toBe(origin)
})

test.each([
  ['https://www.harbour.example', true],
  ['http://www.harbour.example', false],
  ['https://harbour.localhost:4173', false],
  ['https://localhost', false],
  ['https://localhost.example', true],
])('%s has an HSTS header: %s (RFC 6797)', (origin, isSecure) => {
  expect('strict-transport-security' in transportSecurity(origin)).toBe(isSecure)
})
