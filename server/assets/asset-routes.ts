import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { LRUCache } from 'lru-cache'
import type { ComponentSheet } from '#pages/render/assets.ts'
import type { AppEnv } from '../http/app-env.ts'
import { compressBest, type Encoding, encodingFor } from '../http/encoding.ts'
import { sheetsFile } from './joined-sheets.ts'

const extensions: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' }

/**
 * Built files, immutable: their names contain a hash of their content. They are read into memory at
 * start, because a new build removes the folder while this server's pages still link to them. The sheets of
 * a page's later blocks are joined when they are asked for.
 */
export function assetRoutes(clientDir: string, sheets: readonly ComponentSheet[]): Hono<AppEnv> {
  const folder = join(clientDir, 'assets')
  const files = new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))]))
  const joined = new LRUCache<string, Promise<Buffer<ArrayBuffer>>>({ max: MAX_JOINED })
  const joinedFile = (name: string, encoding: Encoding) => {
    const key = name + extensions[encoding]
    const css = joined.has(key) ? undefined : sheetsFile(sheets, name)
    if (css !== undefined) joined.set(key, encoded(Buffer.from(css), encoding))
    return joined.get(key)
  }
  return new Hono<AppEnv>()
    .get('/assets/:name', async (c, next) => {
      const name = c.req.param('name')
      const encoding = encodingFor(c.req.header('accept-encoding'))
      const plain = files.get(name)
      const body =
        (plain && files.get(name + extensions[encoding])) ??
        plain ??
        (await joinedFile(name, encoding))
      if (!body) return next()
      if (body !== plain && encoding !== 'identity') c.header('content-encoding', encoding)
      c.header('content-type', getMimeType(name) ?? 'application/octet-stream')
      c.header('content-length', String(body.length))
      c.header('cache-control', 'public, max-age=31536000, immutable')
      // Also for the uncompressed file: a shared cache must not serve it to every client.
      c.header('vary', 'accept-encoding')
      return c.body(body)
    })
    .all('/assets/*', (c) => c.text('There is no such file.\n', 404))
}

/** Joined stylesheets that are kept, each in the encodings that were asked for. */
const MAX_JOINED = 200

const encoded = async (
  bytes: Buffer<ArrayBuffer>,
  encoding: Encoding,
): Promise<Buffer<ArrayBuffer>> =>
  encoding === 'identity' ? bytes : Buffer.from(await compressBest(bytes, encoding))
