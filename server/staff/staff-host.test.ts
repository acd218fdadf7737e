import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type StaffCallName, staffCalls } from '#domain/staff/staff-calls.ts'
import { openedContent } from '../messages/message.ts'
import { sqliteForTests, type TestDatabase } from '../store/engines.fixture.ts'
import { openStore, type Store } from '../store/store.ts'
import { tokenHash } from '../tokens.ts'
import { type Browser, dealerHost, type StaffServer, staffServer } from './staff-server.fixture.ts'

const names = Object.keys(staffCalls) as StaffCallName[]

describe('the staff host', () => {
  let database: TestDatabase
  let store: Store
  let server: StaffServer
  let sam: Browser
  beforeAll(async () => {
    database = await sqliteForTests.fresh()
    store = await openStore(database.location)
    server = await staffServer(store)
    sam = await server.signedIn(await server.person('Sam', { harbour: 'owner' }))
  })
  afterAll(async () => {
    await store.close()
    await database[Symbol.asyncDispose]()
  })

  test.each(names)(
    'alone answers %s: a session is worth nothing on a dealer’s host (Spec 6.03, D38)',
    async (name) => {
      const [method = '', path = ''] = name.split(' ')
      const address = `/api/staff${path.replaceAll(':site', 'harbour').replace(/:\w+/g, 'none')}`
      const there = await sam.send(method, address, {}, { host: dealerHost })
      expect([there.status, there.data.code]).toEqual([404, 'not_found'])
      expect(there.headers.getSetCookie()).toEqual([])
      const here = await server.browser('192.0.2.3').send(method, address, {})
      expect(here.data?.code).not.toBe('not_found')
    },
  )

  test.each([
    ...['/search', '/cars/car-a', '/watchlist', '/contact-us', '/sign-in', '/_outbox'],
    ...['/assets/app.js', '/media/picture', '/robots.txt', '/sitemap.xml', '/api/search'],
    ...['/api/cars/a', '/api/suggestions?query=a', '/api/me', '/api/forms?page=/contact-us'],
  ])('has nothing of a dealer’s site: %s (D38)', async (path) => {
    const { status, headers } = await sam.send('GET', path)
    expect(status).toBe(404)
    expect(headers.get('x-robots-tag')).toBe('noindex')
  })

  test.each([
    ...['/api/leads', '/api/events', '/api/phone-reveals', '/api/watchlist/save-car'],
    ...['/api/sign-in/code', '/api/sign-in/verify', '/contact-us'],
  ])('takes nothing of a buyer: POST %s (D38)', async (path) => {
    expect((await sam.send('POST', path)).status).toBe(404)
  })

  test('answers other methods with those that there are (Spec 6.03)', async () => {
    const answer = await sam.send('DELETE', '/api/staff/me')
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('GET, PATCH, OPTIONS')
  })

  test.each(['/staff', '/staff/', '/staff/kiwi/people', '/staff?next=//evil.example'])(
    'is where %s of a dealer leads, with the dealer’s site chosen (D38)',
    async (path) => {
      const answer = await server.browser().send('GET', path, undefined, { host: dealerHost })
      expect(answer.status).toBe(302)
      expect(answer.headers.get('location')).toBe('http://staff.localhost/staff/harbour')
    },
  )

  test('is not found by another name of its address (D38)', async () => {
    for (const host of ['STAFF.localhost', 'staff.localhost.']) {
      const answer = await sam.send('GET', '/api/staff/me', undefined, { host })
      expect(answer.status).toBe(200)
    }
    const wrong = await sam.send('GET', '/api/staff/me', undefined, { host: 'my.staff.localhost' })
    expect(wrong.status).toBe(404)
  })

  test('takes no token for another thing than it was made for (Spec 6.03)', async () => {
    const session = sam.cookies.get('staff_session') ?? ''
    const body = { email: 'ana@example.com', role: 'viewer' }
    await sam.call('POST /:site/invitations', { params: { site: 'harbour' }, body })
    const invitation = await lastToken('invitation')
    server.wait(1)
    await server.browser().call('POST /password-reset', { body: { email: 'sam@example.com' } })
    const reset = await lastToken('password')
    const password = 'a new long password'
    for (const token of [invitation, session, tokenHash(reset), reset.toLowerCase(), '']) {
      const set = await server.browser().call('POST /password', { body: { token, password } })
      expect(set.status).toBe(404)
    }
    for (const token of [reset, session, tokenHash(invitation)]) {
      const found = await server.browser().call('GET /invitations/:token', { params: { token } })
      expect(found.status).toBe(404)
    }
    for (const token of [invitation, reset, tokenHash(session)]) {
      const browser = server.browser()
      browser.cookies.set('staff_session', token)
      expect((await browser.call('GET /me')).status).toBe(401)
    }
  })

  async function lastToken(kind: string): Promise<string> {
    const [message] = await store.messages('harbour').latest(1)
    const text = openedContent(server.keyring, message?.content ?? '')?.text ?? ''
    return new RegExp(`/staff/${kind}/([\\w-]{43})\n`).exec(text)?.[1] ?? ''
  }

  test('has no token in its database (Spec 6.03)', async () => {
    const token = sam.cookies.get('staff_session') ?? ''
    expect(token).toHaveLength(43)
    const bytes = await readFile(database.location)
    const log = await readFile(`${database.location}-wal`).catch(() => Buffer.alloc(0))
    expect(bytes.includes(token) || log.includes(token)).toBe(false)
    expect(bytes.includes(tokenHash(token)) || log.includes(tokenHash(token))).toBe(true)
  })
})
