import { describe, expect, test } from 'vitest'
import { sqliteForTests } from '../store/engines.fixture.ts'
import { StoreError } from '../store/store-error.ts'
import { accountServer, phone } from './account-server.fixture.ts'

const query = '?type=watchlist&redirect=%2Fcars%2Fcar-a&back=%2Fsearch'
const address = `/sign-in${query}`
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const typedIn = (html: string, name: string) =>
  html.match(new RegExp(`<input(?=[^>]*name="${name}")[^>]*value="([^"]*)"`))?.[1]

async function atCode(path = address) {
  const server = await accountServer(sqliteForTests)
  const own = server.browser()
  const sent = await own.submit(path, { phone })
  return { server, own, sent, code: await server.latestCode() }
}

describe('signing in without script', () => {
  test('goes from the number to the code to where the buyer was going (Spec 2.10, 4.12, D25)', async () => {
    const server = await accountServer(sqliteForTests)
    const own = server.browser()
    const first = await own.get(address)
    expect(first.status).toBe(200)
    expect(first.text).toMatch(/<h1[^>]*>Sign in to save this car<\/h1>/)
    expect(first.text).toContain('<a class="transition-colors text-inherit')
    expect(first.text).toContain('href="/search"')
    const sent = await own.submit(address, { phone })
    expect([sent.status, sent.location]).toEqual([303, `${address}&step=code`])
    const second = await own.get(sent.location ?? '')
    expect(second.text).toMatch(/<h1[^>]*>Enter the code<\/h1>/)
    expect(second.text).toContain('We texted it to 0491 570 006.')
    const code = await server.latestCode()
    const done = await own.submit(`${address}&step=code`, { code })
    expect([done.status, done.location]).toEqual([303, '/cars/car-a'])
    expect((await own.get('/api/me')).text).toContain('"signed_in":true')
    for (const { answer } of [first, sent, second, done]) {
      expect(answer.headers.get('cache-control')).toMatch(/no-store/)
      expect(answer.headers.get('etag')).toBeNull()
    }
  })

  test.each([
    ['checkout', 'Sign in to reserve'],
    ['finance', 'Sign in for finance'],
    ['trade-in', 'Sign in to value your car'],
    ['spin-to-win', 'Sign in to spin'],
    ['online-payment', 'Sign in to pay'],
    ['nonsense', 'Sign in'],
  ])('has a heading by its type, %s: %s (D25)', async (type, heading) => {
    const server = await accountServer(sqliteForTests)
    const { text } = await server.browser().get(`/sign-in?type=${type}`)
    expect(text).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`))
  })

  test('shows a number that cannot be texted again, with what is wrong, and sends nothing (Spec 5.25, D25)', async () => {
    const server = await accountServer(sqliteForTests)
    const { status, text } = await server.browser().submit(address, { phone: '07 5550 0142' })
    expect(status).toBe(422)
    expect(text).toContain('<title>Error: Sign in')
    expect(text.match(/Please enter a number that begins with 04\./g)).toHaveLength(2)
    expect(text).toContain('href="#sign-in-phone"')
    expect(typedIn(text, 'phone')).toBe('07 5550 0142')
    expect(await server.store.messages('harbour').latest(1)).toEqual([])
  })

  test('says how many tries are left, and does not show the code again (D25)', async () => {
    const { server, own, code } = await atCode()
    const wrong = await own.submit(`${address}&step=code`, { code: other(code) })
    expect(wrong.status).toBe(422)
    expect(wrong.text.match(/That code is not right\. You have 4 tries left\./g)).toHaveLength(2)
    expect(wrong.text).not.toContain(other(code))
    for (let n = 0; n < 4; n++) await own.submit(address, { code: other(code) })
    const spent = await own.submit(address, { code })
    expect([spent.status, spent.text.includes('entered wrongly 5 times')]).toEqual([422, true])
    // Nothing is left to type: only another code.
    expect(spent.text).not.toMatch(/name="code"|class="[^"]*submit-button|It works for/)
    expect(spent.text).toContain('name="again"')
    server.later(30)
    const again = await own.submit(`${address}&step=code`, { code: '', again: '1' })
    expect([again.status, again.location]).toEqual([303, `${address}&step=code`])
    const done = await own.submit(address, { code: await server.latestCode() })
    expect([done.status, done.location]).toEqual([303, '/cars/car-a'])
  })

  test('says when it is too early for another code, and keeps the page of the code (D25)', async () => {
    const { server, own, code } = await atCode()
    server.later(10)
    const early = await own.submit(`${address}&step=code`, { code: '', again: '1' })
    expect([early.status, early.answer.headers.get('retry-after')]).toEqual([429, '20'])
    expect(early.text).toContain('You can ask for a new one in 20 seconds.')
    expect(early.text).toMatch(/<h1[^>]*>Enter the code<\/h1>/)
    // Sent twice from the number: the first code is still good.
    const twice = await own.submit(address, { phone })
    expect([twice.status, twice.location]).toEqual([303, `${address}&step=code`])
    expect((await own.submit(address, { code })).location).toBe('/cars/car-a')
  })

  test('says when the sixth code of an hour may be asked for, with a number to call (D25)', async () => {
    const server = await accountServer(sqliteForTests)
    for (let n = 0; n < 5; n++) {
      await server.browser({ address: `192.0.2.${n}` }).submit(address, { phone })
      server.later(60)
    }
    const { status, text } = await server.browser().submit(address, { phone })
    expect(status).toBe(429)
    expect(text).toContain('That is enough codes for now')
    expect(text).toContain('You can ask for the next one at 1pm.')
    expect(text).toContain('href="tel:')
    expect(typedIn(text, 'phone')).toBe('0491 570 006')
  })

  test('keeps the number where nothing could be stored (Spec 8.05)', async () => {
    const server = await accountServer(sqliteForTests, {
      open: () => Promise.reject(new StoreError('disk_full', 'db', 'full')),
    })
    const { status, text } = await server.browser().submit(address, { phone })
    expect(status).toBe(503)
    expect(text).toContain('We could not send the text')
    expect(typedIn(text, 'phone')).toBe('0491 570 006')
  })

  test('comes back to where the visitor was, where the address names nothing (Spec 2.10)', async () => {
    const server = await accountServer(sqliteForTests)
    const own = server.browser()
    const from = { referer: 'http://harbour.localhost/search?make=Toyota' }
    const { text } = await own.get('/sign-in', from)
    expect(text).toContain('redirect=%2Fsearch%3Fmake%3DToyota')
    const elsewhere = await own.get('/sign-in', { referer: 'http://evil.example/search' })
    expect(elsewhere.text).toContain('action="/sign-in?redirect=%2F&amp;back=%2F"')
  })

  test('shows who is signed in the way out, and leads on who opened the page before (Spec 6.02)', async () => {
    const server = await accountServer(sqliteForTests)
    const own = server.browser()
    await server.signIn(own)
    const { text } = await own.get('/sign-in')
    expect(text).toContain('With the number 0491 570 006.')
    expect(text).toContain('action="/api/sign-out"')
    const stale = await own.get(address)
    expect([stale.status, stale.location]).toEqual([303, '/cars/car-a'])
  })

  test('without the cookie of the number the code’s page asks for the number (D25)', async () => {
    const server = await accountServer(sqliteForTests)
    const own = server.browser()
    expect((await own.get(`${address}&step=code`)).text).toContain('Text me a code')
    expect((await own.submit(`${address}&step=code`, { code: '123456' })).status).toBe(422)
    own.jar.set('sign-in', 'forged')
    expect((await own.get(`${address}&step=code`)).text).toContain('Text me a code')
  })
})

describe('nobody else', () => {
  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a sandboxed page', { origin: 'null' }],
    ['another site, by its fetch metadata', { 'sec-fetch-site': 'cross-site' }],
    ['a sister host', { origin: 'http://kiwi.localhost' }],
  ])('may send the forms: %s (D25)', async (_, headers) => {
    const { server, own, code } = await atCode()
    const before = await server.store.messages('harbour').latest(9)
    const refused = [
      await own.submit(address, { phone }, headers),
      await own.submit(address, { code }, headers),
      await own.submit('/api/sign-out', {}, headers),
      await own.post('/api/sign-in/code', { phone }, headers),
      await own.post('/api/sign-in/verify', { phone, code }, headers),
    ]
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
    expect(await server.store.messages('harbour').latest(9)).toEqual(before)
    expect((await own.submit(address, { code })).status).toBe(303)
  })
})

/** Ways to write an address of another host, or a script. */
const hostile = [
  ...['//evil.example', '///evil.example', '////evil.example', '//evil.example/%2e%2e'],
  ...['/\\evil.example', '\\/evil.example', '\\\\evil.example', '/\\/evil.example'],
  ...['/%5cevil.example', '/%5Cevil.example', '/%2fevil.example', '/%2Fevil.example'],
  ...['%2F%2Fevil.example', '%5C%5Cevil.example', '/%2F/evil.example', '/%252Fevil.example/..//x'],
  ...['https://evil.example', 'http://evil.example', 'HTTPS://evil.example', 'hTTp:/evil.example'],
  ...['https:evil.example', 'http:\\\\evil.example', 'https:///evil.example', 'ftp://evil.example'],
  ...['javascript:alert(1)', 'JavaScript:alert(1)', 'java\tscript:alert(1)', 'data:text/html,x'],
  ...['vbscript:x', 'blob:http://evil.example/x', 'file:///etc/passwd', 'about:blank'],
  ...['/\t/evil.example', '/\n/evil.example', '/\r/evil.example', '\t//evil.example'],
  ...['\n//evil.example', ' //evil.example', '\u00a0//evil.example', '\u2028//evil.example'],
  ...['/\u0000/evil.example', '\u0000//evil.example', '/.//evil.example', '/..//evil.example'],
  ...['/./\\evil.example', '/cars//evil.example', '/cars/..//evil.example', '/;//evil.example'],
  ...['@evil.example', '/@evil.example//x', 'harbour.localhost@evil.example', '//@evil.example'],
  ...['//harbour.localhost@evil.example', '//evil.example#/cars', '//evil.example?x=/cars'],
  ...[
    '//evil%E3%80%82example',
    '/\u3002/evil.example//',
    '///\\evil.example',
    '/%09/evil.example//',
  ],
  ...['evil.example', './/evil.example', '..//evil.example', '?//evil.example', '#//evil.example'],
  ...[
    '/sign-in',
    '/sign-in?redirect=//evil.example',
    '/cars\r\nset-cookie: a=b',
    '[object Object]',
  ],
]

test(`of ${hostile.length} spellings none leads a sign-in to another host, by form or by call (D25)`, async () => {
  expect(new Set(hostile).size).toBeGreaterThanOrEqual(60)
  const server = await accountServer(sqliteForTests)
  const site = 'http://harbour.localhost'
  for (const [at, text] of hostile.entries()) {
    const number = `0491 570 ${String(100 + at)}`
    const from = { address: `192.0.2.${at}` }
    const params = new URLSearchParams({ redirect: text, back: text })
    server.later(60)
    const own = server.browser(from)
    const page = await own.get(`/sign-in?${params}`)
    expect(/href="[^"]*evil/.exec(page.text), text).toBeNull()
    await own.submit(`/sign-in?${params}`, { phone: number })
    const done = await own.submit('/sign-in', { code: await server.latestCode() })
    const { origin, pathname } = new URL(done.location ?? 'none:', site)
    expect([done.status, origin], text).toEqual([303, site])
    expect(pathname.startsWith('//'), text).toBe(false)
    expect(pathname, text).not.toBe('/sign-in')
    const caller = server.browser(from)
    server.later(60)
    await caller.post('/api/sign-in/code', { phone: number, redirect: text })
    const code = await server.latestCode()
    const { data } = await caller.post('/api/sign-in/verify', { phone: number, code })
    expect(data.redirect, text).toBe(done.location)
  }
})
