import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import { expect, inject, test } from 'vitest'
import { readLiveResponse } from '#pages/live-response.ts'
import { aCarPath } from './demo-pages.ts'
import { ask } from './product.ts'
import { startServer } from './server-process.ts'

const harbour = 'harbour.localhost'

test('each site answers under its own host, and no other host learns of them (D1)', async () => {
  const [mine, other, unknown] = await Promise.all(
    [harbour, 'kiwi.localhost', 'example.org'].map((host) => ask(host, '/')),
  )
  expect([mine?.status, other?.status, unknown?.status]).toEqual([200, 200, 404])
  expect(mine?.body.toString()).toContain('Harbour')
  expect(other?.body.toString()).not.toContain('Harbour')
  expect(unknown?.body.toString()).not.toMatch(/Harbour|Kiwi/)
})

test("a site's pictures are served on its own host alone (D1)", async () => {
  const path = '/media/site/riverside.webp?w=320'
  const [own, other] = await Promise.all([harbour, 'kiwi.localhost'].map((host) => ask(host, path)))
  expect([own?.status, other?.status]).toEqual([200, 404])
})

test('a plain localhost lists the demo sites (D1)', async () => {
  const { body } = await ask('localhost', '/')
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
  expect((await ask(harbour, path)).status).toBe(status)
})

test.each([
  ['no host', 'GET / HTTP/1.0\r\n\r\n', 400],
  ['a host that is none', 'GET / HTTP/1.0\r\nHost: "><script>\r\n\r\n', 400],
  ['an absolute target', `GET http://${harbour}/search HTTP/1.0\r\n\r\n`, 200],
  ['a broken encoding', `GET /%E0%A4%A HTTP/1.0\r\nHost: ${harbour}\r\n\r\n`, 404],
  ['an encoded NUL', `GET /cars/%00 HTTP/1.0\r\nHost: ${harbour}\r\n\r\n`, 404],
  ['two slashes', `GET //evil.example/ HTTP/1.0\r\nHost: ${harbour}\r\n\r\n`, 308],
  ['TRACE', `TRACE / HTTP/1.0\r\nHost: ${harbour}\r\n\r\n`, 405],
])('a request with %s, as bytes, is answered', async (_, text, status) => {
  const socket = connect(inject('port'), '127.0.0.1')
  socket.write(text)
  expect(await textOf(socket)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
})

test('an address of the API answers errors as JSON (D22)', async () => {
  const answers = await Promise.all([
    ask(harbour, '/api/x'),
    ask(harbour, '/api/search', { method: 'PUT' }),
    ask('example.org', '/api/search'),
  ])
  const codes = answers.map(({ status, body }) => [status, JSON.parse(body.toString()).code])
  expect(codes).toEqual([
    [404, 'not_found'],
    [405, 'method_not_allowed'],
    [404, 'no_such_site'],
  ])
})

test('a wrong method is told which ones are right', async () => {
  const answer = await ask(harbour, '/search', { method: 'POST' })
  expect(answer.status).toBe(405)
  expect(answer.headers.allow).toBe('GET, HEAD, OPTIONS')
})

test('a page known to the browser is not sent again', async () => {
  const accepted = { 'accept-encoding': 'br' }
  const first = await ask(harbour, '/search', { headers: accepted })
  expect(first.headers['content-encoding']).toBe('br')
  for (const etag of [String(first.headers.etag), `"other", ${first.headers.etag}`]) {
    const headers = { ...accepted, 'if-none-match': etag }
    const again = await ask(harbour, '/search', { headers })
    expect(again.status).toBe(304)
    expect(again.body.length).toBe(0)
  }
})

test('every page carries the security headers and no inline script is allowed but by hash', async () => {
  for (const path of ['/', '/search', await aCarPath('harbour'), '/no-such-page']) {
    const { headers } = await ask(harbour, path)
    const policy = String(headers['content-security-policy'])
    const scripts = policy.split(';').find((part) => part.trim().startsWith('script-src'))
    expect(scripts, path).not.toContain('unsafe')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['x-request-id']).toBeTruthy()
  }
})

test('live blocks answer with the same HTML as the whole page', async () => {
  const whole = (await ask(harbour, '/search?sortBy=price_asc')).body.toString()
  const answer = await ask(harbour, '/search?sortBy=price_asc&_blocks=results.filters')
  const { blocks, url, title } = readLiveResponse(answer.body.toString())
  expect(Object.keys(blocks).sort()).toEqual(['filters', 'results'])
  for (const html of Object.values(blocks)) expect(whole).toContain(html)
  expect(url).toBe('/search?sortBy=price_asc')
  expect(title.length).toBeGreaterThan(0)
})

test('a taken port is told with what to do, and exits 1', async () => {
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
  expect(printed).toContain(`Port ${port} is taken`)
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

test('a damaged database is told with its name, and the server does not start over it', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-damaged-'))
  await writeFile(join(dataDir, 'forecourt.db'), 'this is no database, but long enough to look at')
  await expect(startServer(dataDir)).rejects.toThrow(/forecourt\.db/)
  await rm(dataDir, { recursive: true })
})
