import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { demoHost } from '../../app.fixture.ts'
import { silentLog } from '../../log.fixture.ts'
import { type Listening, listen } from '../listen.ts'
import { requestListener } from '../request-listener.ts'
import { orders, ownOrigin, refusal } from './endpoint.fixture.ts'

describe('a body is refused as what it is', () => {
  const bytes = (...values: number[]) => new Uint8Array(values)
  const text = (value: string) => new TextEncoder().encode(value)
  const join = (...parts: Uint8Array[]) => Buffer.concat(parts)

  test.each<[what: string, body: Uint8Array, status: number, code: string]>([
    ['nothing', bytes(), 400, 'malformed_json'],
    ['no JSON', text('{'), 400, 'malformed_json'],
    ['JSON and more', text('{"name":"a"}{"name":"b"}'), 400, 'malformed_json'],
    [
      'invalid UTF-8',
      join(text('{"name":"'), bytes(0xc3, 0x28), text('"}')),
      400,
      'malformed_text',
    ],
    ['UTF-16', bytes(0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00), 400, 'malformed_text'],
    [
      'an overlong encoding',
      join(text('{"name":"'), bytes(0xc0, 0xaf), text('"}')),
      400,
      'malformed_text',
    ],
    ['deep lists', text('['.repeat(999)), 400, 'malformed_json'],
    ['deep lists that end', text('['.repeat(500) + ']'.repeat(500)), 422, 'invalid_body'],
    [
      'deep objects',
      text(`{"name":${'{"a":'.repeat(150)}1${'}'.repeat(151)}`),
      422,
      'invalid_body',
    ],
    ['__proto__', text('{"name":"a","__proto__":{"amount":1}}'), 422, 'invalid_body'],
    ['constructor', text('{"name":"a","constructor":{"prototype":{"x":1}}}'), 422, 'invalid_body'],
    [
      'an inner __proto__',
      text('{"name":"a","lines":[{"part":"door","__proto__":{}}]}'),
      422,
      'invalid_body',
    ],
    ['a huge number', text('{"name":"a","amount":1e999}'), 422, 'invalid_body'],
    [
      'a number beyond whole ones',
      text('{"name":"a","amount":9007199254740993}'),
      422,
      'invalid_body',
    ],
    [
      'a number of many digits',
      text(`{"name":"a","amount":${'9'.repeat(900)}}`),
      422,
      'invalid_body',
    ],
    [
      'many names',
      text(`{${Array.from({ length: 100 }, (_, each) => `"${each}":1`)}}`),
      422,
      'invalid_body',
    ],
    ['null', text('null'), 422, 'invalid_body'],
    ['a text', text('"name"'), 422, 'invalid_body'],
    ['one byte too many', text(`{"name":"${'a'.repeat(990)}"}`), 413, 'body_too_large'],
  ])('%s', async (_, body, status, code) => {
    const { send, given, errors } = await orders()
    const found = await send(new Uint8Array(body))
    expect(refusal(found)).toEqual({ status, code })
    expect(found.text.length).toBeLessThan(3_000)
    expect([given, errors]).toEqual([[], []])
    expect(Object.keys(Object.prototype)).toEqual([])
  })

  test('a body of exactly the limit is read', async () => {
    const { send, given } = await orders()
    const body = `{"name":"${'a'.repeat(989)}"}`
    expect(body).toHaveLength(1_000)
    expect((await send(body)).status).toBe(201)
    expect(given).toHaveLength(1)
  })

  test('a body without a length is read no further than the limit', async () => {
    const { send } = await orders()
    let pulled = 0
    const endless = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          pulled += 1
          controller.enqueue(new Uint8Array(400))
        },
      },
      { highWaterMark: 0 },
    )
    expect(refusal(await send(endless)).status).toBe(413)
    expect(pulled).toBe(3)
  })
})

describe('over a socket', () => {
  let listening: Listening | undefined
  afterEach(() => listening?.close())

  /** The whole response to raw bytes; with `keepOpen` only the server ends the connection. */
  async function raw(parts: readonly string[], keepOpen = true, change = {}) {
    const { app, errors, given } = await orders(change)
    listening = await listen(requestListener(app.fetch, silentLog), 0, '127.0.0.1')
    const socket = connect({ port: listening.port, host: '127.0.0.1', allowHalfOpen: true })
    let answer = ''
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      answer += chunk
    })
    socket.on('error', () => undefined)
    socket.on('end', () => socket.end())
    for (const part of parts) socket.write(part)
    if (!keepOpen) socket.end()
    await once(socket, 'close').catch(() => undefined)
    return { answer, errors, given }
  }
  const head = (more: string) =>
    `POST /api/orders HTTP/1.1\r\nHost: ${demoHost}\r\nContent-Type: application/json\r\n${more}\r\n\r\n`
  const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1])
  const order = '{"name":"Sam"}'

  test('a declared length beyond the limit is refused before any of the body arrives, and the connection is closed', async () => {
    const { answer } = await raw([head('Content-Length: 1000000000')])
    expect(statusOf(answer)).toBe(413)
    expect(answer).toMatch(/^connection: close\r$/im)
  })

  test('a chunked body beyond the limit is refused while it still arrives, and the connection is closed', async () => {
    const chunk = `3e8\r\n${'a'.repeat(1_000)}\r\n`
    const { answer } = await raw([head('Transfer-Encoding: chunked'), chunk, chunk])
    expect(statusOf(answer)).toBe(413)
    expect(answer).toMatch(/^connection: close\r$/im)
  })

  const announced = 'Content-Length: 1000000000'
  test.each([
    ['from another site', 403, [head(`Origin: https://evil.example\r\n${announced}`)]],
    ['from another site in chunks', 403, [head('Origin: null\r\nTransfer-Encoding: chunked')]],
    [
      'of another type',
      415,
      [head(`Origin: ${ownOrigin}\r\n${announced}`).replace('application/json', 'text/plain')],
    ],
    ['that is compressed', 415, [head(`Content-Encoding: gzip\r\n${announced}`)]],
    ['above the rate', 429, [head(`Content-Length: ${order.length}`), order, head(announced)]],
  ])(
    'a body %s is refused with %i before it arrives, and the connection is closed',
    async (_, status, parts) => {
      const rates = {
        client: { count: 1, seconds: 60 },
        tenant: { count: 9, seconds: 60 },
      }
      const { answer } = await raw(parts, true, { rates })
      expect(answer).toMatch(
        new RegExp(`(^|\\})HTTP/1\\.1 ${status} [^{]*\r\nconnection: close\r`, 'i'),
      )
    },
  )

  test('a refused request without a body leaves the connection open', async () => {
    const next = `GET /api/orders HTTP/1.1\r\nHost: ${demoHost}\r\nConnection: close\r\n\r\n`
    const { answer } = await raw([head('Origin: null\r\nContent-Length: 0') + next])
    expect(answer).toMatch(/^HTTP\/1\.1 403 [\s\S]*HTTP\/1\.1 405 /)
  })

  test('a chunked body within the limit is read', async () => {
    const more = 'Connection: close\r\nTransfer-Encoding: chunked'
    const { answer, given } = await raw([head(more), `e\r\n${order}\r\n`, '0\r\n\r\n'])
    expect(statusOf(answer)).toBe(201)
    expect(given).toEqual(['Sam'])
  })

  test.each([
    ['length and chunks at once', 'Content-Length: 14\r\nTransfer-Encoding: chunked'],
    ['two lengths', 'Content-Length: 14\r\nContent-Length: 15'],
    ['a length below zero', 'Content-Length: -1'],
    ['a length in words', 'Content-Length: many'],
  ])('%s is not a valid request', async (_, lengths) => {
    const { answer, given } = await raw([head(lengths), order], false)
    expect(statusOf(answer)).toBe(400)
    expect(given).toEqual([])
  })

  test.each([
    ['a body shorter than its length', 'Content-Length: 100'],
    ['chunks that end early', 'Transfer-Encoding: chunked'],
  ])('%s reaches no handler and is not logged as a server error', async (_, lengths) => {
    const { given, errors } = await raw([head(lengths), 'e\r\n{"name'], false)
    expect([given, errors]).toEqual([[], []])
  })

  test('bytes after a body’s length are another request', async () => {
    const next = `GET /api/orders HTTP/1.1\r\nHost: ${demoHost}\r\nConnection: close\r\n\r\n`
    const { answer, given } = await raw([head(`Content-Length: ${order.length}`), order + next])
    expect(answer).toMatch(/^HTTP\/1\.1 201 [\s\S]*HTTP\/1\.1 405 /)
    expect(given).toEqual(['Sam'])
  })
})
