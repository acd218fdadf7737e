import { oldestBeyond } from '#domain/stock-query/result-cache.ts'
import type { LiveResponse } from '../live-response.ts'

/** A page's path and query, and the ids of the requested blocks. */
export interface LiveRequest {
  readonly url: string
  readonly ids: readonly string[]
}

export interface LiveClient {
  /** Fetches the blocks; a pending or fresh response is reused, a failed one is not cached. */
  load(request: LiveRequest): Promise<LiveResponse>
  /** Aborts every pending request except those for these URLs. */
  abortAllBut(urls: readonly string[]): void
}

export interface LiveClientOptions {
  readonly fetch: typeof fetch
  /** Milliseconds on a clock that only moves forward. */
  readonly now: () => number
  /** Parses a response. */
  readonly read: (text: string) => LiveResponse | Promise<LiveResponse>
  /** How many responses are cached, at least ten; the least recently used is evicted (Spec 4.14, 9.02). */
  readonly max: number
}

interface Entry {
  readonly url: string
  readonly requestedAt: number
  readonly response: Promise<LiveResponse>
  readonly abort: AbortController
  isPending: boolean
}

const freshMs = 60_000
const timeoutMs = 15_000

/** The URL of the blocks alone. It differs from the page's, so that no cache confuses the two. */
export const liveRequestUrl = ({ url, ids }: LiveRequest): string =>
  `${url}${url.includes('?') ? '&' : '?'}_blocks=${ids.join('.')}`

export function createLiveClient({ fetch, now, read, max }: LiveClientOptions): LiveClient {
  const entries = new Map<string, Entry>()

  const open = (request: LiveRequest, key: string): Entry => {
    const abort = new AbortController()
    const timeout = setTimeout(
      () => abort.abort(new Error(`${key}: no response in time`)),
      timeoutMs,
    )
    const response = load({ fetch, read }, key, abort.signal).finally(() => clearTimeout(timeout))
    const entry = { url: request.url, requestedAt: now(), response, abort, isPending: true }
    const forget = () => {
      if (entries.get(key) === entry) entries.delete(key)
    }
    response.then(() => {
      entry.isPending = false
    }, forget)
    return entry
  }

  return {
    load(request) {
      const key = liveRequestUrl(request)
      const known = entries.get(key)
      const isFresh = known !== undefined && now() - known.requestedAt < freshMs
      const entry = isFresh ? known : open(request, key)
      // Reinserted, so that a Map's first entry is the least recently used.
      entries.delete(key)
      entries.set(key, entry)
      for (const oldest of oldestBeyond([...entries.keys()], max)) entries.delete(oldest)
      return entry.response
    },
    abortAllBut(urls) {
      for (const [key, entry] of entries) {
        if (!entry.isPending || urls.includes(entry.url)) continue
        entries.delete(key)
        entry.abort.abort()
      }
    },
  }
}

async function load(
  { fetch, read }: Pick<LiveClientOptions, 'fetch' | 'read'>,
  url: string,
  signal: AbortSignal,
): Promise<LiveResponse> {
  const response = await fetch(url, { signal })
  if (!response.ok) throw new Error(`${url}: expected blocks, found status ${response.status}`)
  const text = await response.text()
  try {
    return await read(text)
  } catch (cause) {
    throw new Error(`${url}: expected blocks, found something else`, { cause })
  }
}
