import { brotliDecompressSync, crc32, gunzipSync } from 'node:zlib'
import type { Audience } from '#pages/render/request.ts'
import type { Cache, CacheSection } from '../cache/cache.ts'
import { compressFast, compressWell, type Encoding } from '../http/encoding.ts'
import { causeText, type Log } from '../log.ts'

export type PageStatus = 200 | 404 | 410 | 500

type Bytes = Uint8Array<ArrayBuffer>

/** How long a response is valid. */
export interface Validity {
  /** Content version that it was rendered from; it is sent for no other. */
  readonly version: string
  /** When time alone makes it out of date, milliseconds since 1970. */
  readonly validUntil: number
}

/** A rendered response and its audience, which decides by type whether it may be cached. */
export interface RenderedPage<For extends Audience> {
  readonly audience: For
  readonly headers: Readonly<Record<string, string>>
  readonly body: Bytes
}

/** A response for everyone, before it is cached. A response for one visitor has another type. */
export interface SharedPage extends RenderedPage<'everyone'>, Validity {
  readonly status: PageStatus
}

/** A response for one visitor: stored by no cache, here or downstream. */
export type PersonalPage = RenderedPage<'visitor'>

/** A response as bytes, ready to be sent again. */
export interface CachedPage extends Omit<SharedPage, 'body'> {
  readonly key: string
  /** Without the suffix of its content encoding. */
  readonly etag: string
  readonly bodies: Record<Encoding, Body | undefined>
}

interface Body {
  bytes: Bytes
  served: number
  isThorough: boolean
}

/** A response sent this often in an encoding is compressed again at a higher level. */
const SERVED_OFTEN = 2
/** Header names and values, and the objects of an entry. */
const PAGE_BYTES = 1_000

/**
 * Responses for everyone by tenant and canonical URL, in the encodings that were requested: most
 * browsers request one, and compressed a page takes a fifth. They are compressed fast at first, and at
 * a higher level once they are requested again.
 */
export class PageCache {
  readonly #pages: CacheSection<CachedPage>
  readonly #log: Log
  #isImproving = false

  constructor(cache: Cache, log: Log) {
    this.#pages = cache.section('pages', bytesOf)
    this.#log = log
  }

  /** The cached response if it has this version and is still valid at `now`, milliseconds since 1970. */
  get(key: string, version: string, now: number): CachedPage | undefined {
    const page = this.#pages.get(key)
    if (page === undefined) return undefined
    if (page.version === version && now < page.validUntil) return page
    this.#pages.delete(key)
    return undefined
  }

  /**
   * Adds a response. With `eager` it is cached now, else when its key is added a second time: there
   * are more searches than memory, and most are requested once.
   */
  add(key: string, { body, ...fresh }: SharedPage, eager: boolean): CachedPage {
    // A checksum, not a digest: it only has to differ between versions of one URL, and costs a tenth.
    const etag = `${crc32(body).toString(36)}-${body.length.toString(36)}`
    const bodies = {
      identity: { bytes: body, served: 0, isThorough: false },
      br: undefined,
      gzip: undefined,
    }
    const page: CachedPage = { ...fresh, key, etag, bodies }
    return eager ? this.#pages.set(key, page) : this.#pages.offer(key, page)
  }

  /** The response's bytes in an encoding, compressed now at its first request. */
  body(page: CachedPage, encoding: Encoding): Bytes {
    const known = page.bodies[encoding]
    if (known) {
      known.served++
      if (encoding !== 'identity' && known.served >= SERVED_OFTEN) {
        void this.#improve(page, encoding, known)
      }
      return known.bytes
    }
    const plain = plainBytes(page)
    // Uncompressed bytes that no client requested are no longer needed.
    if (page.bodies.identity?.served === 0) page.bodies.identity = undefined
    const bytes = encoding === 'identity' ? plain : new Uint8Array(compressFast(plain, encoding))
    page.bodies[encoding] = { bytes, served: 1, isThorough: false }
    this.#resize(page)
    return bytes
  }

  async #improve(page: CachedPage, encoding: 'br' | 'gzip', body: Body): Promise<void> {
    // One at a time: compression must leave processor time to requests.
    if (body.isThorough || this.#isImproving) return
    this.#isImproving = true
    try {
      body.isThorough = true
      body.bytes = new Uint8Array(await compressWell(plainBytes(page), encoding))
      this.#resize(page)
    } catch (cause) {
      this.#log.warn('page_compression_failed', { encoding, cause: causeText(cause) })
    } finally {
      this.#isImproving = false
    }
  }

  /** Updates a cached page's size in the cache. */
  #resize(page: CachedPage): void {
    if (this.#pages.peek(page.key) === page) this.#pages.set(page.key, page)
  }
}

function plainBytes({ bodies: { identity, br, gzip } }: CachedPage): Bytes {
  if (identity) return identity.bytes
  if (br) return new Uint8Array(brotliDecompressSync(br.bytes))
  return gzip ? new Uint8Array(gunzipSync(gzip.bytes)) : new Uint8Array()
}

const bytesOf = ({ bodies: { identity, br, gzip } }: CachedPage): number =>
  PAGE_BYTES + (identity?.bytes.length ?? 0) + (br?.bytes.length ?? 0) + (gzip?.bytes.length ?? 0)
