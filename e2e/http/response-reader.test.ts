import { describe, expect, test } from 'vitest'
import { hostileKinds, requestsOf } from '../hostile/kinds.ts'
import { ResponseReader } from './response-reader.ts'

/** Pushes the text byte by byte; returns how many bytes it took until the response was complete. */
function bytesUntilComplete(reader: ResponseReader, text: string): number | undefined {
  for (let index = 0; index < text.length; index++) {
    if (reader.push(Buffer.from(text[index] ?? '', 'latin1'))) return index + 1
  }
  return undefined
}

const body = 'a\r\n\r\nb'

describe('a response is complete where HTTP says so, however its bytes are split', () => {
  test.each([
    ['Content-Length', 'GET', `HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\n${body}`],
    ['an empty body', 'GET', 'HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\n\r\n'],
    [
      'chunked encoding',
      'GET',
      `HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n6\r\n${body}\r\n2;x=y\r\ncd\r\n0\r\nX-Sum: 1\r\n\r\n`,
    ],
    ['HEAD, which has no body', 'HEAD', 'HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\n'],
    ['a 304, which has no body', 'GET', 'HTTP/1.1 304 Not Modified\r\nETag: "x"\r\n\r\n'],
    [
      'an interim response before it',
      'GET',
      'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 204 No Content\r\n\r\n',
    ],
  ])('with %s', (_name, method, text) => {
    expect(bytesUntilComplete(new ResponseReader(method), text)).toBe(text.length)
    expect(new ResponseReader(method).push(Buffer.from(text, 'latin1'))).toBe(true)
  })

  test('without a length it lasts until the connection is closed', () => {
    const reader = new ResponseReader('GET')
    expect(reader.push(Buffer.from('HTTP/1.1 200 OK\r\n\r\nbody'))).toBe(false)
    expect(reader.push(Buffer.from('more'))).toBe(false)
    expect(reader.status).toBe(200)
  })
})

test.each([
  ['HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n', false],
  ['HTTP/1.0 200 OK\r\nContent-Length: 0\r\n\r\n', false],
  ['HTTP/1.1 200 OK\r\nConnection: keep-alive\r\nContent-Length: 0\r\n\r\n', true],
])('%j keeps the connection open: %s', (text, isKeptAlive) => {
  const reader = new ResponseReader('GET')
  expect(reader.push(Buffer.from(text))).toBe(true)
  expect(reader.isKeptAlive).toBe(isKeptAlive)
})

test('bytes that are not HTTP are refused', () => {
  expect(() => new ResponseReader('GET').push(Buffer.from('SSH-2.0\r\n\r\n'))).toThrow(/SSH-2\.0/)
})

test('there are fourteen kinds of hostile requests, the same ones for the same seed', () => {
  expect(hostileKinds).toHaveLength(14)
  for (const kind of hostileKinds) {
    const [first, repeated, other] = [1, 1, 2].map((seed) => {
      const next = requestsOf(kind, seed)
      return Array.from({ length: 20 }, () => next().bytes.toString('latin1'))
    })
    expect(repeated, kind.name).toEqual(first)
    expect(other, kind.name).not.toEqual(first)
  }
})
