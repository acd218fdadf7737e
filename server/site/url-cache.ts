import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Cache, CacheSection } from '../cache/cache.ts'
import { type Encoding, encodingFor } from '../http/encoding.ts'
import { etagMatches } from '../http/etag.ts'
import { newRequestId } from '../http/request-id.ts'
import { securityHeaders } from '../http/security-headers.ts'
import type { Tenant } from '../tenants/tenant.ts'
import type { CachedPage, PageCache } from './page-cache.ts'
import { versionOf } from './page-request.ts'
import type { SiteServices } from './services.ts'

interface UrlEntry {
  /** Of the page in `PageCache`. */
  readonly key: string
  readonly tenant: Tenant
}

/** Longer URLs are not cached: few are requested twice. */
const LONGEST_URL = 512
/** Of an entry beside its key. */
const ENTRY_BYTES = 100

/**
 * The fast path: maps raw request URLs to cached pages. A hit needs no parsing of the URL or
 * making a Request object.
 */
export class UrlCache {
  readonly #entries: CacheSection<UrlEntry>
  readonly #services: SiteServices
  readonly #trustProxy: boolean

  constructor(services: SiteServices, cache: Cache, trustProxy: boolean) {
    this.#entries = cache.section('addresses', ({ key }) => key.length + ENTRY_BYTES)
    this.#services = services
    this.#trustProxy = trustProxy
  }

  /** Records the page that was sent for a request, for the next request with the same raw URL. */
  remember(request: IncomingMessage, page: CachedPage, tenant: Tenant): void {
    const rawUrl = this.#keyOf(request)
    if (rawUrl === undefined) return
    const known = this.#entries.peek(rawUrl)
    if (known?.key === page.key && known.tenant === tenant) return
    const entry = { key: page.key, tenant }
    // Searches are unbounded in number, so one is cached at its second request.
    if (rawUrl.includes('?')) this.#entries.offer(rawUrl, entry)
    else this.#entries.set(rawUrl, entry)
  }

  /** Responds if the page is cached and current; otherwise returns false and leaves the request untouched. */
  respond(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET') return false
    const rawUrl = this.#keyOf(request)
    const known = rawUrl === undefined ? undefined : this.#entries.get(rawUrl)
    if (rawUrl === undefined || known === undefined) return false
    const { key, tenant } = known
    const { stock, clock, pages, directory } = this.#services
    if (directory.tenants().get(tenant.slug) !== tenant) {
      // Reloaded or removed: a stale entry must not stay in the cache because it is requested often.
      this.#entries.delete(rawUrl)
      return false
    }
    const state = stock.state(tenant)
    const page = state && pages.get(key, versionOf(tenant, state), clock().getTime())
    if (!page) return false
    send(page, pages, request, response)
    return true
  }

  /**
   * The cache key: all headers that decide site and origin (D1), and no forwarded header unless the
   * proxy is trusted. An absolute-form target has no key: its own host names the site, not the header.
   */
  #keyOf({ url = '', headers }: IncomingMessage): string | undefined {
    if (!url.startsWith('/')) return undefined
    const host = headers.host ?? ''
    const forwarded = `${headers['x-forwarded-proto'] ?? ''} ${headers['x-forwarded-host'] ?? ''} `
    const rawUrl = `${this.#trustProxy ? forwarded : ''}${host}${url}`
    return rawUrl.length > LONGEST_URL ? undefined : rawUrl
  }
}

function send(
  page: CachedPage,
  pages: PageCache,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const accept = request.headers['accept-encoding']
  const encoding = encodingFor(typeof accept === 'string' ? accept : undefined)
  const headers = headersOf(page, encoding)
  if (etagMatches(request.headers['if-none-match'], headers.etag)) {
    response.writeHead(304, { ...headers, 'x-request-id': newRequestId() }).end()
    return
  }
  const body = pages.body(page, encoding)
  response.writeHead(page.status, {
    ...headers,
    'content-length': body.length,
    'x-request-id': newRequestId(),
  })
  response.end(body)
}

const headersByPage = new WeakMap<CachedPage, Partial<Record<Encoding, PageHeaders>>>()

type PageHeaders = ReturnType<typeof pageHeaders>

function headersOf(page: CachedPage, encoding: Encoding): PageHeaders {
  const cached = headersByPage.get(page) ?? {}
  headersByPage.set(page, cached)
  cached[encoding] ??= pageHeaders(page, encoding)
  return cached[encoding]
}

/** All headers of a page except its length and request id. */
export const pageHeaders = (page: CachedPage, encoding: Encoding) => ({
  ...securityHeaders,
  ...page.headers,
  etag: `"${page.etag}-${encoding}"`,
  vary: 'accept-encoding',
  'cache-control': page.status === 200 ? 'no-cache' : 'no-store',
  ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
})
