import { describe, expect, it } from 'vitest'
import { failure, roomy, slowEncoder } from './slow-encoder.fixture.ts'
import { AbandonedError } from './work-queue.ts'

describe('workQueue', () => {
  it('never runs more at once than it has slots, and runs everything', async () => {
    const { ask, began, endOne, endAll } = slowEncoder({ slots: 2 })
    const answers = Promise.all(['a', 'b', 'c', 'd', 'e'].map((key) => ask(key)))
    expect(began).toEqual(['a', 'b'])
    await endOne()
    expect(began).toEqual(['a', 'b', 'c'])
    await endAll()
    expect(await answers).toEqual(['done', 'done', 'done', 'done', 'done'])
  })

  it('keeps a slot free of large work, so that small work never waits for large work alone', async () => {
    const large = { overMs: 150, slots: 1 }
    const { ask, began, endOne, endAll } = slowEncoder({ slots: 2, large })
    const answers = [ask('large 1', { costMs: 700 }), ask('large 2', { costMs: 700 })]
    expect(began).toEqual(['large 1'])
    answers.push(ask('small', { costMs: 150 }), ask('small too', { costMs: 20 }))
    expect(began).toEqual(['large 1', 'small'])
    await endOne()
    expect(began).toEqual(['large 1', 'small', 'small too'])
    await endAll()
    expect(await Promise.all(answers)).toEqual(['done', 'done', 'done', 'done'])
    expect(began.at(-1)).toBe('large 2')
  })

  it('runs work once for all who wait for it', async () => {
    const { ask, began, endAll } = slowEncoder()
    const answers = Promise.all([ask('a'), ask('a', { client: 'ben' }), ask('a')])
    await endAll()
    expect(await answers).toEqual(['done', 'done', 'done'])
    expect(began).toEqual(['a'])
  })

  it('goes on after work that fails, and runs it again for the next who asks', async () => {
    const { ask, began, endings, endAll } = slowEncoder()
    const first = failure(ask('a'))
    endings.shift()?.reject(new Error('torn'))
    expect(await first).toEqual(new Error('torn'))
    const second = ask('a')
    await endAll()
    expect(await second).toBe('done')
    expect(began).toEqual(['a', 'a'])
  })
})

describe('work that nobody waits for any more', () => {
  it('never begins', async () => {
    const { ask, began, endAll } = slowEncoder()
    const leaving = new AbortController()
    const first = ask('a')
    const left = failure(ask('b', { signal: leaving.signal }))
    leaving.abort()
    expect(await left).toBeInstanceOf(AbandonedError)
    const last = ask('c')
    await endAll()
    await Promise.all([first, last])
    expect(began).toEqual(['a', 'c'])
  })

  it('still begins while one of those who asked for it stays', async () => {
    const { ask, began, endAll } = slowEncoder()
    const leaving = new AbortController()
    const first = ask('a')
    const left = failure(ask('b', { signal: leaving.signal }))
    const stays = ask('b', { client: 'ben' })
    leaving.abort()
    expect(await left).toBeInstanceOf(AbandonedError)
    await endAll()
    expect(await Promise.all([first, stays])).toEqual(['done', 'done'])
    expect(began).toEqual(['a', 'b'])
  })

  it('ends where it runs already, and whoever joins meanwhile gets the result', async () => {
    const { ask, began, endAll } = slowEncoder()
    const leaving = new AbortController()
    const left = failure(ask('a', { signal: leaving.signal }))
    leaving.abort()
    expect(await left).toBeInstanceOf(AbandonedError)
    const joined = ask('a', { client: 'ben' })
    await endAll()
    expect(await joined).toBe('done')
    expect(began).toEqual(['a'])
  })

  it('is not even taken from one who has left before it could be queued', async () => {
    const { ask, began } = slowEncoder()
    expect(await failure(ask('a', { signal: AbortSignal.abort() }))).toBeInstanceOf(AbandonedError)
    expect(began).toEqual([])
  })

  it('takes no place from others', async () => {
    const { ask, endAll } = slowEncoder({ places: { ...roomy, client: 1 } })
    const leaving = new AbortController()
    const first = ask('a')
    const left = failure(ask('b', { signal: leaving.signal }))
    leaving.abort()
    await left
    const next = ask('c')
    await endAll()
    expect(await Promise.all([first, next])).toEqual(['done', 'done'])
  })
})
