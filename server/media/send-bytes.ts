import type { Context } from 'hono'
import { etagMatches } from '../http/etag.ts'

const YEAR_SECONDS = 31_536_000
const DAY_SECONDS = 86_400

/** What the caches on the way are told of an answer. */
export type Shown = {
  /** Names the content: another content has another tag. */
  tag: string
  /** Whether the address shows this content for good. */
  isVersioned: boolean
}

/** Whether the browser holds this very content. */
export const isHeld = (c: Context, { tag }: Shown): boolean =>
  etagMatches(c.req.header('if-none-match'), `"${tag}"`)

function tellCaches(c: Context, { tag, isVersioned }: Shown): void {
  const age = isVersioned ? `${YEAR_SECONDS}, immutable` : DAY_SECONDS
  c.header('cache-control', `public, max-age=${age}`)
  c.header('etag', `"${tag}"`)
}

export function sendUnchanged(c: Context, shown: Shown): Response {
  tellCaches(c, shown)
  return c.body(null, 304)
}

export function sendBytes(c: Context, shown: Shown, type: string, bytes: Uint8Array): Response {
  tellCaches(c, shown)
  c.header('content-length', String(bytes.byteLength))
  return c.body(new Uint8Array(bytes), 200, { 'content-type': type })
}
