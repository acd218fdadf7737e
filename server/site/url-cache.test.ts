import { createServer, get } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { getRequestListener } from '@hono/node-server'
import { expect, test } from 'vitest'
import { testApp } from '../app.fixture.ts'
import { Cache } from '../cache/cache.ts'
import { siteServices } from './site.fixture.ts'
import { UrlCache } from './url-cache.ts'

const folder = join(import.meta.dirname, '../../tenants')

/** The server with its URL cache, behind a proxy that names itself as the host. */
async function behindProxy() {
  const { services } = await siteServices(folder)
  const urlCache = new UrlCache(services, new Cache(1_000_000), true)
  const listener = getRequestListener(testApp(services, { urlCache, trustProxy: true }).fetch)
  let hits = 0
  const server = createServer((request, response) => {
    if (urlCache.respond(request, response)) hits++
    else void listener(request, response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const canonicalOf = (host: string, scheme = 'https'): Promise<string> =>
    new Promise((resolve, reject) => {
      const headers = { host: 'inside', 'x-forwarded-host': host, 'x-forwarded-proto': scheme }
      get({ port, host: '127.0.0.1', path: '/search', headers }, async (received) =>
        resolve(/<link rel="canonical" href="([^"]*)"/.exec(await text(received))?.[1] ?? ''),
      ).on('error', reject)
    })
  return {
    canonicalOf,
    urlCacheHits: () => hits,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

test('behind a proxy every request gets the site of its forwarded host, from the URL cache too (D1)', async () => {
  await using server = await behindProxy()
  for (const _ of ['first', 'again']) {
    expect(await server.canonicalOf('harbour.localhost')).toBe('https://harbour.localhost/search')
    expect(await server.canonicalOf('kiwi.localhost')).toBe('https://kiwi.localhost/search')
    expect(await server.canonicalOf('kiwi.localhost', 'http')).toBe('http://kiwi.localhost/search')
  }
  expect(server.urlCacheHits()).toBe(3)
})

test('an absolute-form target caches no page under another site’s URL (RFC 9112, 3.2.2)', async () => {
  const { services } = await siteServices(folder)
  const urlCache = new UrlCache(services, new Cache(1_000_000), false)
  const listener = getRequestListener(testApp(services, { urlCache }).fetch)
  const server = createServer((request, response) => {
    if (!urlCache.respond(request, response)) void listener(request, response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const page = (path: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const headers = { host: 'harbour.localhost' }
      get({ port, host: '127.0.0.1', path, headers }, (received) => resolve(text(received))).on(
        'error',
        reject,
      )
    })
  for (const _ of ['first', 'again']) {
    expect(await page('http://kiwi.localhost/search')).toContain('Kiwi Car Company')
    expect(await page('/search')).not.toContain('Kiwi Car Company')
  }
  server.closeAllConnections()
  server.close()
})
