import { describe, expect, it } from 'vitest'
import { QueueFullError } from './queue-limits.ts'
import { largeLimits, rejection, slowEncoder } from './slow-encoder.fixture.ts'

describe('a full queue', () => {
  const refusedBy = async (promise: Promise<unknown>) => {
    const cause = await rejection(promise)
    return cause instanceof QueueFullError ? cause.limit : cause
  }

  it('refuses a client that is at its limit, and no other client', async () => {
    const { request, finishAll } = slowEncoder({ limits: { ...largeLimits, client: 2 } })
    const waiting = Promise.all([request('a'), request('b'), request('c', { dealer: 'kiwi' })])
    expect(await refusedBy(request('d', { dealer: 'paddock' }))).toBe('client')
    const other = request('e', { client: 'ben' })
    await finishAll()
    expect(await Promise.all([waiting, other])).toBeTruthy()
  })

  it('refuses requests for a dealer that is at its limit', async () => {
    const { request, finishAll } = slowEncoder({ limits: { ...largeLimits, dealer: 2 } })
    const waiting = Promise.all(
      ['anna', 'ben', 'carl'].map((client) => request(client, { client })),
    )
    expect(await refusedBy(request('d', { client: 'dora' }))).toBe('dealer')
    const other = request('e', { dealer: 'kiwi', client: 'dora' })
    await finishAll()
    await Promise.all([waiting, other])
  })

  it('evicts the last request of the client with most requests for a dealer, for a client with fewer', async () => {
    const { request, started, finishAll } = slowEncoder({ limits: { ...largeLimits, dealer: 3 } })
    const waiting = Promise.all([request('a'), request('b'), request('c')])
    const last = refusedBy(request('d'))
    const other = request('e', { client: 'ben' })
    expect(await last).toBe('dealer')
    await finishAll()
    await Promise.all([waiting, other])
    expect(started).toEqual(['a', 'e', 'b', 'c'])
  })

  it('evicts the last request of the dealer with most requests, for a dealer with fewer', async () => {
    const { request, started, finishAll } = slowEncoder({ limits: { ...largeLimits, all: 3 } })
    const waiting = Promise.all(['a', 'b', 'c'].map((key) => request(key, { client: key })))
    const last = refusedBy(request('d', { client: 'd' }))
    const other = request('e', { dealer: 'kiwi', client: 'ben' })
    expect(await last).toBe('all')
    await finishAll()
    await Promise.all([waiting, other])
    expect(started).toContain('e')
    expect(started).not.toContain('d')
  })

  it('does not count requests for a task that is already running', async () => {
    const { request, finishAll } = slowEncoder({ limits: { ...largeLimits, client: 1 } })
    const waiting = Promise.all([request('a'), request('a'), request('a'), request('b')])
    expect(await refusedBy(request('c'))).toBe('client')
    await finishAll()
    await waiting
  })
})
