import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { expect, test, vi } from 'vitest'
import { type Listening, type ListenOptions, listen } from './listen.ts'

const request = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'

interface Raw {
  readonly socket: Socket
  /** All text received so far. */
  text(): string
  /** Resolves when the text holds this. */
  until(part: string): Promise<void>
  readonly ended: Promise<unknown>
}

async function raw({ port }: Listening): Promise<Raw> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  let text = ''
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk
  })
  const ended = once(socket, 'close')
  const until = async (part: string) => {
    while (!text.includes(part)) await once(socket, 'data')
  }
  return { socket, ended, until, text: () => text }
}

const refuses = async ({ port }: Listening): Promise<boolean> => {
  const socket = connect(port, '127.0.0.1')
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return !isOpen
}

/** Cuts nothing off unless `drainMs` is given: connections close by themselves, or the test times out. */
const server = (
  respond: (response: ServerResponse) => void,
  { graceMs = 200, drainMs = 1_000_000, ...more }: ListenOptions = {},
) => listen((_, response) => respond(response), 0, '127.0.0.1', { graceMs, drainMs, ...more })

test('an idle keep-alive connection is closed when the server closes', async () => {
  const listening = await server((response) => response.end('hello'))
  const client = await raw(listening)
  client.socket.write(request)
  await client.until('hello')
  expect(client.text()).toContain('Connection: keep-alive')
  await Promise.all([listening.close(), client.ended])
})

test('a connection that never sent anything is closed too', async () => {
  const listening = await server((response) => response.end())
  const client = await raw(listening)
  await Promise.all([listening.close(), client.ended])
  expect(client.text()).toBe('')
})

test('an open request is answered in full, and its response closes the connection', async () => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<ServerResponse>()
  const listening = await server(begin)
  const client = await raw(listening)
  client.socket.write(request)
  const response = await begun
  const closed = listening.close()
  response.writeHead(200, { 'content-type': 'text/plain' }).end('in full')
  await Promise.all([closed, client.ended])
  expect(client.text()).toMatch(/^HTTP\/1\.1 200 .*connection: close.*in full/is)
})

test('a response that began before the close is completed, and its connection closed', async () => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<ServerResponse>()
  const listening = await server((response) => {
    response.write('first half, ')
    begin(response)
  })
  const client = await raw(listening)
  client.socket.write(request)
  const response = await begun
  await client.until('first half')
  const closed = listening.close()
  await vi.waitUntil(() => refuses(listening), { timeout: 20_000 })
  response.end('second half')
  await Promise.all([closed, client.ended])
  expect(client.text()).toContain('second half')
})

test('a request that arrives during the grace period is answered, and its connection closed', async () => {
  // Long enough for a busy machine: the request must not arrive after it.
  const listening = await server((response) => response.end('hello'), { graceMs: 1_000 })
  const client = await raw(listening)
  client.socket.write(request)
  await client.until('hello')
  const closed = listening.close()
  client.socket.write(request)
  await Promise.all([closed, client.ended])
  expect(client.text().match(/hello/g)).toHaveLength(2)
  expect(client.text()).toMatch(/connection: close/i)
})

test('a response that does not end is cut off', async () => {
  const listening = await server((response) => response.write('never ends'), { drainMs: 50 })
  const client = await raw(listening)
  client.socket.write(request)
  await client.until('never ends')
  await Promise.all([listening.close(), client.ended])
})

test.each([
  ['nothing', ''],
  ['half a head', 'GET / HTTP/1.1\r\nHost: a\r\n'],
  ['a head after a whole request, and half of it', `${request}GET / HTTP/1.1\r\n`],
])('a connection that has sent %s ends after the time for a head', async (_, sent) => {
  const listening = await server((response) => response.end(), { headersMs: 50 })
  const client = await raw(listening)
  client.socket.write(sent)
  await client.ended
  await listening.close()
})

test('an address has so many connections without a request, and one more for each that sends it', async () => {
  const listening = await server((response) => response.end('hello'), { maxSilent: 2 })
  const first = await raw(listening)
  await raw(listening)
  const third = await raw(listening)
  await third.ended
  first.socket.write(request)
  await first.until('hello')
  const fourth = await raw(listening)
  fourth.socket.write(request)
  await fourth.until('hello')
  await listening.close()
})

test('a port in use is reported with what to do', async () => {
  const first = await server((response) => response.end())
  await expect(listen(() => undefined, first.port, '127.0.0.1')).rejects.toThrow(
    `Port ${first.port} is in use`,
  )
  await first.close()
})
