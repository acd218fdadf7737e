import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { liveKinds } from '#domain/staff/live-events.ts'
import { type StaffServer, staffHost, staffServer } from '../staff/staff-server.fixture.ts'
import { describeOnEngines, sharedDatabase } from '../store/engines.fixture.ts'
import { newLead } from '../store/new-lead.fixture.ts'
import type { Store } from '../store/store.ts'

const liveChange = z.strictObject({ kind: z.enum(liveKinds), id: z.string() })

interface Told {
  readonly n: number
  readonly message: string
  readonly id: string
}

describeOnEngines('the line of changes', (engine) => {
  const database = sharedDatabase(engine)
  let stores: readonly [Store, Store]
  let server: StaffServer
  let port: number
  let cookie: string
  let end = () => {}
  const open = new Set<AbortController>()
  beforeAll(async () => {
    stores = [await database.open(), await database.open()]
  })
  afterEach(() => {
    for (const line of open) line.abort()
    open.clear()
    end()
  })
  afterAll(() => end())

  async function begin() {
    server = await staffServer(stores[0])
    const browser = await server.signedIn(await server.person('Gwen', { harbour: 'viewer' }))
    cookie = Array.from(browser.cookies, (pair) => pair.join('=')).join('; ')
    // A port: that events leave at once, and that a broken line is noticed, is the server's.
    const listening = serve({ fetch: server.app.fetch, port: 0, hostname: '127.0.0.1' })
    await new Promise((resolve) => listening.once('listening', resolve))
    port = (listening.address() as AddressInfo).port
    end = () => listening.close()
    return browser
  }

  async function listen(site: string, headers: Record<string, string> = {}, query = '') {
    const line = new AbortController()
    open.add(line)
    const answer = await fetch(`http://127.0.0.1:${port}/api/staff/${site}/events${query}`, {
      headers: { 'x-forwarded-host': staffHost, cookie, ...headers },
      signal: line.signal,
    })
    const told = answer.body ? messages(answer.body) : undefined
    const next = async () => (await told?.next())?.value
    return { status: answer.status, next, kill: () => line.abort() }
  }

  const save = (id: string, store = stores[0]) => store.leads('harbour').save(newLead({ id }))

  test('tells what another process changed, and goes on without a gap where it broke (Spec 6.01)', async () => {
    await begin()
    const line = await listen('harbour')
    expect(await line.next()).toMatchObject({ message: 'hello', n: 0 })
    await save('a', stores[1])
    expect(await line.next()).toEqual({ message: 'change', n: 1, id: 'a' })
    line.kill()
    for (const id of ['b', 'c']) await save(id)
    const again = await listen('harbour', { 'last-event-id': '1' })
    expect(await again.next()).toMatchObject({ message: 'hello', n: 1 })
    await save('d', stores[1])
    const told = [await again.next(), await again.next(), await again.next()]
    expect(told.map((each) => [each?.n, each?.id])).toEqual([
      [2, 'b'],
      [3, 'c'],
      [4, 'd'],
    ])
  })

  test('says where changes were missed that are kept no longer (Spec 6.01)', async () => {
    await begin()
    for (const id of ['a', 'b', 'c']) await save(id)
    await stores[0].forgetAllDeskEvents('9999-12-31T00:00:00.000Z')
    const line = await listen('harbour', {}, '?after=1')
    expect(await line.next()).toMatchObject({ message: 'reset', n: 3 })
    const current = await listen('harbour', {}, '?after=2')
    expect(await current.next()).toMatchObject({ message: 'hello', n: 2 })
  })

  test('is for people of the site, as long as their session (Spec 6.03)', async () => {
    const browser = await begin()
    expect((await listen('kiwi')).status).toBe(404)
    await browser.call('POST /sign-out')
    expect((await listen('harbour')).status).toBe(401)
  })
})

/** The messages of a line, in their order. */
async function* messages(body: ReadableStream<Uint8Array>): AsyncGenerator<Told, undefined> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of body) {
    const parts = (text + decoder.decode(chunk, { stream: true })).split('\n\n')
    text = parts.pop() ?? ''
    for (const part of parts) {
      const field = (name: string) => part.match(new RegExp(`^${name}: (.*)$`, 'm'))?.[1] ?? ''
      const change = liveChange.safeParse(JSON.parse(field('data')))
      yield { n: Number(field('id')), message: field('event'), id: change.data?.id ?? '' }
    }
  }
  return undefined
}
