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

type HeaderOf = (
  name: 'host' | 'x-forwarded-host' | 'x-forwarded-proto',
) => string | string[] | undefined

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

  /** `header` reads the request that `page` answers; `url` is its path and query. */
  remember(header: HeaderOf, url: string, page: CachedPage, tenant: Tenant): void {
    const address = this.#addressOf(header, url)
    if (address.length > LONGEST_ADDRESS) return
    const { key } = page
    if (this.#byAddress.peek(address)?.key !== key) this.#byAddress.set(address, { key, tenant })
  }

  /** Answers if the page is kept and current; otherwise leaves the request alone and says so. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET') return false
    const header: HeaderOf = (name) => request.headers[name]
    const address = this.#addressOf(header, request.url ?? '')
    const known = address.length > LONGEST_ADDRESS ? undefined : this.#byAddress.get(address)
    if (!known) return false
    const { key, tenant } = known
    const { stock, clock, pages, directory } = this.#services
    if (directory.tenants().get(tenant.slug) !== tenant) return false
    const state = stock.state(tenant)
    const page = state && pages.get(key, versionOf(tenant, state), clock().getTime())
    if (!page) return false
    send(page, pages, request, response)
    return true
  }

  /** Whatever may decide on site and origin is part of it (D1), and nothing that is not believed. */
  #addressOf(header: HeaderOf, url: string): string {
    const host = header('host') ?? ''
    if (!this.#trustProxy) return `${host}${url}`
    return `${header('x-forwarded-proto') ?? ''} ${header('x-forwarded-host') ?? ''} ${host}${url}`
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
