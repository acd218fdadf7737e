import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, expectTypeOf, test } from 'vitest'
import { readLiveResponse } from '#pages/live-response.ts'
import type { SharedRequest } from '#pages/render/request.ts'
import { personalPages } from './personal-page.fixture.ts'
import { personalServer } from './personal-server.fixture.ts'

let folder: string
beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'visitor-')), 'tenants')
  await cp(join(import.meta.dirname, '../../tenants'), folder, { recursive: true })
  for (const [name, page] of Object.entries(personalPages)) {
    await writeFile(join(folder, `harbour/pages/${name}.json`), JSON.stringify(page))
  }
})
afterAll(() => rm(join(folder, '..'), { recursive: true }))

const ada = '+61400000001'
const bob = '+61400000002'
const by = (phone: string) => ({ cookie: `session=${phone}` })
const blocksOf = (text: string) => readLiveResponse(text).blocks
const personal = '/mine?_blocks=hello.members.strangers'

test('the page for everyone shows what an anonymous visitor sees, even if a signed-in visitor requests it first (Spec 6.01)', async () => {
  const { get, urlCacheHits, visitors, errors } = await personalServer(folder)
  const first = await get('/mine', by(ada))
  expect(first.text).toContain('Hello, stranger')
  expect(first.text).not.toContain(ada)
  expect(first.text).toContain(
    '<div id="members" data-block="rich-text" data-personal="ask" hidden>',
  )
  expect(first.text).toContain('For strangers.')
  expect(first.text).not.toContain('For members.')
  expect(first.headers).toMatchObject({ 'cache-control': 'no-cache', etag: expect.any(String) })
  for (const headers of [{}, by(bob), by(ada)]) {
    expect((await get('/mine', headers)).text).toBe(first.text)
  }
  expect([urlCacheHits(), visitors(), errors]).toEqual([3, 0, []])
})

test('a personal block is sent to its visitor only, for sequential and concurrent requests, and never cached (Spec 6.02)', async () => {
  const { get, cacheContents, urlCacheHits } = await personalServer(folder)
  await get('/mine')
  const before = cacheContents()
  const phones = [ada, undefined, bob, bob, ada]
  const ask = (phone: string | undefined) => get(personal, phone === undefined ? {} : by(phone))
  const inTurn = []
  for (const phone of phones) inTurn.push(await ask(phone))
  const atOnce = await Promise.all([...phones, ...phones, ...phones].map(ask))
  for (const [index, response] of [...inTurn, ...atOnce].entries()) {
    const phone = phones[index % phones.length]
    const { hello = '', members = '', strangers = '' } = blocksOf(response.text)
    const name = phone ?? 'stranger'
    expect(hello).toContain(`<li>Hello, ${name}</li><li>Saved by ${name}</li>`)
    for (const other of [ada, bob]) if (other !== phone) expect(response.text).not.toContain(other)
    expect(members.includes('For members.')).toBe(phone !== undefined)
    expect(strangers.includes('For strangers.')).toBe(phone === undefined)
    for (const block of [hello, members, strangers])
      expect(block).toContain('data-personal="shown"')
  }
  expect(cacheContents()).toEqual(before)
  expect(urlCacheHits()).toBe(0)
})

test.each([
  ['a personal block', personal],
  ['a block with a condition on the visitor', '/mine?_blocks=strangers'],
  ['a personal block beside others', '/mine?_blocks=plain.results.hello'],
  ['a personal block of a search', '/mine?make=Toyota&_blocks=hello'],
])('the response for %s is private, uncacheable and without ETag', async (_, path) => {
  const { get, cacheContents } = await personalServer(folder)
  await get('/mine')
  const before = cacheContents()
  for (const headers of [
    {},
    by(ada),
    { ...by(ada), 'if-none-match': '*', 'accept-encoding': 'br' },
  ]) {
    const response = await get(path, headers)
    expect(response.status).toBe(200)
    expect(response.headers['cache-control']).toBe('private, no-store')
    expect(response.headers).not.toHaveProperty('etag')
    expect(response.headers).not.toHaveProperty('content-encoding')
    expect(response.headers).toHaveProperty('x-request-id')
  }
  expect(cacheContents()).toEqual(before)
})

test('blocks that are the same for everyone are cached regardless of the request’s cookies', async () => {
  const { get, urlCacheHits, visitors } = await personalServer(folder)
  const path = '/mine?_blocks=plain.results'
  const first = await get(path, by(ada))
  expect(first.headers).toMatchObject({ 'cache-control': 'no-cache', etag: expect.any(String) })
  for (const headers of [by(bob), {}, by(ada)])
    expect((await get(path, headers)).text).toBe(first.text)
  expect(urlCacheHits()).toBeGreaterThan(0)
  expect(visitors()).toBe(0)
})

test('the visitor is passed to personal blocks only, and not to blocks within their slots', async () => {
  const { get } = await personalServer(folder)
  const given = /Given ([^<]*)/g
  const [whole, live] = await Promise.all([get('/mine'), get('/mine?_blocks=hello.plain', by(ada))])
  for (const { text } of [whole, live]) {
    const names = Array.from(text.matchAll(given), ([, list]) => list)
    expect(names).toEqual(['id,props,slots,data,site,page', 'id,props,slots,data,site,page'])
  }
})

test('a page for everyone cannot be rendered for a buyer', () => {
  expectTypeOf<SharedRequest['visitor']['kind']>().toEqualTypeOf<'anonymous'>()
})

test('a gated page is for signed-in visitors, rendered for each and never cached (Spec 2.30)', async () => {
  const { get, cacheContents, urlCacheHits } = await personalServer(folder)
  const before = cacheContents()
  for (const headers of [{}, { cookie: 'session=+614' }, { cookie: 'signed_in=1' }]) {
    for (const path of ['/gated', '/gated?_blocks=plain']) {
      const response = await get(path, headers)
      expect([response.status, response.text]).toEqual([303, ''])
      expect(response.headers.location).toMatch(/^\/sign-in\?type=watchlist&redirect=%2Fgated/)
      expect(response.headers['cache-control']).toBe('private, no-store')
    }
  }
  const ask = (phone: string) => get('/gated', by(phone))
  const pages = [await ask(ada), await ask(bob), ...(await Promise.all([ask(ada), ask(bob)]))]
  for (const [index, page] of pages.entries()) {
    const [own, other] = index % 2 === 0 ? [ada, bob] : [bob, ada]
    expect(page.status).toBe(200)
    expect(page.text).toContain(`Welcome, ${own}`)
    expect(page.text).not.toContain(other)
    expect(page.headers['cache-control']).toBe('private, no-store')
    expect(page.headers).not.toHaveProperty('etag')
    expect(page.headers).toHaveProperty('content-security-policy')
  }
  expect(cacheContents()).toEqual(before)
  expect(urlCacheHits()).toBe(0)
})

test('where the visitor cannot be identified, pages for everyone are still answered', async () => {
  const { get, cacheContents } = await personalServer(folder, () =>
    Promise.reject(new Error('no sessions today')),
  )
  expect((await get('/mine', by(ada))).status).toBe(200)
  const before = cacheContents()
  for (const path of ['/gated', personal]) {
    const response = await get(path, by(ada))
    expect([response.status, response.headers['cache-control']]).toEqual([500, 'no-store'])
    expect(response.text).not.toContain('no sessions')
  }
  expect(cacheContents()).toEqual(before)
})
