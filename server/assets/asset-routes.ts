import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { type Encoding, encodingFor } from '../http/encoding.ts'

const endings: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' }

/**
 * Built files: their names change with their content, so a browser keeps them for ever. They are
 * held from the start: a new build removes the folder while this server's pages still name them.
 */
export function assetRoutes(clientDir: string): Hono {
  const folder = join(clientDir, 'assets')
  const held = new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))]))
  return new Hono()
    .get('/:name', (c, next) => {
      const name = c.req.param('name')
      const plain = held.get(name)
      if (!plain) return next()
      const encoding = encodingFor(c.req.header('accept-encoding'))
      const packed = held.get(name + endings[encoding])
      if (packed && encoding !== 'identity') c.header('content-encoding', encoding)
      const body = packed ?? plain
      c.header('content-type', getMimeType(name) ?? 'application/octet-stream')
      c.header('content-length', String(body.length))
      c.header('cache-control', 'public, max-age=31536000, immutable')
      // Also of the plain file: a cache between must not give it to everyone.
      c.header('vary', 'accept-encoding')
      return c.body(body)
    })
    .all('*', (c) => c.text('There is no such file.\n', 404))
}
