import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sqliteForTests } from '../store/engines.fixture.ts'
import { accountServer } from './account-server.fixture.ts'

let folder: string
const page = (route: string, access?: 'signed-in') => ({
  schemaVersion: 3,
  route,
  title: 'A page',
  ...(access && { access }),
  blocks: [{ id: 'header', block: 'site-header' }],
})

beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'gates-')), 'tenants')
  await cp(join(import.meta.dirname, '../../tenants'), folder, { recursive: true })
  const site = join(folder, 'harbour/site.json')
  const file = JSON.parse(await readFile(site, 'utf8'))
  file.flags = { ...file.flags, gatedFinance: true, gatedTradeIn: true }
  await writeFile(site, JSON.stringify(file))
  for (const slug of ['harbour', 'kiwi']) {
    const write = (name: string, content: object) =>
      writeFile(join(folder, slug, `pages/${name}.json`), JSON.stringify(content))
    await write('spin', page('/spin-to-win'))
    await write('pay', page('/online-payment'))
    await write('mine', page('/mine', 'signed-in'))
  }
})
afterAll(() => rm(join(folder, '..'), { recursive: true }))

const signIn = (type: string, redirect: string, back = '/') =>
  `/sign-in?${new URLSearchParams({ type, redirect, back })}`

test.each([
  ['harbour', '/spin-to-win', 'spin-to-win'],
  ['kiwi', '/online-payment', 'online-payment'],
  ['kiwi', '/mine', 'watchlist'],
  ['harbour', '/finance?car_id=a', 'finance'],
  ['harbour', '/sell-my-car', 'trade-in'],
])(
  '%s: %s leads to sign-in for %s, and is there for who signed in (Spec 2.27-2.30)',
  async (slug, path, type) => {
    const server = await accountServer(sqliteForTests, { folder })
    const host = `${slug}.localhost`
    const own = server.browser({ host })
    const closed = await own.get(path)
    expect([closed.status, closed.location]).toEqual([303, signIn(type, path)])
    expect(closed.answer.headers.get('cache-control')).toBe('private, no-store')
    await server.signIn(own, '+61491570006', slug)
    const open = await own.get(path)
    expect([open.status, open.answer.headers.get('cache-control')]).toEqual([
      200,
      'private, no-store',
    ])
  },
)

test('on a site without the flag the same pages are open (Spec 2.29)', async () => {
  const server = await accountServer(sqliteForTests, { folder })
  const own = server.browser({ host: 'kiwi.localhost' })
  expect((await own.get('/sell-my-car')).status).toBe(200)
})

test('back leads to where the visitor was, within the site (Spec 2.30, D25)', async () => {
  const server = await accountServer(sqliteForTests, { folder })
  const own = server.browser()
  const from = async (referer: string) => (await own.get('/spin-to-win', { referer })).location
  const to = (back: string) => signIn('spin-to-win', '/spin-to-win', back)
  expect(await from('http://harbour.localhost/offers?page=2')).toBe(to('/offers?page=2'))
  for (const other of [
    'http://evil.example/offers',
    'http://harbour.localhost//evil.example',
    'http://harbour.localhost/spin-to-win',
    'http://harbour.localhost/sign-in?redirect=/',
    'nonsense',
  ]) {
    expect(await from(other)).toBe(to('/'))
  }
})

test('a form of a gated page is not taken from who is not signed in (Spec 2.27)', async () => {
  const server = await accountServer(sqliteForTests, { folder })
  const sent = await server.browser().submit('/finance', { form_id: 'finance', name: 'Sam' })
  expect([sent.status, sent.location]).toEqual([303, signIn('finance', '/finance')])
  const called = await server.browser().post('/api/leads', { page: '/finance', form_id: 'finance' })
  expect([called.status, called.data.code]).toEqual([401, 'not_signed_in'])
})
