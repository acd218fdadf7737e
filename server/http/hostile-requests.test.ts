import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appWith, demoHost } from '../app.fixture.ts'
import { type Listening, listen } from './listen.ts'
import { requestListener } from './request-listener.ts'

describe('a malformed request never causes a server error', () => {
  let listening: Listening
  let errors: string[]
  beforeAll(async () => {
    const { app, errors: logged, services } = await appWith({}, { trustProxy: true })
    errors = logged
    listening = await listen(requestListener(app.fetch, services.log), 0, '127.0.0.1')
  })
  afterAll(() => listening.close())

  /** The whole raw response to one raw request. */
  async function raw(text: string): Promise<string> {
    const socket = connect(listening.port, '127.0.0.1').setEncoding('latin1')
    let answer = ''
    socket.on('data', (chunk: string) => {
      answer += chunk
    })
    socket.on('error', () => undefined)
    socket.end(Buffer.from(text, 'latin1'))
    await once(socket, 'close')
    return answer
  }
  const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1])
  const get = (target: string, at = demoHost, more = '') =>
    raw(`GET ${target} HTTP/1.1\r\nHost: ${at}\r\nConnection: close\r\n${more}\r\n`)

  test.each([
    ['/search?make=%E0%A4%A', 200],
    ['/%E0%A4%A', 404],
    ['/cars/%00', 404],
    ['/search/kia%00', 404],
    ['/search?query=%00%01', 200],
    ['//', 308],
    ['//evil.example/', 308],
    ['///', 308],
    ['/..%2f..%2fetc/passwd', 404],
    ['/../../etc/passwd', 404],
    ['/search?', 200],
    ['/search#fragment', 200],
    ['/%2e%2e/%2e%2e', 200],
    ['/api/search?make=%', 200],
    ['/api/%', 404],
    ['/media/%zz', 404],
    ['http://harbour.localhost/search', 200],
    ['http://unknown.example/', 404],
    ['http://', 400],
    ['ftp://harbour.localhost/', 400],
    ['/\\evil.example/', 400],
    ['search', 400],
    ['/\u00e9', 400],
  ])('GET %s answers %i', async (target, status) => {
    expect(statusOf(await get(target))).toBe(status)
  })

  test.each([
    ['', 400],
    ['"><script>', 400],
    ['harbour.localhost:99999', 400],
    ['51405140514051405140', 400],
    ['harbour.localhost/path', 400],
    ['user@harbour.localhost', 400],
    ['a b', 400],
    ['..', 404],
    ['[::1]', 404],
    ['HARBOUR.LOCALHOST', 200],
    ['harbour.localhost.', 200],
  ])('Host: %s answers %i', async (at, status) => {
    expect(statusOf(await get('/', at))).toBe(status)
  })

  test('the host of an absolute target overrides the Host header (RFC 9112, 3.2.2)', async () => {
    expect(await get('http://kiwi.localhost/search')).toMatch(
      /http:\/\/kiwi\.localhost:\d+\/search/,
    )
  })

  test.each([
    ['HTTP/1.0 without a host', 'GET / HTTP/1.0\r\n\r\n', 400],
    ['HTTP/1.0 with a host', `GET / HTTP/1.0\r\nHost: ${demoHost}\r\n\r\n`, 200],
    ['HTTP/1.1 without a host', 'GET / HTTP/1.1\r\n\r\n', 400],
    [
      'two hosts (RFC 9112, 3.2)',
      `GET / HTTP/1.1\r\nHost: ${demoHost}\r\nhost: a\r\nConnection: close\r\n\r\n`,
      400,
    ],
    ['an unknown method', `NOSUCH / HTTP/1.1\r\nHost: ${demoHost}\r\n\r\n`, 400],
    ['a very long method', `${'A'.repeat(5_000)} / HTTP/1.1\r\nHost: ${demoHost}\r\n\r\n`, 400],
    [
      'an upgrade',
      `GET / HTTP/1.1\r\nHost: ${demoHost}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
      200,
    ],
    [
      'a body to a page',
      `POST / HTTP/1.1\r\nHost: ${demoHost}\r\nConnection: close\r\nContent-Length: 5\r\n\r\nhello`,
      405,
    ],
    [
      'a length that is none',
      `GET / HTTP/1.1\r\nHost: ${demoHost}\r\nContent-Length: -1\r\n\r\n`,
      400,
    ],
    ['TRACE', `TRACE / HTTP/1.1\r\nHost: ${demoHost}\r\nConnection: close\r\n\r\n`, 405],
    ['OPTIONS *', `OPTIONS * HTTP/1.1\r\nHost: ${demoHost}\r\nConnection: close\r\n\r\n`, 400],
    ['a NUL in the target', `GET /\0 HTTP/1.1\r\nHost: ${demoHost}\r\n\r\n`, 400],
    ['no HTTP at all', 'hello\r\n\r\n', 400],
  ])('%s answers', async (_, text, status) => {
    expect(statusOf(await raw(text))).toBe(status)
  })

  test.each([
    'x-forwarded-host: "><script>',
    'x-forwarded-proto: javascript',
    'x-forwarded-proto: ">',
    'if-none-match: "',
    'accept-encoding: ;;;,q=,br;q=x',
    'cookie: a=%E0%A4%A',
    'range: bytes=9999999999-',
  ])('the header %s changes no status', async (header) => {
    expect(statusOf(await get('/search', demoHost, `${header}\r\n`))).toBe(200)
  })

  test('excessive length is refused, or has no effect', async () => {
    const many = 'a'.repeat(5_000)
    expect(statusOf(await get(`/${many}${many}`))).toBe(414)
    expect(statusOf(await get(`/${many.repeat(8)}`))).toBe(431)
    expect(statusOf(await get('/', `${many}.localhost`))).toBe(404)
    const headers = ['x-forwarded-host', 'x-forwarded-proto', 'if-none-match', 'accept-encoding']
    for (const name of headers) {
      for (const text of [many, '"'.repeat(5_000), '=,'.repeat(5_000)]) {
        expect(statusOf(await get('/search', demoHost, `${name}: ${text}\r\n`)), name).toBe(200)
      }
    }
  })

  test('a request without a host is answered with a page and the security headers', async () => {
    const answer = await raw('GET / HTTP/1.0\r\n\r\n')
    expect(answer).toMatch(/x-content-type-options: nosniff/i)
    expect(answer).toContain('<h1>This request cannot be answered</h1>')
  })

  test('none of these requests is logged as an error', () => {
    expect(errors).toEqual([])
  })
})
