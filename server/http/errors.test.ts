import { describe, expect, test } from 'vitest'
import { appWith, ask, demoHost } from '../app.fixture.ts'
import type { SiteServices } from '../site/services.ts'
import { directoryOf } from '../site/site.fixture.ts'

const broken: Partial<SiteServices> = {
  stock: {
    of: () => Promise.reject(new Error('secret: a table is missing')),
    state: () => undefined,
    stats: () => ({ indexes: 0, bytes: 0, building: 0 }),
    close: () => undefined,
    changed: async () => undefined,
  },
}

describe('a path of the API answers errors as JSON, a path of a page as HTML (D22)', () => {
  test.each([
    ['/api/x', 'GET', demoHost, 404, 'not_found'],
    ['/api', 'GET', demoHost, 404, 'not_found'],
    ['/api/x', 'POST', demoHost, 404, 'not_found'],
    ['/api/search', 'POST', demoHost, 405, 'method_not_allowed'],
    ['/api/search', 'DELETE', demoHost, 405, 'method_not_allowed'],
    ['/api/search', 'GET', 'unknown.example', 404, 'no_such_site'],
    ['/media/picture', 'POST', demoHost, 405, 'method_not_allowed'],
  ])('%s by %s at %s: %i %s', async (path, method, at, status, code) => {
    const { app } = await appWith()
    const found = await ask(app, path, { method }, at)
    expect([found.status, found.type]).toEqual([status, 'application/json'])
    expect(JSON.parse(found.text)).toEqual({ error: expect.stringMatching(/^[A-Z].+/), code })
    expect(found.answer.headers.get('allow')).toBe(status === 405 ? 'GET, HEAD, OPTIONS' : null)
  })

  test.each([
    ['/no-such-page', 'GET', demoHost, 404],
    ['/search', 'POST', demoHost, 405],
    ['/search', 'PROPFIND', demoHost, 405],
    ['/', 'GET', 'unknown.example', 404],
    ['/apis', 'GET', demoHost, 404],
  ])('%s by %s at %s: %i', async (path, method, at, status) => {
    const { app } = await appWith()
    const found = await ask(app, path, { method }, at)
    expect([found.status, found.type]).toEqual([status, 'text/html; charset=utf-8'])
    expect(found.text).toMatch(/^<!doctype html>/i)
  })

  test.each([
    ['/api/search', 'application/json'],
    ['/search', 'text/html; charset=utf-8'],
  ])('%s is refused where it is longer than 8,000 characters, as %s', async (path, type) => {
    const { app } = await appWith()
    const ofLength = (length: number) => ask(app, `${path}?make=`.padEnd(length, 'x'))
    expect((await ofLength(8_000)).status).toBe(200)
    const found = await ofLength(8_001)
    expect([found.status, found.type]).toEqual([414, type])
    expect(found.text).toContain('The address is too long: at most 8,000 characters are read')
    expect(found.answer.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('keywords that make an address too long are read as far as they are read of any address (D10)', async () => {
    const { app } = await appWith()
    const pasted = new URLSearchParams({ query: 'One owner, as new. '.repeat(600), make: 'Kia' })
    const { answer } = await ask(app, `/search?${pasted}`)
    const read = new URLSearchParams({
      query: 'One owner, as new. '.repeat(600).slice(0, 200).trim(),
    })
    expect([answer.status, answer.headers.get('location')?.replaceAll(',', '%2C')]).toEqual([
      303,
      `/search?${read}`,
    ])
  })

  test('an address too long is not redirected to another host', async () => {
    const { app } = await appWith()
    const long = '?query='.padEnd(9_000, 'x')
    const found = await ask(app, `//elsewhere.example/search${long}`)
    expect([found.status, found.answer.headers.get('location')]).toEqual([414, null])
  })

  test('an internal error shows the id of the request and no details', async () => {
    const { app, errors } = await appWith(broken)
    const api = await ask(app, '/api/search')
    const id = api.answer.headers.get('x-request-id')
    expect([api.status, api.type]).toEqual([500, 'application/json'])
    expect(JSON.parse(api.text)).toEqual({
      error: `The error is on our side. If it lasts, please mention ${id}`,
      code: 'internal_error',
    })
    const page = await ask(app, '/search')
    expect([page.status, page.type]).toEqual([500, 'text/html; charset=utf-8'])
    expect(page.text).toContain(`${page.answer.headers.get('x-request-id')}`)
    expect(page.text).not.toContain('secret')
    expect(errors).toEqual(['request_failed', 'request_failed'])
  })

  test('a site whose file is invalid answers 503 to programs too (D22)', async () => {
    const moa = {
      slug: 'moa',
      isNamed: true,
      hosts: ['moa.example'],
      locale: 'en-NZ',
      problems: [],
    }
    const { app } = await appWith({ directory: directoryOf([], [moa]) })
    const found = await ask(app, '/api/search', {}, 'moa.example')
    expect([found.status, JSON.parse(found.text).code]).toEqual([503, 'site_unavailable'])
  })
})

test.each(['/', '/search', '/api/search', '/media/picture', '/assets/app.js', '/healthz'])(
  'HEAD of %s answers what GET does, without the body; OPTIONS lists the methods',
  async (path) => {
    const { app } = await appWith()
    const [get, head] = [await ask(app, path), await ask(app, path, { method: 'HEAD' })]
    expect([head.status, head.text]).toEqual([200, ''])
    expect(head.answer.headers.get('etag')).toBe(get.answer.headers.get('etag'))
    if (path.startsWith('/assets')) return
    const options = await ask(app, path, { method: 'OPTIONS' })
    expect([options.status, options.text]).toEqual([204, ''])
    expect(options.answer.headers.get('allow')).toBe('GET, HEAD, OPTIONS')
  },
)

test.each([
  ...['/', '/no-such-page', '/api/search', '/api/x', '/media/picture', '/assets/app.js'],
  ...['/assets/none.js', '/healthz', '/robots.txt', '/search/'],
])('%s carries the security headers and an id', async (path) => {
  const { app } = await appWith()
  const { headers } = (await ask(app, path)).answer
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  expect(headers.get('x-request-id')).toMatch(/^[\w-]+$/)
  expect(headers.get('strict-transport-security')).toBeNull()
})

test('plain pages are in the language of the site, if one is known (Spec 1.11)', async () => {
  const { app } = await appWith()
  const wrong = (at: string) => ask(app, '/', { method: 'POST' }, at)
  expect((await wrong('kiwi.localhost')).text).toContain('<html lang="en-NZ">')
  expect((await wrong('unknown.example')).text).toContain('<html lang="en-AU">')
})
