import { describe, expect, test } from 'vitest'
import { onEngines } from './staff-database.fixture.ts'
import { codeOf, password, signIn, type TestPerson } from './staff-server.fixture.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

onEngines('signing in', (fresh) => {
  test('takes a password, then a code of the app, and ends at sign-out (Spec 6.03)', async () => {
    const server = await fresh()
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
      sites: [
        {
          slug: 'harbour',
          role: 'owner',
          colours: { brand: '#0d4652', accent: '#c4482a' },
          time_zone: 'Australia/Brisbane',
        },
      ],
      factors: { totp: true, recovery_codes_left: 10 },
      sessions: [{ is_current: true, browser: 'Firefox on Linux', client: '203.0.113.7' }],
    })
    expect(await browser.call('POST /sign-out')).toMatchObject({ status: 204 })
    expect(await browser.call('GET /me')).toMatchObject({ status: 401 })
  })

  test('answers alike to a wrong mail and a wrong password (Spec 6.03)', async () => {
    const server = await fresh()
    await server.person('Sam', { harbour: 'owner' })
    const answers: { readonly email: string; readonly status: number; readonly data: unknown }[] =
      []
    for (const email of ['sam@example.com', 'nobody@example.com']) {
      for (let n = 0; n < 7; n++) {
        const body = { email, password: 'a wrong password' }
        const { status, data } = await server.browser().call('POST /sign-in', { body })
        answers.push({ email, status, data })
      }
    }
    const [known, unknown] = ['sam@example.com', 'nobody@example.com'].map((email) =>
      answers.filter((answer) => answer.email === email).map(({ status, data }) => [status, data]),
    )
    expect(known).toEqual(unknown)
    expect(known?.map(([status]) => status)).toEqual([401, 401, 401, 401, 401, 429, 429])
  })

  test('gives every step a session of its own: a token of before opens nothing (Spec 6.03)', async () => {
    const server = await fresh()
    const sam = await server.person('Sam', { harbour: 'owner' })
    const browser = server.browser()
    browser.cookies.set('staff_session', 'chosen-by-somebody-else')
    await browser.call('POST /sign-in', { body: { email: sam.email, password } })
    const half = browser.cookies.get('staff_session') ?? ''
    expect(half).not.toBe('chosen-by-somebody-else')
    const code = codeOf(sam, server.clock.now)
    await browser.call('POST /second-factor', { body: { code } })
    expect(browser.cookies.get('staff_session')).not.toBe(half)
    const other = server.browser()
    other.cookies.set('staff_session', half)
    expect(await other.call('GET /me')).toMatchObject({ status: 401, data: { code: 'signed_out' } })
  })

  test.each([
    ['http', undefined, 'staff_session', false],
    ['https', 'https', '__Host-staff_session', true],
  ])(
    'over %s the cookie is of this host, out of reach of scripts and other sites (Spec 6.03)',
    async (scheme, proto, name, secure) => {
      const server = await fresh()
      const { email } = await server.person('Sam', { harbour: 'owner' })
      const headers = {
        origin: `${scheme}://staff.localhost`,
        ...(proto && { 'x-forwarded-proto': proto }),
      }
      const answer = await server
        .browser()
        .send('POST', '/api/staff/sign-in', { email, password }, { headers })
      const [cookie = ''] = answer.headers.getSetCookie()
      expect(cookie.startsWith(`${name}=`)).toBe(true)
      expect(cookie).toMatch(/; Path=\/; HttpOnly;.* SameSite=Lax/)
      expect(/; Secure/.test(cookie)).toBe(secure)
      expect(cookie).not.toMatch(/domain=/i)
    },
  )

  test.each([
    ['of another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['of a dealer', { origin: 'http://harbour.localhost', 'sec-fetch-site': 'same-site' }],
    ['of a sandbox', { origin: 'null' }],
    ['sent as a form', { 'content-type': 'application/x-www-form-urlencoded' }],
  ])('a request %s is refused (Spec 6.03)', async (_what, headers) => {
    const server = await fresh()
    const sam = await server.signedIn(await server.person('Sam', { harbour: 'owner' }))
    const sent = await sam.send('POST', '/api/staff/sign-out', {}, { headers })
    expect([403, 415]).toContain(sent.status)
    expect(await sam.call('GET /me')).toMatchObject({ status: 200 })
  })

  test('a session lasts 12 hours, however it is used (Spec 6.03)', async () => {
    const server = await fresh()
    const sam = await server.signedIn(await server.person('Sam', { harbour: 'owner' }))
    for (let hour = 1; hour < 12; hour++) {
      server.wait(HOUR)
      expect(await sam.call('GET /me')).toMatchObject({ status: 200 })
    }
    server.wait(HOUR - 1)
    expect(await sam.call('GET /me')).toMatchObject({ status: 200 })
    server.wait(1)
    expect(await sam.call('GET /me')).toMatchObject({ status: 401 })
  })

  test('after half an hour without a call, changes of people ask again who one is (Spec 6.03)', async () => {
    const server = await fresh()
    const person = await server.person('Sam', { harbour: 'owner' })
    const sam = await server.signedIn(person)
    const invite = () =>
      sam.call('POST /:site/invitations', {
        params: { site: 'harbour' },
        body: { email: 'new@example.com', role: 'viewer' },
      })
    for (let call = 0; call < 3; call++) {
      server.wait(20 * MINUTE)
      expect(await sam.call('GET /me')).toMatchObject({ status: 200 })
    }
    expect(await invite()).toMatchObject({ status: 200 })
    server.wait(30 * MINUTE)
    expect(await invite()).toMatchObject({ status: 403, data: { code: 'confirmation_needed' } })
    // Asking does not count as confirming.
    expect(await invite()).toMatchObject({ status: 403 })
    const wrong = await sam.call('POST /confirm', { body: { code: '000000' } })
    expect(wrong).toMatchObject({ status: 422, data: { fields: { code: expect.any(String) } } })
    // A password does not stand in for the second factor.
    expect(await sam.call('POST /confirm', { body: { password } })).toMatchObject({ status: 422 })
    const code = codeOf(person, server.clock.now)
    expect(await sam.call('POST /confirm', { body: { code } })).toMatchObject({ status: 204 })
    expect(await invite()).toMatchObject({ status: 200 })
  })

  test('a viewer may work for a week without a second factor, others not at all (Spec 6.03)', async () => {
    const server = await fresh()
    const gwen = await server.person('Gwen', { harbour: 'viewer' }, { factor: false })
    const leo = await server.person('Leo', { harbour: 'sales' }, { factor: false })
    const browser = server.browser()
    const people = () => browser.call('GET /:site/people', { params: { site: 'harbour' } })
    await signIn(browser, gwen, server.clock)
    expect(await people()).toMatchObject({ status: 200 })
    server.wait(7 * DAY - 1)
    await signIn(browser, gwen, server.clock)
    expect(await people()).toMatchObject({ status: 200 })
    server.wait(1)
    expect(await people()).toMatchObject({ status: 403, data: { code: 'enrolment_needed' } })
    const body = { email: leo.email, password }
    expect(await browser.call('POST /sign-in', { body })).toMatchObject({ data: { next: 'enrol' } })
    expect(await people()).toMatchObject({ status: 403 })
    expect(await browser.call('GET /me')).toMatchObject({ status: 200, data: { next: 'enrol' } })
  })

  test('whoever must have a second factor sets one up and goes on (Spec 6.03)', async () => {
    const server = await fresh()
    const leo = await server.person('Leo', { harbour: 'sales' }, { factor: false })
    const browser = await server.signedIn(leo)
    const { data: app } = await browser.call('POST /me/totp')
    expect(app.uri).toMatch(/^otpauth:\/\/totp\/Forecourt:leo(@|%40)example\.com\?.*secret=/)
    const wrong = { code: codeOf({ secret: leo.secret }, server.clock.now) }
    expect(await browser.call('POST /me/totp/confirm', { body: wrong })).toMatchObject({
      status: 422,
      data: { fields: { code: expect.any(String) } },
    })
    const code = codeOf(app, server.clock.now)
    const { data } = await browser.call('POST /me/totp/confirm', { body: { code } })
    expect(new Set(data.recovery_codes).size).toBe(10)
    expect(await browser.call('GET /me')).toMatchObject({
      data: { next: 'done', factors: { totp: true, recovery_codes_left: 10 } },
    })
    // The code that set it up was used.
    const again = server.browser()
    await again.call('POST /sign-in', { body: { email: leo.email, password } })
    expect(await again.call('POST /second-factor', { body: { code } })).toMatchObject({
      status: 401,
    })
  })

  describe('a code', () => {
    /** How many of these tries at once are taken, each in a browser that has given the password. */
    async function taken(code: string, tries: number): Promise<number> {
      const server = await fresh()
      const person = await server.person('Sam', { harbour: 'owner' })
      const recovery = person.recoveryCodes[0] ?? ''
      const browsers = []
      for (let n = 0; n < tries; n++) {
        const browser = server.browser(`203.0.113.${n}`)
        await browser.call('POST /sign-in', { body: { email: person.email, password } })
        browsers.push(browser)
      }
      const given = code === 'app' ? codeOf(person, server.clock.now) : recovery
      const answers = await Promise.all(
        browsers.map((browser) => browser.call('POST /second-factor', { body: { code: given } })),
      )
      return answers.filter(({ status }) => status === 200).length
    }

    test.each(['app', 'recovery'])(
      'of %s counts once among 50 tries at once (Spec 6.03)',
      async (code) => {
        expect(await taken(code, 50)).toBe(1)
      },
    )

    test('counts once, also within its half minute (Spec 6.03)', async () => {
      const server = await fresh()
      const sam = await server.person('Sam', { harbour: 'owner' })
      const code = codeOf(sam, server.clock.now)
      await server.signedIn(sam)
      const again = server.browser()
      await again.call('POST /sign-in', { body: { email: sam.email, password } })
      expect(await again.call('POST /second-factor', { body: { code } })).toMatchObject({
        status: 401,
        data: { code: 'wrong_code' },
      })
      server.wait(30)
      const next = codeOf(sam, server.clock.now)
      expect(await again.call('POST /second-factor', { body: { code: next } })).toMatchObject({
        status: 200,
      })
    })

    test('of recovery is taken however it is written, and one fewer is left (Spec 6.03)', async () => {
      const server = await fresh()
      const sam = await server.person('Sam', { harbour: 'owner' })
      const other = await server.person('Leo', { harbour: 'owner' })
      const [first = '', second = ''] = sam.recoveryCodes
      const browser = server.browser()
      await browser.call('POST /sign-in', { body: { email: sam.email, password } })
      const ofAnother = { code: other.recoveryCodes[0] }
      expect(await browser.call('POST /second-factor', { body: ofAnother })).toMatchObject({
        status: 401,
      })
      const typed = { code: ` ${first.toUpperCase().replace('-', ' ')}` }
      expect(await browser.call('POST /second-factor', { body: typed })).toMatchObject({
        status: 200,
      })
      expect((await browser.call('GET /me')).data.factors.recovery_codes_left).toBe(9)
      await browser.call('POST /me/recovery-codes')
      const next = server.browser()
      await next.call('POST /sign-in', { body: { email: sam.email, password } })
      expect(await next.call('POST /second-factor', { body: { code: second } })).toMatchObject({
        status: 401,
      })
    })
  })

  describe('wrong tries', () => {
    const wrong = (email: string) => ({ body: { email, password: 'a wrong password' } })
    const right = ({ email }: TestPerson) => ({ body: { email, password } })

    test('pause an account after five, whatever the spelling and the address (Spec 6.03)', async () => {
      const server = await fresh()
      const sam = await server.person('Sam', { harbour: 'owner' })
      const spellings = [
        'sam@example.com',
        'SAM@example.com',
        ' sam@EXAMPLE.com ',
        'Sam@Example.Com',
      ]
      const statuses = []
      for (let n = 0; n < 12; n++) {
        const browser = server.browser(`198.51.${n}.1`)
        const spelling = spellings[n % spellings.length] ?? ''
        statuses.push((await browser.call('POST /sign-in', wrong(spelling))).status)
      }
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429, 429, 429, 429, 429])
      const paused = await server.browser('192.0.2.1').call('POST /sign-in', right(sam))
      expect(paused).toMatchObject({ status: 429, data: { code: 'paused' } })
      expect(paused.headers.get('retry-after')).toBe('900')
      server.wait(15 * MINUTE)
      await server.browser().call('POST /sign-in', right(sam))
      const [last] = await server.store.staff('harbour').audit.entries({ limit: 1 })
      expect(last).toMatchObject({ action: 'sign_in_paused', person: undefined })
    })

    test('at once are counted before they are answered (Spec 6.03)', async () => {
      const server = await fresh()
      await server.person('Sam', { harbour: 'owner' })
      const tries = Array.from({ length: 50 }, (_, n) =>
        server.browser(`198.51.${n}.1`).call('POST /sign-in', wrong('sam@example.com')),
      )
      const statuses = (await Promise.all(tries)).map(({ status }) => status)
      expect(statuses.filter((status) => status === 401)).toHaveLength(5)
      expect(statuses.filter((status) => status === 429)).toHaveLength(45)
    })

    test('pause longer each time, an hour at most, and end with the right password (Spec 6.03)', async () => {
      const server = await fresh()
      const sam = await server.person('Sam', { harbour: 'owner' })
      for (let n = 0; n < 4; n++) await server.browser().call('POST /sign-in', wrong(sam.email))
      const pauses = []
      for (let n = 0; n < 5; n++) {
        await server.browser('192.0.2.7').call('POST /sign-in', wrong(sam.email))
        const { headers } = await server.browser('192.0.2.8').call('POST /sign-in', right(sam))
        const seconds = Number(headers.get('retry-after'))
        pauses.push(seconds / MINUTE)
        server.wait(seconds)
      }
      expect(pauses).toEqual([15, 30, 60, 60, 60])
      expect(await server.browser().call('POST /sign-in', right(sam))).toMatchObject({
        status: 200,
      })
      expect(await server.browser().call('POST /sign-in', wrong(sam.email))).toMatchObject({
        status: 401,
        data: { error: expect.stringContaining('4 tries are left') },
      })
    })

    test('of others do not keep an owner out of the browser they used before (Spec 6.03)', async () => {
      const server = await fresh()
      const sam = await server.person('Sam', { harbour: 'owner' })
      const own = await server.signedIn(sam)
      await own.call('POST /sign-out')
      for (let n = 0; n < 9; n++) {
        await server.browser(`198.51.${n}.1`).call('POST /sign-in', wrong(sam.email))
      }
      expect(await server.browser().call('POST /sign-in', right(sam))).toMatchObject({
        status: 429,
      })
      expect(await own.call('POST /sign-in', right(sam))).toMatchObject({ status: 200 })
      // A browser that another person has used does not count as Sam's.
      const leo = await server.signedIn(await server.person('Leo', { harbour: 'viewer' }))
      expect(await leo.call('POST /sign-in', right(sam))).toMatchObject({ status: 429 })
    })

    test('of codes pause them, too (Spec 6.03)', async () => {
      const server = await fresh()
      const sam = await server.person('Sam', { harbour: 'owner' })
      const browser = server.browser()
      await browser.call('POST /sign-in', right(sam))
      const wrongCode = { body: { code: '000000' } }
      for (let n = 0; n < 5; n++) {
        expect(await browser.call('POST /second-factor', wrongCode)).toMatchObject({ status: 401 })
      }
      // Nor does giving the password again help.
      const again = server.browser()
      await again.call('POST /sign-in', right(sam))
      const body = { code: codeOf(sam, server.clock.now) }
      expect(await again.call('POST /second-factor', { body })).toMatchObject({ status: 429 })
    })

    test('of one address are held up, whoever they are for (Spec 6.03)', async () => {
      const server = await fresh()
      const statuses = []
      for (let n = 0; n < 61; n++) {
        const email = `nobody${n}@example.com`
        statuses.push(
          (await server.browser('192.0.2.9').call('POST /sign-in', wrong(email))).status,
        )
      }
      expect(new Set(statuses.slice(0, 60))).toEqual(new Set([401]))
      expect(statuses[60]).toBe(429)
    })
  })
})
