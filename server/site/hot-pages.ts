import type { IncomingMessage, ServerResponse } from 'node:http'
import { Lru } from '#pages/render/lru.ts'
import { type Encoding, encodingFor } from '../http/encoding.ts'
import { newRequestId } from '../http/request-id.ts'
import { securityHeaders } from '../http/security-headers.ts'
import type { Tenant } from '../tenants/load.ts'
import { momentOf } from './moment.ts'
import type { KeptPage } from './page-cache.ts'
import { versionOf } from './page-request.ts'
import type { SiteServices } from './services.ts'

interface Hot {
  readonly key: string
  readonly tenant: Tenant
}

type HeaderOf = (
  name: 'host' | 'x-forwarded-host' | 'x-forwarded-proto',
) => string | string[] | undefined

/** Whatever may decide on site and origin is part of it (D1): behind a proxy all share one host. */
const addressOf = (header: HeaderOf, url: string): string =>
  `${header('x-forwarded-proto') ?? ''} ${header('x-forwarded-host') ?? ''} ${header('host') ?? ''}${url}`

const keptAddresses = 10_000

/**
 * The short way: addresses as they were typed, and the kept page that answered them. A request for
 * one is answered without parsing its URL or making a Request object.
 */
export class HotPages {
  readonly #byAddress = new Lru<string, Hot>(keptAddresses)
  readonly #services: SiteServices

  constructor(services: SiteServices) {
    this.#services = services
  }

  /** `header` reads the request that `page` answers; `url` is its path and query. */
  remember(header: HeaderOf, url: string, page: KeptPage, tenant: Tenant): void {
    this.#byAddress.set(addressOf(header, url), { key: page.key, tenant })
  }

  /** Answers if the page is kept and current; otherwise leaves the request alone and says so. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET') return false
    const header: HeaderOf = (name) => request.headers[name]
    const hot = this.#byAddress.get(addressOf(header, request.url ?? ''))
    if (!hot) return false
    const { stock, clock, cache, directory } = this.#services
    if (directory.tenants().get(hot.tenant.slug) !== hot.tenant) return false
    const current = stock.ready(hot.tenant)
    if (!current) return false
    const page = cache.get(hot.key, versionOf(hot.tenant, current, momentOf(clock())))
    if (!page) return false
    send(page, cache.body.bind(cache), request, response)
    return true
  }
}

function send(
  page: KeptPage,
  bodyOf: (page: KeptPage, encoding: Encoding) => Uint8Array,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const accept = request.headers['accept-encoding']
  const encoding = encodingFor(typeof accept === 'string' ? accept : undefined)
  const headers = headersOf(page, encoding)
  const known = request.headers['if-none-match']?.includes(page.etag)
  if (known) {
    response.writeHead(304, { ...headers, 'x-request-id': newRequestId() }).end()
    return
  }
  const body = bodyOf(page, encoding)
  response.writeHead(page.status, {
    ...headers,
    'content-length': body.length,
    'x-request-id': newRequestId(),
  })
  response.end(body)
}

const headersByPage = new WeakMap<KeptPage, Partial<Record<Encoding, Record<string, string>>>>()

function headersOf(page: KeptPage, encoding: Encoding): Record<string, string> {
  const kept = headersByPage.get(page) ?? {}
  headersByPage.set(page, kept)
  kept[encoding] ??= pageHeaders(page, encoding)
  return kept[encoding]
}

/** All headers of a page but its length and request id. */
export const pageHeaders = (page: KeptPage, encoding: Encoding): Record<string, string> => ({
  ...securityHeaders,
  ...page.headers,
  etag: `"${page.etag}-${encoding}"`,
  vary: 'accept-encoding',
  'cache-control': page.status === 200 ? 'no-cache' : 'no-store',
  ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
})
