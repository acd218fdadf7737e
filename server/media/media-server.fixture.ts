import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import sharp from 'sharp'
import { afterAll } from 'vitest'
import { AppError } from '../http/app-error.ts'
import { recordingLog } from '../log.fixture.ts'
import { type MediaEnv, mediaRoutes, missingPicture } from './routes.ts'

/** Media routes with their own temporary folder, which is removed after the tests of a file. */
export function mediaServer() {
  const root = mkdtempSync(join(tmpdir(), 'forecourt-media-'))
  // Encodings in progress still write files while the folder is removed: retry.
  afterAll(() => rmSync(root, { recursive: true, force: true, maxRetries: 5 }))
  const tenantsDir = join(root, 'tenants')
  const dataDir = join(root, 'data')
  const { log, logged } = recordingLog()

  /** A server whose tenant is the first label of the host, and whose client is a header. */
  function serverWith(folder: string): Hono<MediaEnv> {
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
    app.get('/media/*', missingPicture)
    return app
  }

  const app = serverWith(dataDir)
  const get = (path: string, headers: Record<string, string> = {}, server = app) =>
    server.request(`http://harbour.localhost${path}`, { headers })
  const cachedFiles = (folder = dataDir) =>
    readdirSync(join(folder, 'media'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => entry.name)
  return { root, tenantsDir, logged, app, serverWith, get, cachedFiles }
}

export const widthOf = async (response: Response) =>
  (await sharp(await response.arrayBuffer()).metadata()).width

/** The transparency of a picture, row by row: from 0 to 255. */
export async function alphasOf(response: Response) {
  const picture = sharp(await response.arrayBuffer()).extractChannel('alpha')
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const rows = Array.from({ length: info.height }, (_, y) =>
    data.subarray(y * info.width, (y + 1) * info.width),
  )
  return { width: info.width, rows }
}
