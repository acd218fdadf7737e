import { describe, expect, test } from 'vitest'
import { sqliteForTests } from '../store/engines.fixture.ts'
import { accountServer, phone } from './account-server.fixture.ts'

const DAY = 24 * 60 * 60
const me = async (own: { get: (path: string) => Promise<{ text: string }> }) =>
  JSON.parse((await own.get('/api/me')).text).signed_in

describe('the cookies of a session', () => {
  test.each([
    ['https', '__Host-session', '; Secure'],
    ['http', 'session', ''],
  ])(
    'on %s is %s, which no script and no other site can use (D25)',
    async (scheme, name, secure) => {
      const server = await accountServer(sqliteForTests)
      const own = server.browser({ scheme })
      await server.signIn(own)
      const session = own.set.find((cookie) => cookie.startsWith(`${name}=`))
      expect(session?.replace(/=[\w-]{43};/, '=token;')).toBe(
        `${name}=token; Max-Age=7776000; Path=/; HttpOnly${secure}; SameSite=Lax`,
      )
      expect(own.set).toContain(`signed_in=1; Max-Age=7776000; Path=/${secure}; SameSite=Lax`)
      const pending = own.set.find((cookie) => cookie.includes('sign-in='))
      expect(pending).toMatch(new RegExp(`; HttpOnly${secure}; SameSite=Lax$`))
      // The sign-in on its way has ended with it.
      expect([...own.jar.keys()].toSorted()).toEqual([name, 'signed_in'].toSorted())
      expect(own.set.join()).not.toContain('491570006')
    },
  )

  test('a cookie without the prefix is nobody’s on https (D25)', async () => {
    const server = await accountServer(sqliteForTests)
    const own = server.browser({ scheme: 'https' })
    await server.signIn(own)
    const tossed = server.browser({ scheme: 'https' })
    tossed.jar.set('session', own.jar.get('__Host-session') ?? '')
    expect([await me(own), await me(tossed)]).toEqual([true, false])
  })
})

describe('a session', () => {
  test('is a new one at each sign-in, whatever the browser had before (D25)', async () => {
    const server = await accountServer(sqliteForTests)
    const own = server.browser()
    const planted = 'A'.repeat(43)
    own.jar.set('session', planted)
    await server.signIn(own)
    const first = own.jar.get('session') ?? ''
    expect(first).not.toBe(planted)
    const thief = server.browser()
    thief.jar.set('session', planted)
    expect(await me(thief)).toBe(false)
    server.later(60)
    await server.signIn(own)
    expect(own.jar.get('session')).not.toBe(first)
    thief.jar.set('session', first)
    expect([await me(thief), await me(own)]).toEqual([false, true])
  })

  test('lasts 90 days from the last visit, in the browser too (D25)', async () => {
    const server = await accountServer(sqliteForTests)
    const own = server.browser()
    await server.signIn(own)
    own.set.length = 0
    server.later(DAY - 1)
    expect([await me(own), own.set]).toEqual([true, []])
    server.later(1)
    expect(await me(own)).toBe(true)
    expect(own.set.map((cookie) => cookie.split('=')[0])).toEqual(['session', 'signed_in'])
    server.later(90 * DAY - 1)
    expect(await me(own)).toBe(true)
    server.later(90 * DAY)
    expect(await me(own)).toBe(false)
    // The hint of a session that has ended goes too, so that pages ask no more.
    expect([...own.jar.keys()]).toEqual([])
  })

  test('is worth nothing at another dealer, nor is its cookie on its way (D25)', async () => {
    const server = await accountServer(sqliteForTests)
    const own = server.browser()
    await server.signIn(own)
    server.later(60)
    const there = server.browser({ host: 'kiwi.localhost' })
    there.jar.set('session', own.jar.get('session') ?? '')
    expect(await me(there)).toBe(false)
    await own.post('/api/sign-in/code', { phone, redirect: '/finance' })
    there.jar.set('sign-in', own.jar.get('sign-in') ?? '')
    const page = await there.get('/sign-in?step=code')
    expect(page.text).toContain('Text me a code')
    expect(page.text).not.toContain('570 006')
  })

  test.each(['', '"', 'A'.repeat(42), 'A'.repeat(44), `${'A'.repeat(42)}=`, '%00', 'é'.repeat(43)])(
    'a forged one, %j, is nobody’s (D25)',
    async (token) => {
      const server = await accountServer(sqliteForTests)
      const { status, text } = await server.browser().get('/api/me', {
        cookie: `session=${encodeURIComponent(token)}`,
      })
      expect([status, JSON.parse(text)]).toEqual([200, { signed_in: false }])
    },
  )
})

describe('signing out', () => {
  test('ends the session of this browser, and with `everywhere` all of the account (D25)', async () => {
    const server = await accountServer(sqliteForTests)
    const browsers = [server.browser(), server.browser(), server.browser()] as const
    for (const own of browsers) {
      await server.signIn(own)
      server.later(60)
    }
    const other = server.browser()
    await server.signIn(other, '0491 570 156')
    const all = () => Promise.all([...browsers, other].map(me))
    const [first, second] = browsers
    const token = first.jar.get('session') ?? ''
    expect((await first.post('/api/sign-out', {})).status).toBe(204)
    expect([...first.jar.keys()]).toEqual([])
    first.jar.set('session', token)
    expect(await all()).toEqual([false, true, true, true])
    expect((await second.post('/api/sign-out', { everywhere: true })).status).toBe(204)
    expect(await all()).toEqual([false, false, false, true])
  })

  test('works as a form, and leads home; also where nobody is signed in (D25)', async () => {
    const server = await accountServer(sqliteForTests)
    const own = server.browser()
    await server.signIn(own)
    const form = { everywhere: 'true' }
    for (let n = 0; n < 2; n++) {
      const { status, location } = await own.submit('/api/sign-out', form)
      expect([status, location]).toEqual([303, '/'])
    }
    expect(await me(own)).toBe(false)
  })
})

test('what a page says of its visitor is for nobody else, and stored nowhere (Spec 6.02)', async () => {
  const server = await accountServer(sqliteForTests)
  const own = server.browser()
  await server.signIn(own)
  for (const each of [own, server.browser()]) {
    const { answer } = await each.get('/api/me')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('etag')).toBeNull()
  }
})
