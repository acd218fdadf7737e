import { brotliDecompressSync, crc32, gunzipSync } from 'node:zlib'
import type { Audience } from '#pages/render/request.ts'
import type { Cache, CacheSection } from '../cache/cache.ts'
import { compressFast, compressWell, type Encoding } from '../http/encoding.ts'
import { causeText, type Log } from '../log.ts'

export type PageStatus = 200 | 404 | 410 | 500

type Bytes = Uint8Array<ArrayBuffer>

/** What an answer is valid for. */
export interface Validity {
  /** Content version that it was made of: one of another is never sent. */
  readonly version: string
  /** When time alone makes it another, milliseconds since 1970. */
  readonly validUntil: number
}

/** What was rendered, and for whom: the type of a request's rendering says what may become of it. */
export interface RenderedPage<For extends Audience> {
  readonly audience: For
  readonly headers: Readonly<Record<string, string>>
  readonly body: Bytes
}

/** An answer that was made for everyone, before it is kept. One for a visitor is of another type. */
export interface SharedPage extends RenderedPage<'everyone'>, Validity {
  readonly status: PageStatus
}

/** An answer for one visitor: no cache takes it, here or elsewhere. */
export type PersonalPage = RenderedPage<'visitor'>

/** An answer as bytes, ready to be sent again. */
export interface CachedPage extends Omit<SharedPage, 'body'> {
  readonly key: string
  /** Without the encoding that it is sent in. */
  readonly etag: string
  readonly bodies: Record<Encoding, Body | undefined>
}

interface Body {
  bytes: Bytes
  served: number
  isThorough: boolean
}

/** An answer that was sent this often in an encoding is compressed again, thoroughly. */
const SERVED_OFTEN = 2
/** Header names and values, and the objects of an entry. */
const PAGE_BYTES = 1_000

/**
 * Answers for everyone by tenant and canonical address, in the encodings that were asked for: most browsers ask
 * for one, and compressed a page takes a fifth. They are compressed quickly at first, and thoroughly
 * once they prove to be asked for.
 */
export class PageCache {
  readonly #pages: CacheSection<CachedPage>
  readonly #log: Log
  #isImproving = false

  constructor(cache: Cache, log: Log) {
    this.#pages = cache.section('pages', bytesOf)
    this.#log = log
  }

  /** The kept answer if it is of this version and still valid at `now`, milliseconds since 1970. */
  get(key: string, version: string, now: number): CachedPage | undefined {
    const page = this.#pages.get(key)
    if (page === undefined) return undefined
    if (page.version === version && now < page.validUntil) return page
    this.#pages.delete(key)
    return undefined
  }

  /**
   * Takes an answer. With `atOnce` it is kept now, else once its key comes for the second time:
   * there are more searches than memory, and most are asked once.
   */
  add(key: string, { body, ...fresh }: SharedPage, atOnce: boolean): CachedPage {
    // A checksum, not a digest: it tells versions of one address apart, and costs a tenth.
    const etag = `${crc32(body).toString(36)}-${body.length.toString(36)}`
    const bodies = {
      identity: { bytes: body, served: 0, isThorough: false },
      br: undefined,
      gzip: undefined,
    }
    const page: CachedPage = { ...fresh, key, etag, bodies }
    return atOnce ? this.#pages.set(key, page) : this.#pages.offer(key, page)
  }

  /** The answer's bytes in an encoding, compressed now where that was not asked for before. */
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
    // Plain bytes that nobody asked for have served their purpose.
    if (page.bodies.identity?.served === 0) page.bodies.identity = undefined
    const bytes = encoding === 'identity' ? plain : new Uint8Array(compressFast(plain, encoding))
    page.bodies[encoding] = { bytes, served: 1, isThorough: false }
    this.#resize(page)
    return bytes
  }

  async #improve(page: CachedPage, encoding: 'br' | 'gzip', body: Body): Promise<void> {
    // One at a time: the threads that compress must leave the processor to requests.
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

  /** Counts a page's bytes again, if it is kept. */
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
