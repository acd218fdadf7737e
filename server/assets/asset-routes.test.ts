import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { beforeAll, describe, expect, test } from 'vitest'
import { assetRoutes } from './asset-routes.ts'

const app = new Hono()
const ask = (name: string, accept = '', method = 'GET') =>
  app.request(`/assets/${name}`, { method, headers: { 'accept-encoding': accept } })

// As when another `npm start` builds anew: the folder is gone before the first request.
beforeAll(() => {
  const client = mkdtempSync(join(tmpdir(), 'forecourt-client-'))
  mkdirSync(join(client, 'assets'))
  const files = { 'app-1.js': 'plain', 'app-1.js.br': 'br', 'app-1.js.gz': 'gz', 'f.woff2': 'font' }
  for (const [name, text] of Object.entries(files))
    writeFileSync(join(client, 'assets', name), text)
  app.route('/assets', assetRoutes(client))
  rmSync(client, { recursive: true })
})

describe('a server whose build was replaced', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br', 'br'],
    ['gzip', 'gzip', 'gz'],
    ['br;q=0, gzip', 'gzip', 'gz'],
    ['', null, 'plain'],
  ])('answers a browser that takes %j as before', async (accept, encoding, body) => {
    const answer = await ask('app-1.js', accept)
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(await answer.text()).toBe(body)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': String(body.length),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    })
  })

  test('sends a font, which lies packed already, as it is', async () => {
    const answer = await ask('f.woff2', 'br')
    expect(answer.headers.get('content-encoding')).toBeNull()
    expect(answer.headers.get('content-type')).toBe('font/woff2')
    expect(await answer.text()).toBe('font')
  })

  test('tells what a file is without sending it', async () => {
    const answer = await ask('app-1.js', 'br', 'HEAD')
    expect([answer.status, await answer.text()]).toEqual([200, ''])
    expect(answer.headers.get('content-length')).toBe('2')
  })
})

test.each([
  ['app-2.js', 'GET'],
  ['..%2Fmain.js', 'GET'],
  ['app-1.js', 'POST'],
])('there is no %s to %s', async (name, method) => {
  expect((await ask(name, '', method)).status).toBe(404)
})
