import { hash } from 'node:crypto'
import type { Context } from 'hono'
import { perObject } from '#pages/render/per-object.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { compressBest, encodingFor } from '../../http/encoding.ts'
import { etagMatches } from '../../http/etag.ts'

/**
 * Sends an answer that is the same for every person: a browser keeps it, and asks each time whether it still
 * holds. It has nothing secret, so that it may be compressed (BREACH).
 *
 * @param answer the same object each time; its bytes are made once
 */
export async function sendKept(c: Context<AppEnv>, answer: object): Promise<Response> {
  const { etag, bytes } = await madeOf(answer)
  c.header('cache-control', 'private, no-cache')
  c.header('vary', 'accept-encoding')
  c.header('etag', etag)
  if (etagMatches(c.req.header('if-none-match'), etag)) return c.body(null, 304)
  const encoding = encodingFor(c.req.header('accept-encoding'))
  if (encoding !== 'identity') c.header('content-encoding', encoding)
  c.header('content-type', 'application/json; charset=utf-8')
  return c.body(bytes[encoding])
}

const madeOf = perObject(async (answer) => {
  const identity = new Uint8Array(Buffer.from(JSON.stringify(answer)))
  const [br, gzip] = await Promise.all([
    compressBest(identity, 'br'),
    compressBest(identity, 'gzip'),
  ])
  return {
    etag: `W/"${hash('sha256', identity, 'base64url').slice(0, 16)}"`,
    bytes: { identity, br: new Uint8Array(br), gzip: new Uint8Array(gzip) },
  }
})
