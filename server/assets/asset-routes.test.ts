import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { beforeAll, describe, expect, test } from 'vitest'
import { assetRoutes } from './asset-routes.ts'

const app = new Hono()
const request = (name: string, accept = '', method = 'GET') =>
  app.request(`/assets/${name}`, { method, headers: { 'accept-encoding': accept } })

// As after another `npm start` with a new build: the folder is gone before the first request.
beforeAll(() => {
  const client = mkdtempSync(join(tmpdir(), 'forecourt-client-'))
  mkdirSync(join(client, 'assets'))
  const files = { 'app-1.js': 'plain', 'app-1.js.br': 'br', 'app-1.js.gz': 'gz', 'f.woff2': 'font' }
  for (const [name, text] of Object.entries(files))
    writeFileSync(join(client, 'assets', name), text)
  app.route('/', assetRoutes(client))
  rmSync(client, { recursive: true })
})

describe('a server whose build was replaced', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br', 'br'],
    ['gzip', 'gzip', 'gz'],
    ['br;q=0, gzip', 'gzip', 'gz'],
    ['', null, 'plain'],
  ])('still serves a browser that accepts %j', async (accept, encoding, body) => {
    const response = await request('app-1.js', accept)
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(await response.text()).toBe(body)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': String(body.length),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    })
  })

  test('sends a font uncompressed, since its format is compressed', async () => {
    const response = await request('f.woff2', 'br')
    expect(response.headers.get('content-encoding')).toBeNull()
    expect(response.headers.get('content-type')).toBe('font/woff2')
    expect(await response.text()).toBe('font')
  })

  test('answers HEAD without a body', async () => {
    const response = await request('app-1.js', 'br', 'HEAD')
    expect([response.status, await response.text()]).toEqual([200, ''])
    expect(response.headers.get('content-length')).toBe('2')
  })
})

test.each([
  ['app-2.js', 'GET'],
  ['..%2Fmain.js', 'GET'],
  ['app-1.js', 'POST'],
])('%s is 404 for %s', async (name, method) => {
  expect((await request(name, '', method)).status).toBe(404)
})
