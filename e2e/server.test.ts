import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import { expect, inject, test } from 'vitest'
import { readLiveResponse } from '#pages/live-response.ts'
import { carPath } from './demo-pages.ts'
import { sendRequest } from './product.ts'
import { startServer } from './server-process.ts'

const harbour = 'harbour.localhost'

test('each site is served on its own host, and no other host reveals them (D1)', async () => {
  const [own, other, unknown] = await Promise.all(
    [harbour, 'kiwi.localhost', 'example.org'].map((host) => sendRequest(host, '/')),
  )
  expect([own?.status, other?.status, unknown?.status]).toEqual([200, 200, 404])
  expect(own?.body.toString()).toContain('Harbour')
  expect(other?.body.toString()).not.toContain('Harbour')
  expect(unknown?.body.toString()).not.toMatch(/Harbour|Kiwi/)
})

test("a site's pictures are served on its own host only (D1)", async () => {
  const path = '/media/site/riverside.webp?w=320'
  const [own, other] = await Promise.all(
    [harbour, 'kiwi.localhost'].map((host) => sendRequest(host, path)),
  )
  expect([own?.status, other?.status]).toEqual([200, 404])
})

test('a plain localhost lists the demo sites (D1)', async () => {
  const { body } = await sendRequest('localhost', '/')
  expect(body.toString()).toContain('http://harbour.localhost:')
})

test.each([
  ['/no-such-page', 404],
  ['/cars/no-such-car', 404],
  ['/search/no-such-make', 404],
  [`/search?make=${'x'.repeat(9_000)}`, 414],
  ['/search?price=abc:&page=-4&sortBy=zzz&make=%E0%A4%A', 200],
  ['/media/artwork/suv/white/side?w=huge', 400],
  ['/media/site/no-such-picture.webp', 404],
])('%s answers %i', async (path, status) => {
  expect((await sendRequest(harbour, path)).status).toBe(status)
})

test.each([
  ['no Host header', 'GET / HTTP/1.0\r\n\r\n', 400],
  ['an invalid host', 'GET / HTTP/1.0\r\nHost: "><script>\r\n\r\n', 400],
  ['an absolute target', `GET http://${harbour}/search HTTP/1.0\r\n\r\n`, 200],
  ['a broken encoding', `GET /%E0%A4%A HTTP/1.0\r\nHost: ${harbour}\r\n\r\n`, 404],
  ['an encoded NUL', `GET /cars/%00 HTTP/1.0\r\nHost: ${harbour}\r\n\r\n`, 404],
  ['two slashes', `GET //evil.example/ HTTP/1.0\r\nHost: ${harbour}\r\n\r\n`, 308],
  ['TRACE', `TRACE / HTTP/1.0\r\nHost: ${harbour}\r\n\r\n`, 405],
])('a raw request with %s gets a response', async (_, text, status) => {
  const socket = connect(inject('port'), '127.0.0.1')
  socket.write(text)
  expect(await textOf(socket)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
})

test('the API returns errors as JSON (D22)', async () => {
  const responses = await Promise.all([
    sendRequest(harbour, '/api/x'),
    sendRequest(harbour, '/api/search', { method: 'PUT' }),
    sendRequest('example.org', '/api/search'),
  ])
  const codes = responses.map(({ status, body }) => [status, JSON.parse(body.toString()).code])
  expect(codes).toEqual([
    [404, 'not_found'],
    [405, 'method_not_allowed'],
    [404, 'no_such_site'],
  ])
})

test('a wrong method gets 405 with the allowed methods', async () => {
  const response = await sendRequest(harbour, '/search', { method: 'POST' })
  expect(response.status).toBe(405)
  expect(response.headers.allow).toBe('GET, HEAD, OPTIONS')
})

test('a page that the browser has cached is not sent again', async () => {
  const acceptEncoding = { 'accept-encoding': 'br' }
  const first = await sendRequest(harbour, '/search', { headers: acceptEncoding })
  expect(first.headers['content-encoding']).toBe('br')
  for (const etag of [String(first.headers.etag), `"other", ${first.headers.etag}`]) {
    const headers = { ...acceptEncoding, 'if-none-match': etag }
    const second = await sendRequest(harbour, '/search', { headers })
    expect(second.status).toBe(304)
    expect(second.body.length).toBe(0)
  }
})

test('every page has the security headers, and inline scripts are allowed by hash only', async () => {
  for (const path of ['/', '/search', await carPath('harbour'), '/no-such-page']) {
    const { headers } = await sendRequest(harbour, path)
    const policy = String(headers['content-security-policy'])
    const scripts = policy.split(';').find((part) => part.trim().startsWith('script-src'))
    expect(scripts, path).not.toContain('unsafe')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['x-request-id']).toBeTruthy()
  }
})

test('live blocks have the same HTML as the whole page', async () => {
  const whole = (await sendRequest(harbour, '/search?sortBy=price_asc')).body.toString()
  const response = await sendRequest(harbour, '/search?sortBy=price_asc&_blocks=results.filters')
  const { blocks, url, title } = readLiveResponse(response.body.toString())
  expect(Object.keys(blocks).sort()).toEqual(['filters', 'results'])
  for (const html of Object.values(blocks)) expect(whole).toContain(html)
  expect(url).toBe('/search?sortBy=price_asc')
  expect(title.length).toBeGreaterThan(0)
})

test('a port in use is reported with what to do, and exits 1', async () => {
  const port = String(inject('port'))
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-port-'))
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    env: { ...process.env, PORT: port, DATA_DIR: dataDir },
  })
  let printed = ''
  child.stderr.on('data', (chunk) => {
    printed += chunk
  })
  const [code] = await once(child, 'exit')
  await rm(dataDir, { recursive: true })
  expect(code).toBe(1)
  expect(printed).toContain(`Port ${port} is in use`)
})

test('a second start reuses the stock, and SIGTERM drains and exits 0', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-second-'))
  const first = await startServer(dataDir)
  expect(await first.stop()).toBe(0)
  const second = await startServer(dataDir)
  expect(second.output()).not.toContain('demo cars')
  expect(await second.stop()).toBe(0)
  await rm(dataDir, { recursive: true })
})

test('a damaged database is reported by name, and the server does not start', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-damaged-'))
  await writeFile(join(dataDir, 'forecourt.db'), 'this is no database, but long enough to look at')
  await expect(startServer(dataDir)).rejects.toThrow(/forecourt\.db/)
  await rm(dataDir, { recursive: true })
})
