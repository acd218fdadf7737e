import { createServer, get as getHttp, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { getRequestListener } from '@hono/node-server'
import { onTestFinished } from 'vitest'
import { anonymous, type Visitor } from '#domain/account/visitor.ts'
import { testApp } from '../app.fixture.ts'
import { Cache } from '../cache/cache.ts'
import type { Tools } from '../capability.ts'
import { silentLog } from '../log.fixture.ts'
import { loadedDirectory } from '../tenants/loaded-directory.fixture.ts'
import { withPersonal, withPersonalCode } from './personal-page.fixture.ts'
import { pageCaches, type SiteServices, type VisitorRequest } from './services.ts'
import { siteServices, sitesIn } from './site.fixture.ts'
import { UrlCache } from './url-cache.ts'

const session = /(?:^|; )session=(\+614\d{8})(?:;|$)/

/** The visitor whose phone number is in the cookie `session`. */
async function identifyVisitor({ header }: Pick<VisitorRequest, 'header'>): Promise<Visitor> {
  const [, phone] = session.exec(header('cookie') ?? '') ?? []
  // Lets concurrent requests interleave.
  await new Promise((done) => setTimeout(done, 1))
  return phone === undefined ? anonymous : { kind: 'buyer', user: { phone }, account: phone }
}

interface ReceivedResponse {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

/**
 * The whole server over a folder of tenants, with its URL cache and the contents of its caches; who sends a
 * request is found by `found`.
 */
export async function personalServer(
  folder: string,
  found: SiteServices['identifyVisitor'] = identifyVisitor,
  { tools, ...more }: Partial<SiteServices> & { readonly tools?: Partial<Tools> } = {},
) {
  const cache = new Cache(50_000_000)
  let visitors = 0
  const { services, errors } = await siteServices(folder, {
    directory: loadedDirectory(await sitesIn(folder, withPersonal)),
    code: withPersonalCode,
    ...pageCaches(cache, silentLog),
    identifyVisitor: (request) => {
      visitors++
      return found(request)
    },
    ...more,
  })
  const urlCache = new UrlCache(services, cache, false)
  const app = testApp(services, { urlCache, ...(tools && { tools }) })
  const listener = getRequestListener(app.fetch)
  let hits = 0
  const running = createServer((request, response) => {
    if (urlCache.respond(request, response)) hits++
    else void listener(request, response)
  })
  await new Promise<void>((done) => running.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    running.closeAllConnections()
    running.close()
  })
  const address = running.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    services,
    routes: app.routes,
    errors,
    get: (path: string, headers: Record<string, string> = {}): Promise<ReceivedResponse> =>
      new Promise((resolve, reject) => {
        const request = {
          port,
          host: '127.0.0.1',
          path,
          headers: { host: 'harbour.localhost', ...headers },
        }
        getHttp(request, async (received) =>
          resolve({
            status: received.statusCode ?? 0,
            headers: received.headers,
            text: await text(received),
          }),
        ).on('error', reject)
      }),
    /** Entries and bytes of each cache section, without hits and misses. */
    cacheContents: () =>
      cache.stats().map(({ name, entries, bytes }) => ({ name, entries, bytes })),
    /** How often the visitor was identified. */
    visitors: () => visitors,
    urlCacheHits: () => hits,
  }
}
