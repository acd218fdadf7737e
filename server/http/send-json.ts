import { hash } from 'node:crypto'
import type { Context } from 'hono'
import { compressFast, encodingFor } from './encoding.ts'
import { etagMatches } from './etag.ts'

const ETAG_LENGTH = 22

/**
 * Answers a value as JSON, compressed as the client accepts; 304 without a body where the client has the
 * current version (RFC 9110, 13.1.2). Caches may store it and must revalidate it each time.
 */
export function sendJson(c: Context, value: unknown): Response {
  const body = Buffer.from(JSON.stringify(value), 'utf8')
  const encoding = encodingFor(c.req.header('accept-encoding'))
  const etag = `"${hash('sha256', body, 'base64url').slice(0, ETAG_LENGTH)}-${encoding}"`
  c.header('etag', etag)
  c.header('cache-control', 'no-cache')
  c.header('vary', 'accept-encoding')
  if (etagMatches(c.req.header('if-none-match'), etag)) return c.body(null, 304)
  c.header('content-type', 'application/json; charset=utf-8')
  if (encoding === 'identity') return c.body(body)
  c.header('content-encoding', encoding)
  return c.body(new Uint8Array(compressFast(body, encoding)))
}
