import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import type { AppEnv } from '../http/app-env.ts'
import { type Encoding, encodingFor } from '../http/encoding.ts'

const extensions: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' }

/**
 * Built files, immutable: their names contain a hash of their content. They are read into memory at
 * start, because a new build removes the folder while this server's pages still link to them.
 */
export function assetRoutes(clientDir: string): Hono<AppEnv> {
  const folder = join(clientDir, 'assets')
  const files = new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))]))
  return new Hono<AppEnv>()
    .get('/assets/:name', (c, next) => {
      const name = c.req.param('name')
      const plain = files.get(name)
      if (!plain) return next()
      const encoding = encodingFor(c.req.header('accept-encoding'))
      const compressed = files.get(name + extensions[encoding])
      if (compressed && encoding !== 'identity') c.header('content-encoding', encoding)
      const body = compressed ?? plain
      c.header('content-type', getMimeType(name) ?? 'application/octet-stream')
      c.header('content-length', String(body.length))
      c.header('cache-control', 'public, max-age=31536000, immutable')
      // Also for the uncompressed file: a shared cache must not serve it to every client.
      c.header('vary', 'accept-encoding')
      return c.body(body)
    })
    .all('/assets/*', (c) => c.text('There is no such file.\n', 404))
}
