import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, get } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, expect, it } from 'vitest'
import { artworkColours } from '#artwork/artwork.ts'
import { AppError } from '../http/app-error.ts'
import { silentLog } from '../log.fixture.ts'
import { type MediaEnv, mediaRoutes } from './routes.ts'

const root = mkdtempSync(join(tmpdir(), 'forecourt-disconnect-'))
afterAll(() => rmSync(root, { recursive: true, force: true, maxRetries: 5 }))

/** Media routes on a real socket; `received` resolves after `count` requests. */
async function listening(count: number) {
  const received = Promise.withResolvers<void>()
  const dataDir = mkdtempSync(join(root, 'data-'))
  const app = new Hono<MediaEnv>()
  app.onError((cause, c) =>
    cause instanceof AppError ? c.json(cause.toJSON(), cause.status) : c.text(String(cause), 500),
  )
  let requests = 0
  app.use((c, next) => {
    c.set('tenant', { slug: 'harbour' })
    if (++requests === count) received.resolve()
    return next()
  })
  app.route('/media', mediaRoutes({ dataDir, tenantsDir: root, log: silentLog }))
  const server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  // A TCP server's address is never a string.
  const { port } = server.address() as AddressInfo
  const cachedFiles = () =>
    readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return { port, received: received.promise, cachedFiles, [Symbol.dispose]: () => server.close() }
}

const paths = Object.keys(artworkColours)
  .slice(0, 20)
  .map((colour) => `/media/artwork/suv/${colour.replace(' ', '-')}/side?w=640`)

const requestFor = (path: string) => `GET ${path} HTTP/1.1\r\nHost: harbour.localhost\r\n\r\n`

it.each([
  [
    'each on its own connection',
    (port: number) =>
      paths.map((path) =>
        connect(port, '127.0.0.1', function (this: Socket) {
          this.write(requestFor(path))
        }),
      ),
  ],
  [
    'one after the other on one connection',
    (port: number) => [
      connect(port, '127.0.0.1', function (this: Socket) {
        this.write(paths.map(requestFor).join(''))
      }),
    ],
  ],
])('pictures requested %s are not encoded after the client disconnects', async (_, flood) => {
  using server = await listening(paths.length)
  const sockets = flood(server.port)
  await server.received
  for (const socket of sockets) socket.destroy()
  const status = await new Promise((resolve) => {
    // Larger than the others, so that it would be encoded after them.
    const path = '/media/artwork/ute/red/side?w=1280'
    get({ host: '127.0.0.1', port: server.port, path, agent: false }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode))
    })
  })
  expect(status).toBe(200)
  // Two had started, or four if the first two ended before the server noticed the disconnect.
  expect(server.cachedFiles().length).toBeLessThan(8)
})
