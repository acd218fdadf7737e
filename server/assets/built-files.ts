import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Context } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import type { AppEnv } from '../http/app-env.ts'
import { type Encoding, encodingFor } from '../http/encoding.ts'

export const encodedNames: Readonly<Record<Encoding, string>> = {
  br: '.br',
  gzip: '.gz',
  identity: '',
}

/**
 * The files of a folder of the build, which beside each file may have it compressed. They are read into
 * memory at start, because a new build removes the folder while this server's pages still link to them.
 */
export function builtFiles(
  folder: string,
): (name: string, encoding: Encoding) => BuiltFile | undefined {
  const files = new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))]))
  return (name, encoding) => {
    const plain = files.get(name)
    if (!plain) return undefined
    const compressed = files.get(name + encodedNames[encoding])
    return { body: compressed ?? plain, encoding: compressed ? encoding : 'identity' }
  }
}

export interface BuiltFile {
  readonly body: Buffer<ArrayBuffer>
  readonly encoding: Encoding
}

/** The encoding that a request asks for. */
export const encodingOf = (c: Context<AppEnv>): Encoding =>
  encodingFor(c.req.header('accept-encoding'))

/** Sends a file that never changes: its name contains a hash of its content. */
export function sendBuilt(
  c: Context<AppEnv>,
  name: string,
  { body, encoding }: BuiltFile,
): Response {
  if (encoding !== 'identity') c.header('content-encoding', encoding)
  c.header('content-type', getMimeType(name) ?? 'application/octet-stream')
  c.header('content-length', String(body.length))
  c.header('cache-control', 'public, max-age=31536000, immutable')
  // Also for the uncompressed file: a shared cache must not serve it to every client.
  c.header('vary', 'accept-encoding')
  return c.body(body)
}
