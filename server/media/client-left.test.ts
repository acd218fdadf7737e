import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, get } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, expect, it } from 'vitest'
import { artworkColours } from '#ui/artwork/artwork.ts'
import { AppError } from '../http/app-error.ts'
import { silentLog } from '../log.fixture.ts'
import { type MediaEnv, mediaRoutes } from './routes.ts'

const root = mkdtempSync(join(tmpdir(), 'forecourt-left-'))
afterAll(() => rmSync(root, { recursive: true, force: true, maxRetries: 5 }))

/** The pictures behind a real socket; `received` resolves once so many requests have come in. */
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
  // `listen` with a port gives an address of this shape.
  const { port } = server.address() as AddressInfo
  const kept = () =>
    readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return { port, received: received.promise, kept, [Symbol.dispose]: () => server.close() }
}

const paths = Object.keys(artworkColours)
  .slice(0, 20)
  .map((colour) => `/media/artwork/suv/${colour.replace(' ', '-')}/side?w=640`)

const line = (path: string) => `GET ${path} HTTP/1.1\r\nHost: harbour.localhost\r\n\r\n`

it.each([
  [
    'each on a connection of its own',
    (port: number) =>
      paths.map((path) =>
        connect(port, '127.0.0.1', function (this: Socket) {
          this.write(line(path))
        }),
      ),
  ],
  [
    'one after the other on one connection',
    (port: number) => [
      connect(port, '127.0.0.1', function (this: Socket) {
        this.write(paths.map(line).join(''))
      }),
    ],
  ],
])('pictures that a client asked for, %s, are not made once it has left', async (_, flood) => {
  using server = await listening(paths.length)
  const sockets = flood(server.port)
  await server.received
  for (const socket of sockets) socket.destroy()
  const status = await new Promise((resolve) => {
    // Larger than the others, so that it would come after them.
    const path = '/media/artwork/ute/red/side?w=1280'
    get({ host: '127.0.0.1', port: server.port, path, agent: false }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode))
    })
  })
  expect(status).toBe(200)
  // Two had begun, or four where the first two ended before the server saw that the client left.
  expect(server.kept().length).toBeLessThan(8)
})
