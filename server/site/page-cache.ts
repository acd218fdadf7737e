import { crc32 } from 'node:zlib'
import { compressFast, compressWell, type Encoding } from '../http/encoding.ts'
import { causeText, type Log } from '../log.ts'

export type PageStatus = 200 | 404 | 410 | 500

/** An answer as bytes, ready to be sent again. */
export interface KeptPage {
  readonly key: string
  readonly status: PageStatus
  readonly headers: Readonly<Record<string, string>>
  /** Content version it was made for: an older one is never sent. */
  readonly version: string
  readonly etag: string
  readonly bodies: Record<Encoding, Uint8Array<ArrayBuffer> | undefined>
  hits: number
}

export interface FreshPage {
  readonly status: PageStatus
  readonly headers: Readonly<Record<string, string>>
  readonly version: string
  readonly body: Uint8Array<ArrayBuffer>
}

/**
 * Answers by tenant and normalised URL, as compressed bytes. Those used longest ago make way when
 * `maxBytes` is reached. Uncompressed bytes are compressed at the first request for an encoding,
 * quickly, and again thoroughly once the answer proves to be asked for.
 */
export class PageCache {
  readonly #pages = new Map<string, KeptPage>()
  readonly #maxBytes: number
  readonly #log: Log
  #bytes = 0

  constructor(maxBytes: number, log: Log) {
    this.#maxBytes = maxBytes
    this.#log = log
  }

  get(key: string, version: string): KeptPage | undefined {
    const page = this.#pages.get(key)
    if (page === undefined) return undefined
    if (page.version !== version) {
      this.#drop(key, page)
      return undefined
    }
    // Re-inserting keeps the order of use; a page in steady use needs it only now and then.
    if ((++page.hits & 15) === 0) {
      this.#pages.delete(key)
      this.#pages.set(key, page)
    }
    return page
  }

  set(key: string, { body, ...rest }: FreshPage): KeptPage {
    const old = this.#pages.get(key)
    if (old) this.#drop(key, old)
    // A checksum, not a digest: it tells versions of one address apart, and costs a tenth.
    const etag = `${crc32(body).toString(36)}-${body.length.toString(36)}`
    const bodies = { identity: body, br: undefined, gzip: undefined }
    const page: KeptPage = { ...rest, key, etag, bodies, hits: 0 }
    this.#pages.set(key, page)
    this.#grow(body.length)
    return page
  }

  /** The page's bytes in an encoding, compressing what was not asked for before. */
  body(page: KeptPage, encoding: Encoding): Uint8Array<ArrayBuffer> {
    const plain = page.bodies.identity ?? new Uint8Array()
    if (encoding === 'identity') return plain
    const kept = page.bodies[encoding]
    if (kept !== undefined) {
      if (page.hits === 1) void this.#improve(page, encoding)
      return kept
    }
    const body = new Uint8Array(compressFast(plain, encoding))
    page.bodies[encoding] = body
    this.#grow(body.length)
    return body
  }

  async #improve(page: KeptPage, encoding: Exclude<Encoding, 'identity'>): Promise<void> {
    try {
      const better = await compressWell(page.bodies.identity ?? new Uint8Array(), encoding)
      if (this.#holds(page)) this.#bytes += better.length - (page.bodies[encoding]?.length ?? 0)
      page.bodies[encoding] = new Uint8Array(better)
    } catch (cause) {
      this.#log.warn('page_compression_failed', { encoding, cause: causeText(cause) })
    }
  }

  #holds(page: KeptPage): boolean {
    return this.#pages.get(page.key) === page
  }

  #grow(bytes: number): void {
    this.#bytes += bytes
    for (const [key, page] of this.#pages) {
      if (this.#bytes <= this.#maxBytes) return
      this.#drop(key, page)
    }
  }

  #drop(key: string, page: KeptPage): void {
    this.#pages.delete(key)
    for (const body of Object.values(page.bodies)) this.#bytes -= body?.length ?? 0
  }
}
