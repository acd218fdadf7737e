import { describe, expect, test } from 'vitest'
import { hostileKinds, requestsOf } from '../hostile/kinds.ts'
import { ResponseReader } from './response-reader.ts'

/** Gives a reader the text byte by byte; answers how many bytes it took until the answer was whole. */
function bytesUntilWhole(reader: ResponseReader, text: string): number | undefined {
  for (let index = 0; index < text.length; index++) {
    if (reader.push(Buffer.from(text[index] ?? '', 'latin1'))) return index + 1
  }
  return undefined
}

const body = 'a\r\n\r\nb'

describe('an answer is whole where HTTP says so, however its bytes arrive', () => {
  test.each([
    ['a length', 'GET', `HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\n${body}`],
    ['no bytes', 'GET', 'HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\n\r\n'],
    [
      'chunks',
      'GET',
      `HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n6\r\n${body}\r\n2;x=y\r\ncd\r\n0\r\nX-Sum: 1\r\n\r\n`,
    ],
    ['a head alone for HEAD', 'HEAD', 'HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\n'],
    ['nothing for a 304', 'GET', 'HTTP/1.1 304 Not Modified\r\nETag: "x"\r\n\r\n'],
    [
      'an interim answer before it',
      'GET',
      'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 204 No Content\r\n\r\n',
    ],
  ])('with %s', (_name, method, text) => {
    expect(bytesUntilWhole(new ResponseReader(method), text)).toBe(text.length)
    expect(new ResponseReader(method).push(Buffer.from(text, 'latin1'))).toBe(true)
  })

  test('without a length it goes on until the connection is closed', () => {
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
])('%j keeps its connection: %s', (text, isKeptAlive) => {
  const reader = new ResponseReader('GET')
  expect(reader.push(Buffer.from(text))).toBe(true)
  expect(reader.isKeptAlive).toBe(isKeptAlive)
})

test('what is no HTTP answer is refused', () => {
  expect(() => new ResponseReader('GET').push(Buffer.from('SSH-2.0\r\n\r\n'))).toThrow(/SSH-2\.0/)
})

test('there are twelve kinds of hostile requests, the same ones for the same seed', () => {
  expect(hostileKinds).toHaveLength(12)
  for (const kind of hostileKinds) {
    const [first, again, other] = [1, 1, 2].map((seed) => {
      const next = requestsOf(kind, seed)
      return Array.from({ length: 20 }, () => next().bytes.toString('latin1'))
    })
    expect(again, kind.name).toEqual(first)
    expect(other, kind.name).not.toEqual(first)
  }
})
