import { describe, expect, it } from 'vitest'
import { failure, roomy, slowEncoder } from './slow-encoder.fixture.ts'
import { QueueFullError } from './waiting-places.ts'

describe('a full queue', () => {
  const refusedBy = async (answer: Promise<unknown>) => {
    const cause = await failure(answer)
    return cause instanceof QueueFullError ? cause.by : cause
  }

  it('refuses a client that waits for as much as a client may, and no other', async () => {
    const { ask, endAll } = slowEncoder({ places: { ...roomy, client: 2 } })
    const held = Promise.all([ask('a'), ask('b'), ask('c', { dealer: 'kiwi' })])
    expect(await refusedBy(ask('d', { dealer: 'paddock' }))).toBe('client')
    const other = ask('e', { client: 'ben' })
    await endAll()
    expect(await Promise.all([held, other])).toBeTruthy()
  })

  it('refuses those who ask for more of a dealer than its places', async () => {
    const { ask, endAll } = slowEncoder({ places: { ...roomy, dealer: 2 } })
    const held = Promise.all(['anna', 'ben', 'carl'].map((client) => ask(client, { client })))
    expect(await refusedBy(ask('d', { client: 'dora' }))).toBe('dealer')
    const other = ask('e', { dealer: 'kiwi', client: 'dora' })
    await endAll()
    await Promise.all([held, other])
  })

  it('refuses the last of the client that holds most of a dealer, for one that holds less', async () => {
    const { ask, began, endAll } = slowEncoder({ places: { ...roomy, dealer: 3 } })
    const held = Promise.all([ask('a'), ask('b'), ask('c')])
    const last = refusedBy(ask('d'))
    const other = ask('e', { client: 'ben' })
    expect(await last).toBe('dealer')
    await endAll()
    await Promise.all([held, other])
    expect(began).toEqual(['a', 'e', 'b', 'c'])
  })

  it('refuses the last of the dealer that holds most, for a dealer that holds less', async () => {
    const { ask, began, endAll } = slowEncoder({ places: { ...roomy, all: 3 } })
    const held = Promise.all(['a', 'b', 'c'].map((key) => ask(key, { client: key })))
    const last = refusedBy(ask('d', { client: 'd' }))
    const other = ask('e', { dealer: 'kiwi', client: 'ben' })
    expect(await last).toBe('all')
    await endAll()
    await Promise.all([held, other])
    expect(began).toContain('e')
    expect(began).not.toContain('d')
  })

  it('counts nobody who waits for work that runs already', async () => {
    const { ask, endAll } = slowEncoder({ places: { ...roomy, client: 1 } })
    const held = Promise.all([ask('a'), ask('a'), ask('a'), ask('b')])
    expect(await refusedBy(ask('c'))).toBe('client')
    await endAll()
    await held
  })
})
