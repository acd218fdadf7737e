import { beforeAll, beforeEach, expect, test } from 'vitest'
import { describeOnEngines, sharedDatabase } from '../store/engines.fixture.ts'
import type { Store } from '../store/store.ts'
import { codeOf, password, type StaffServer, staffServer } from './staff-server.fixture.ts'

describeOnEngines('signing in', (engine) => {
  const database = sharedDatabase(engine)
  let store: Store
  let server: StaffServer
  beforeAll(async () => {
    store = await database.open()
  })
  beforeEach(async () => {
    server = await staffServer(store)
  })

  test('takes a password, then a code of the app, and ends at sign-out (Spec 6.03)', async () => {
    const sam = await server.person('Sam', { harbour: 'owner' })
    const browser = server.browser()
    const body = { email: ' SAM@example.com', password }
    expect(await browser.call('POST /sign-in', { body })).toMatchObject({
      status: 200,
      data: { next: 'second_factor' },
    })
    expect(await browser.call('GET /me')).toMatchObject({
      status: 401,
      data: { code: 'second_factor_needed' },
    })
    const code = codeOf(sam, server.clock.now)
    expect(await browser.call('POST /second-factor', { body: { code } })).toMatchObject({
      status: 200,
      data: { next: 'done' },
    })
    const me = await browser.call('GET /me')
    expect(me.data).toMatchObject({
      person: { email: 'sam@example.com', name: 'Sam' },
      sites: [{ slug: 'harbour', role: 'owner', colours: { brand: '#0d4652', accent: '#c4482a' } }],
      factors: { totp: true, recovery_codes_left: 10 },
      sessions: [{ is_current: true, browser: 'Firefox on Linux', client: '203.0.113.7' }],
    })
    expect(await browser.call('POST /sign-out')).toMatchObject({ status: 204 })
    expect(await browser.call('GET /me')).toMatchObject({ status: 401 })
  })
})
