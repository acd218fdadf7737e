import { describe, expect, test } from 'vitest'
import { appWith, ask } from '../app.fixture.ts'
import { directoryOf } from '../site/site.fixture.ts'

describe('the canonical address of a site (D1)', () => {
  /** Harbour with two hosts of its own. */
  async function twoHosts() {
    const { services } = await appWith()
    const harbour = services.directory.tenants().get('harbour')
    if (!harbour) throw new Error('the demo has no harbour')
    const hosts = ['www.harbour.example', 'harbour.example']
    const directory = directoryOf([{ ...harbour, site: { ...harbour.site, hosts } }])
    const { app } = await appWith({ directory }, { trustProxy: true })
    return (at: string, path: string, headers: Record<string, string> = {}) =>
      ask(app, path, { headers }, at)
  }

  test('is its first host: the others redirect there permanently, with path and query', async () => {
    const get = await twoHosts()
    const secure = { 'x-forwarded-proto': 'https' }
    for (const path of ['/search?make=Kia&utm_source=mail', '//evil.example/', '/api/search']) {
      const { status, answer } = await get('harbour.example', path, secure)
      expect([status, answer.headers.get('location')]).toEqual([
        308,
        `https://www.harbour.example${path}`,
      ])
    }
    expect((await get('www.harbour.example', '/search')).status).toBe(200)
    expect((await get('WWW.harbour.example.:81', '/search')).status).toBe(200)
  })

  test.each([
    ['www.harbour.example:81', 'http://www.harbour.example'],
    ['harbour.localhost.', 'http://harbour.localhost'],
    ['harbour.localhost:4173', 'http://harbour.localhost:4173'],
  ])('as named by pages at %s is %s', async (at, origin) => {
    const get = await twoHosts()
    const { text } = await get(at, '/search')
    expect(text).toContain(`<link rel="canonical" href="${origin}/search">`)
    expect(text).toContain(`<meta property="og:url" content="${origin}/search">`)
  })

  test.each(['javascript', '">', 'ftp, https', ''])(
    'has no scheme but http and https: X-Forwarded-Proto %j',
    async (scheme) => {
      const get = await twoHosts()
      const { status, text } = await get('www.harbour.example', '/search', {
        'x-forwarded-proto': scheme,
      })
      expect(status).toBe(200)
      expect(text).toContain('<link rel="canonical" href="http://www.harbour.example/search">')
    },
  )

  test('has an HSTS header where it is served by https', async () => {
    const get = await twoHosts()
    const secure = { 'x-forwarded-proto': 'https' }
    for (const path of ['/search', '/api/search', '/assets/app.js', '/no-such-page']) {
      const { answer } = await get('www.harbour.example', path, secure)
      expect(answer.headers.get('strict-transport-security'), path).toBe('max-age=31536000')
    }
    const local = await get('harbour.localhost', '/search', secure)
    expect(local.answer.headers.get('strict-transport-security')).toBeNull()
  })
})
