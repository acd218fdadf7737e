import type { Context } from 'hono'
import { etagMatches } from '../http/etag.ts'

const YEAR_SECONDS = 31_536_000
const DAY_SECONDS = 86_400

/** The content of a response, for its cache headers. */
export type Representation = {
  /** Identifies the content: other content has another tag. */
  tag: string
  /** Whether the URL never shows other content. */
  isVersioned: boolean
}

/** Whether If-None-Match names this content. */
export const isNotModified = (c: Context, { tag }: Representation): boolean =>
  etagMatches(c.req.header('if-none-match'), `"${tag}"`)

function setCacheHeaders(c: Context, { tag, isVersioned }: Representation): void {
  const age = isVersioned ? `${YEAR_SECONDS}, immutable` : DAY_SECONDS
  c.header('cache-control', `public, max-age=${age}`)
  c.header('etag', `"${tag}"`)
}

export function sendNotModified(c: Context, representation: Representation): Response {
  setCacheHeaders(c, representation)
  return c.body(null, 304)
}

export function sendBytes(
  c: Context,
  representation: Representation,
  type: string,
  bytes: Uint8Array,
): Response {
  setCacheHeaders(c, representation)
  c.header('content-length', String(bytes.byteLength))
  return c.body(new Uint8Array(bytes), 200, { 'content-type': type })
}
