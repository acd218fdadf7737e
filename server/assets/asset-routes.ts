import { join } from 'node:path'
import { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import type { ComponentSheet } from '#pages/render/assets.ts'
import type { AppEnv } from '../http/app-env.ts'
import { compressBest, type Encoding } from '../http/encoding.ts'
import { builtFiles, encodedNames, encodingOf, sendBuilt } from './built-files.ts'
import { sheetsFile } from './joined-sheets.ts'

/**
 * Built files, immutable: their names contain a hash of their content. The sheets of a page's later blocks are
 * joined when they are asked for.
 */
export function assetRoutes(clientDir: string, sheets: readonly ComponentSheet[]): Hono<AppEnv> {
  const built = builtFiles(join(clientDir, 'assets'))
  const joined = new LRUCache<string, Promise<Buffer<ArrayBuffer>>>({ max: MAX_JOINED })
  const joinedFile = async (name: string, encoding: Encoding) => {
    const key = name + encodedNames[encoding]
    const css = joined.has(key) ? undefined : sheetsFile(sheets, name)
    if (css !== undefined) joined.set(key, encoded(Buffer.from(css), encoding))
    const body = await joined.get(key)
    return body && { body, encoding }
  }
  return new Hono<AppEnv>()
    .get('/assets/:name', async (c, next) => {
      const name = c.req.param('name')
      const encoding = encodingOf(c)
      const file = built(name, encoding) ?? (await joinedFile(name, encoding))
      return file ? sendBuilt(c, name, file) : next()
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
