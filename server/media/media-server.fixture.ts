import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import sharp from 'sharp'
import { afterAll } from 'vitest'
import { AppError } from '../http/app-error.ts'
import { recordingLog } from '../log.fixture.ts'
import { type MediaEnv, mediaRoutes } from './routes.ts'

/** Media routes over a folder of their own, which is removed after the tests of a file. */
export function mediaServer() {
  const root = mkdtempSync(join(tmpdir(), 'forecourt-media-'))
  // Encodes that have begun end, and write: the folder may fill once more while it is removed.
  afterAll(() => rmSync(root, { recursive: true, force: true, maxRetries: 5 }))
  const tenantsDir = join(root, 'tenants')
  const dataDir = join(root, 'data')
  const { log, logged } = recordingLog()

  /** A server that takes the first name of the host as the tenant, and a header as the client. */
  function serverOver(folder: string): Hono<MediaEnv> {
    const app = new Hono<MediaEnv>()
    app.onError((cause, c) => {
      if (cause instanceof AppError) return c.json(cause.toJSON(), cause.status)
      throw cause
    })
    app.use((c, next) => {
      c.set('tenant', { slug: new URL(c.req.url).hostname.split('.')[0] ?? '' })
      return next()
    })
    const clientOf = (c: Context) => c.req.header('client') ?? 'anna'
    app.route('/media', mediaRoutes({ dataDir: folder, tenantsDir, clientOf, log }))
    return app
  }

  const app = serverOver(dataDir)
  const get = (path: string, headers: Record<string, string> = {}, server = app) =>
    server.request(`http://harbour.localhost${path}`, { headers })
  const keptFiles = (folder = dataDir) =>
    readdirSync(join(folder, 'media'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => entry.name)
  return { root, tenantsDir, logged, app, serverOver, get, keptFiles }
}

export const widthOf = async (answer: Response) =>
  (await sharp(await answer.arrayBuffer()).metadata()).width
