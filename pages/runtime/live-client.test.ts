import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { liveResponseHead, readLiveResponse } from '../live-response.ts'
import { createLiveClient, type LiveRequest, liveRequestUrl } from './live-client.ts'

const search = (url: string): LiveRequest => ({ url, ids: ['results', 'filters'] })
const response = (url: string) => ({
  title: `Cars at ${url}`,
  url,
  blocks: { results: '<p>1</p>' },
})
const textOf = (url: string) => `${liveResponseHead(response(url))}<p>1</p>`

interface Call {
  readonly url: string
  readonly signal: AbortSignal
  respond(response: Response): void
}

/** A network whose responses, and a clock whose time, the test controls. */
function setUp(max = 30) {
  const calls: Call[] = []
  const clock = { ms: 0 }
  const network: typeof fetch = (input, init) =>
    new Promise((resolve, reject) => {
      const signal = init?.signal ?? new AbortController().signal
      signal.addEventListener('abort', () => reject(signal.reason))
      calls.push({ url: String(input), signal, respond: resolve })
    })
  const client = createLiveClient({
    fetch: network,
    now: () => clock.ms,
    read: readLiveResponse,
    max,
  })
  return { client, calls, clock }
}

describe('the client of live blocks', () => {
  it('requests the named blocks of the page by the reserved parameter', () => {
    expect(liveRequestUrl(search('/search'))).toBe('/search?_blocks=results.filters')
    expect(liveRequestUrl(search('/search?make=Kia'))).toBe(
      '/search?make=Kia&_blocks=results.filters',
    )
  })

  it('reuses a pending or cached response (Spec 4.14)', async () => {
    const { client, calls } = setUp()
    const first = client.load(search('/search'))
    const second = client.load(search('/search'))
    calls[0]?.respond(new Response(textOf('/search')))
    expect(await first).toEqual(response('/search'))
    expect(await second).toBe(await first)
    expect(await client.load(search('/search'))).toBe(await first)
    expect(calls).toHaveLength(1)
  })

  it('sends another request for other blocks of the same page', () => {
    const { client, calls } = setUp()
    client.load(search('/search'))
    client.load({ url: '/search', ids: ['results'] })
    expect(calls.map(({ url }) => url)).toEqual([
      '/search?_blocks=results.filters',
      '/search?_blocks=results',
    ])
  })

  it('requests again after a minute, for cars are sold meanwhile', () => {
    const { client, calls, clock } = setUp()
    client.load(search('/search'))
    clock.ms = 59_999
    client.load(search('/search'))
    expect(calls).toHaveLength(1)
    clock.ms = 60_000
    client.load(search('/search'))
    expect(calls).toHaveLength(2)
  })

  it('caches a bounded number of responses and evicts the least recently used (Spec 4.14, 9.02)', () => {
    const { client, calls } = setUp(11)
    for (let page = 1; page <= 11; page++) client.load(search(`/${page}`))
    client.load(search('/1'))
    client.load(search('/12'))
    client.load(search('/1'))
    expect(calls).toHaveLength(12)
    client.load(search('/2'))
    expect(calls).toHaveLength(13)
  })

  it('aborts a request that takes too long, with an error that says so', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const { client, calls } = setUp()
    const slow = client.load(search('/slow')).catch((cause: unknown) => cause)
    vi.advanceTimersByTime(14_999)
    expect(calls[0]?.signal.aborted).toBe(false)
    vi.advanceTimersByTime(1)
    expect(String(await slow)).toMatch(/no response in time/)
    client.load(search('/slow'))
    expect(calls).toHaveLength(2)
  })

  it('aborts the other pending requests and keeps cached responses', async () => {
    const { client, calls } = setUp()
    const known = client.load(search('/known'))
    calls[0]?.respond(new Response(textOf('/known')))
    await known
    const dropped = client.load(search('/dropped'))
    client.load(search('/wanted'))
    client.abortAllBut(['/wanted'])
    await expect(dropped).rejects.toThrow(/abort/i)
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([false, true, false])
    expect(await client.load(search('/known'))).toBe(await known)
    client.load(search('/dropped'))
    expect(calls).toHaveLength(4)
  })

  it.each([
    ['an error status', () => new Response(textOf('/search'), { status: 503 }), /status 503/],
    ['a page instead of blocks', () => new Response('<!doctype html>'), /expected blocks/],
    ['a truncated response', () => new Response(textOf('/search').slice(0, -1)), /expected blocks/],
  ])('does not cache a failure: %s', async (_, failure, message) => {
    const { client, calls } = setUp()
    const failed = client.load(search('/search'))
    calls[0]?.respond(failure())
    await expect(failed).rejects.toThrow(message)
    const again = client.load(search('/search'))
    calls[1]?.respond(new Response(textOf('/search')))
    expect(await again).toEqual(response('/search'))
  })
})
