import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, inject, test, vi } from 'vitest'
import { inTurn } from '../scripts/test-extent.ts'
import { carPath, tenants } from './demo-pages.ts'
import { hydrateIslands, repeatedIds } from './page-checks.ts'
import { product, sendRequest } from './product.ts'
import { startDevServer } from './server-process.ts'

const { newPage } = await product({ pictures: false })
// A copy, which a test may edit.
const folder = await mkdtemp(join(tmpdir(), 'forecourt-dev-'))
await cp(join(import.meta.dirname, '../tenants'), folder, { recursive: true })
const { port, stop, output } = await startDevServer(inject('dataDir'), { TENANTS_DIR: folder })
afterAll(async () => {
  await stop()
  await rm(folder, { recursive: true })
})

test.each(inTurn(tenants, 0))(
  '%s: pages in development hydrate without console messages, errors or duplicate ids',
  async (tenant) => {
    for (const path of ['/', '/search', await carPath(tenant), '/about-us']) {
      const { page, problems } = await newPage()
      await page.goto(`http://${tenant}.localhost:${port}${path}`)
      await hydrateIslands(page)
      expect(await repeatedIds(page), path).toEqual([])
      expect(problems, path).toEqual([])
    }
    expect(output()).not.toMatch(/error|warn/i)
  },
)

test('an edited page file shows without a restart, its faults in its place', async () => {
  const file = join(folder, 'kiwi/pages/about-us.json')
  const text = await readFile(file, 'utf8')
  const page = async () =>
    (await sendRequest('kiwi.localhost', '/about-us', { port })).body.toString()
  const shows = async (part: string) => (await page()).includes(part)
  const waiting = { timeout: 30_000, interval: 50 }
  await writeFile(file, text.replace('About Kiwi Car Company', 'An edited title'))
  await vi.waitUntil(() => shows('<title>An edited title'), waiting)
  await writeFile(file, text.replace('"title"', '"tilte"'))
  await vi.waitUntil(() => shows('unknown name'), waiting)
  expect(output()).toMatch(/^\S*kiwi\/pages\/about-us\.json:\d+:\d+ tilte: unknown name/m)
  await writeFile(file, text)
  await vi.waitUntil(() => shows('<title>About Kiwi Car Company'), waiting)
})

test('development serves what production serves beside pages: brochures, link cards, metrics, the outbox', async () => {
  const car = await carPath('harbour')
  const slug = car.replace('/cars/', '')
  const typeOf = async (path: string, host = 'harbour.localhost') => {
    const { status, headers } = await sendRequest(host, path, { port })
    return [status, String(headers['content-type']).split(';')[0]]
  }
  expect(await typeOf(`/api/cars/${slug}/pdf`)).toEqual([200, 'application/pdf'])
  expect(await typeOf(`/media/link/car/${slug}`)).toEqual([200, 'image/jpeg'])
  expect(await typeOf('/metrics', 'localhost')).toEqual([200, 'text/plain'])
  expect(await typeOf('/_outbox')).toEqual([200, 'text/html'])
})

test('the staff application runs in development without console messages (D38)', async () => {
  const { page, problems } = await newPage()
  await page.goto(`http://staff.localhost:${port}/staff`)
  await page.getByLabel('Work e-mail').waitFor()
  expect(new URL(page.url()).pathname).toBe('/staff/sign-in')
  // The browser itself reports that nobody is signed in.
  expect(problems.filter((text) => !text.includes('status of 401'))).toEqual([])
})
