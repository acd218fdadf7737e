import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Cache, CacheSection } from '../cache/cache.ts'
import { type Encoding, encodingFor } from '../http/encoding.ts'
import { etagMatches } from '../http/etag.ts'
import { newRequestId } from '../http/request-id.ts'
import { securityHeaders } from '../http/security-headers.ts'
import type { Tenant } from '../tenants/load.ts'
import type { CachedPage, PageCache } from './page-cache.ts'
import { versionOf } from './page-request.ts'
import type { SiteServices } from './services.ts'

interface Address {
  /** Of the kept page. */
  readonly key: string
  readonly tenant: Tenant
}

/** Longer addresses take the usual way: few are asked for twice. */
const LONGEST_ADDRESS = 512
const ADDRESS_BYTES = 100

/**
 * The short way: addresses as they were typed, and the kept page that answered them. A request for
 * one is answered without parsing its URL or making a Request object.
 */
export class HotPages {
  readonly #byAddress: CacheSection<Address>
  readonly #services: SiteServices
  readonly #trustProxy: boolean

  constructor(services: SiteServices, cache: Cache, trustProxy: boolean) {
    this.#byAddress = cache.section('addresses', ({ key }) => key.length + ADDRESS_BYTES)
    this.#services = services
    this.#trustProxy = trustProxy
  }

  /** Takes note of the page that answered a request, for the next one that is typed the same. */
  remember(request: IncomingMessage, page: CachedPage, tenant: Tenant): void {
    const address = this.#addressOf(request)
    if (address === undefined) return
    const known = this.#byAddress.peek(address)
    if (known?.key === page.key && known.tenant === tenant) return
    const entry = { key: page.key, tenant }
    // Of searches there is no end, so one is remembered when it is asked for again.
    if (address.includes('?')) this.#byAddress.offer(address, entry)
    else this.#byAddress.set(address, entry)
  }

  /** Answers if the page is kept and current; otherwise leaves the request alone and says so. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET') return false
    const address = this.#addressOf(request)
    const known = address === undefined ? undefined : this.#byAddress.get(address)
    if (address === undefined || known === undefined) return false
    const { key, tenant } = known
    const { stock, clock, pages, directory } = this.#services
    if (directory.tenants().get(tenant.slug) !== tenant) {
      // Reloaded or gone: what was remembered of it must not stay for being asked for.
      this.#byAddress.delete(address)
      return false
    }
    const state = stock.state(tenant)
    const page = state && pages.get(key, versionOf(tenant, state), clock().getTime())
    if (!page) return false
    send(page, pages, request, response)
    return true
  }

  /**
   * Whatever may decide on site and origin is part of it (D1), and nothing that is not believed. A
   * target with a host of its own has none: that host, not the header's, says whose page it is.
   */
  #addressOf({ url = '', headers }: IncomingMessage): string | undefined {
    if (!url.startsWith('/')) return undefined
    const host = headers.host ?? ''
    const forwarded = `${headers['x-forwarded-proto'] ?? ''} ${headers['x-forwarded-host'] ?? ''} `
    const address = `${this.#trustProxy ? forwarded : ''}${host}${url}`
    return address.length > LONGEST_ADDRESS ? undefined : address
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
  if (etagMatches(request.headers['if-none-match'], headers.etag ?? '')) {
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

const headersByPage = new WeakMap<CachedPage, Partial<Record<Encoding, Record<string, string>>>>()

function headersOf(page: CachedPage, encoding: Encoding): Record<string, string> {
  const kept = headersByPage.get(page) ?? {}
  headersByPage.set(page, kept)
  kept[encoding] ??= pageHeaders(page, encoding)
  return kept[encoding]
}

/** All headers of a page but its length and request id. */
export const pageHeaders = (page: CachedPage, encoding: Encoding): Record<string, string> => ({
  ...securityHeaders,
  ...page.headers,
  etag: `"${page.etag}-${encoding}"`,
  vary: 'accept-encoding',
  'cache-control': page.status === 200 ? 'no-cache' : 'no-store',
  ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
})
