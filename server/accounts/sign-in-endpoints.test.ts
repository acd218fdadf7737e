import { describe, expect, test } from 'vitest'
import { describeOnEngines, sqliteForTests } from '../store/engines.fixture.ts'
import { StoreError } from '../store/store-error.ts'
import { accountServer, phone } from './account-server.fixture.ts'

const CODE = '/api/sign-in/code'
const VERIFY = '/api/sign-in/verify'
const seconds = (iso: string, from: Date) => (Date.parse(iso) - from.getTime()) / 1000
/** Another code than this one. */
const other = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0')

describe('the call for a code', () => {
  test('texts a code that a phone can fill in, and says until when it is good (D25)', async () => {
    const server = await accountServer(sqliteForTests)
    const { status, data, answer } = await server.browser().post(CODE, { phone })
    expect(status).toBe(200)
    expect(seconds(data.resend_at, server.time.now)).toBe(30)
    expect(seconds(data.expires_at, server.time.now)).toBe(300)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const [code] = [await server.latestCode()]
    expect(code).toMatch(/^\d{6}$/)
    expect(await server.latestText()).toBe(
      `${code} is your code for Harbour Motor Group. We will never ask you for it.\n\n@harbour.localhost #${code}`,
    )
    expect(server.wakes()).toBe(1)
  })

  test.each([
    ['07 5550 0142', 'We can only text a mobile. Please enter a number that begins with 04.'],
    ['', 'Please enter your mobile number.'],
    ['0491 570', 'Please check this number: we need all of its digits.'],
    ['0491', 'This phone number is too short. Please enter it like 0491 570 006.'],
    ['1300 975 707', 'We can only text a mobile. Please enter a number that begins with 04.'],
  ])('refuses "%s" with a sentence (D25)', async (typed, sentence) => {
    const server = await accountServer(sqliteForTests)
    const { status, data } = await server.browser().post(CODE, { phone: typed })
    expect([status, data]).toEqual([
      422,
      { error: sentence, code: 'invalid_phone', fields: { phone: sentence } },
    ])
    expect(server.wakes()).toBe(0)
  })

  test.each([
    ['kiwi.localhost', '021 555 0142'],
    ['lonestar.localhost', '(212) 555-0123'],
  ])('%s takes %s as its people write it (D25)', async (host, typed) => {
    const server = await accountServer(sqliteForTests)
    expect((await server.browser({ host }).post(CODE, { phone: typed })).status).toBe(200)
  })

  test('gives a number 5 codes an hour and says when the next may be asked for (D25)', async () => {
    const server = await accountServer(sqliteForTests)
    for (let n = 0; n < 5; n++) {
      const own = server.browser({ address: `192.0.2.${n}` })
      expect((await own.post(CODE, { phone })).status).toBe(200)
      server.later(60)
    }
    const { status, data, answer } = await server.browser().post(CODE, { phone })
    expect([status, data.code, data.retry_at]).toEqual([
      429,
      'too_many_codes',
      '2026-11-21T03:00:00.000Z',
    ])
    expect(answer.headers.get('retry-after')).toBe('3300')
    expect(data.error).toContain('You can ask for the next one at 1pm.')
  })

  test('gives an address 20 codes an hour, and one number none within 30 seconds (D25)', async () => {
    const server = await accountServer(sqliteForTests)
    const own = server.browser()
    const to = (n: number) => own.post(CODE, { phone: `+614915700${10 + n}` })
    for (let n = 0; n < 20; n++) expect((await to(n)).status).toBe(200)
    expect((await to(20)).data.error).toContain('at most 20 codes an hour to one connection')
    const elsewhere = server.browser({ address: '192.0.2.9' })
    expect((await elsewhere.post(CODE, { phone })).status).toBe(200)
    server.later(10)
    const { status, data } = await elsewhere.post(CODE, { phone })
    expect([status, data.code]).toEqual([429, 'too_soon'])
    expect(data.error).toContain('20 seconds')
  })

  test('answers alike, whether the number has an account or not (D25)', async () => {
    const server = await accountServer(sqliteForTests)
    await server.signIn(server.browser())
    server.later(60)
    const [known, unknown] = [
      await server.browser().post(CODE, { phone }),
      await server.browser().post(CODE, { phone: '0491 570 156' }),
    ]
    expect(known.text).toBe(unknown.text)
    const headers = (of: typeof known) =>
      [...of.answer.headers.keys()].filter((name) => name !== 'x-request-id')
    expect(headers(known)).toEqual(headers(unknown))
    const wrong = async (number: string) => {
      const code = other(await server.latestCode())
      const { status, data } = await server.browser().post(VERIFY, { phone: number, code })
      return [status, data]
    }
    expect(await wrong(phone)).toEqual(await wrong('0491 570 156'))
  })

  test('says that nothing was sent where it could not be stored, and logs no number (D25)', async () => {
    const server = await accountServer(sqliteForTests, {
      open: () => Promise.reject(new StoreError('locked', 'db', 'The database db was busy.')),
    })
    const { status, data } = await server.browser().post(CODE, { phone })
    expect([status, data.code]).toEqual([503, 'not_sent'])
    expect(JSON.stringify(server.logged)).toContain('code_not_stored')
    expect(JSON.stringify(server.logged)).not.toContain('91570006')
  })
})

describeOnEngines('the call that verifies a code', (engine) => {
  test('begins a session, and leads to where the buyer was going (D25)', async () => {
    const server = await accountServer(engine)
    const own = server.browser()
    await own.post(CODE, { phone, redirect: '/cars/car-a?x=1' })
    const code = await server.latestCode()
    const { status, data } = await own.post(VERIFY, { phone: '+61 491 570 006', code })
    expect([status, data]).toEqual([200, { redirect: '/cars/car-a?x=1' }])
    expect(JSON.parse((await own.get('/api/me')).text)).toEqual({
      signed_in: true,
      phone: '+61491570006',
      saved: [],
    })
  })

  test('gives 5 tries, then no other, not even with the right code (D25)', async () => {
    const server = await accountServer(engine)
    const own = server.browser()
    await own.post(CODE, { phone })
    const code = await server.latestCode()
    for (const left of [4, 3, 2, 1]) {
      const { status, data } = await own.post(VERIFY, { phone, code: other(code) })
      expect([status, data.code, data.tries_left]).toEqual([422, 'wrong_code', left])
      const tries = left === 1 ? '1 try' : `${left} tries`
      expect(data.error).toBe(`That code is not right. You have ${tries} left.`)
    }
    for (const typed of [other(code), code, code]) {
      const { status, data } = await own.post(VERIFY, { phone, code: typed })
      expect([status, data.code]).toEqual([422, 'spent_code'])
    }
  })

  test('takes the right code at the fifth try, spaces and all, and once (D25)', async () => {
    const server = await accountServer(engine)
    const own = server.browser()
    await own.post(CODE, { phone })
    const code = await server.latestCode()
    for (let n = 0; n < 4; n++) await own.post(VERIFY, { phone, code: other(code) })
    // What cannot be a code takes no try.
    for (const typed of ['', '12345', '1234567', 'abcdef']) {
      expect((await own.post(VERIFY, { phone, code: typed })).data.code).toBe('malformed_code')
    }
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`
    expect((await own.post(VERIFY, { phone, code: spaced })).status).toBe(200)
    const again = await server.browser().post(VERIFY, { phone, code })
    expect([again.status, again.data.code]).toEqual([422, 'expired_code'])
  })

  test('of 50 parallel tries with the right code one begins a session (D25)', async () => {
    const server = await accountServer(engine)
    await server.browser().post(CODE, { phone })
    const code = await server.latestCode()
    const tries = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const own = server.browser()
        const { status } = await own.post(VERIFY, { phone, code })
        const me = JSON.parse((await own.get('/api/me')).text)
        return [status, me.signed_in]
      }),
    )
    expect(tries.filter(([status]) => status === 200)).toEqual([[200, true]])
    expect(tries.filter(([, isIn]) => isIn)).toHaveLength(1)
  })

  test('takes no code after 5 minutes, and none that a newer one replaced (D25)', async () => {
    const server = await accountServer(engine)
    const own = server.browser()
    await own.post(CODE, { phone })
    const first = await server.latestCode()
    server.later(60)
    await own.post(CODE, { phone })
    const second = await server.latestCode()
    if (first !== second) {
      const { data } = await own.post(VERIFY, { phone, code: first })
      expect(data.code).toBe('wrong_code')
    }
    server.later(300)
    expect((await own.post(VERIFY, { phone, code: second })).data.code).toBe('expired_code')
  })

  test('takes no code of another number, and none of another dealer (D25)', async () => {
    const server = await accountServer(engine)
    const [own, kiwi] = [server.browser(), server.browser({ host: 'kiwi.localhost' })]
    await own.post(CODE, { phone })
    const code = await server.latestCode()
    const there = await kiwi.post(VERIFY, { phone: '+61491570006', code })
    expect([there.status, there.data.code]).toEqual([422, 'expired_code'])
    await kiwi.post(CODE, { phone: '+61491570006' })
    const theirs = await server.latestCode('kiwi')
    if (theirs !== code) {
      const { data } = await kiwi.post(VERIFY, { phone: '+61491570006', code })
      expect(data.code).toBe('wrong_code')
    }
    await own.post(CODE, { phone: '0491 570 156' })
    expect((await own.post(VERIFY, { phone, code })).status).toBe(200)
  })

  test('says that a code could not be checked where the store fails, and it is still good (D25)', async () => {
    let isDown = false
    const server = await accountServer(engine, {
      open: async () => {
        if (isDown) throw new StoreError('unreachable', 'db', 'gone')
        return server.store
      },
    })
    const own = server.browser()
    await own.post(CODE, { phone })
    const code = await server.latestCode()
    isDown = true
    const { status, data } = await own.post(VERIFY, { phone, code })
    expect([status, data.code]).toEqual([503, 'not_checked'])
    isDown = false
    expect((await own.post(VERIFY, { phone, code })).status).toBe(200)
  })
})
