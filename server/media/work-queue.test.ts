import { describe, expect, it } from 'vitest'
import { largeLimits, rejection, slowEncoder } from './slow-encoder.fixture.ts'
import { AbandonedError } from './work-queue.ts'

describe('workQueue', () => {
  it('never runs more at once than it has slots, and runs everything', async () => {
    const { request, started, finishOne, finishAll } = slowEncoder({ slots: 2 })
    const results = Promise.all(['a', 'b', 'c', 'd', 'e'].map((key) => request(key)))
    expect(started).toEqual(['a', 'b'])
    await finishOne()
    expect(started).toEqual(['a', 'b', 'c'])
    await finishAll()
    expect(await results).toEqual(['done', 'done', 'done', 'done', 'done'])
  })

  it('is idle when no task runs or waits', async () => {
    const { request, finishOne, idle } = slowEncoder()
    await idle()
    const results = [request('a'), request('b')]
    let isIdle = false
    const end = idle().then(() => {
      isIdle = true
    })
    await finishOne()
    expect(isIdle).toBe(false)
    await finishOne()
    await Promise.all([...results, end])
    await idle()
  })

  it('keeps a slot free of large tasks for small ones', async () => {
    const large = { overMs: 150, slots: 1 }
    const { request, started, finishOne, finishAll } = slowEncoder({ slots: 2, large })
    const results = [request('large 1', { costMs: 700 }), request('large 2', { costMs: 700 })]
    expect(started).toEqual(['large 1'])
    results.push(request('small', { costMs: 150 }), request('small too', { costMs: 20 }))
    expect(started).toEqual(['large 1', 'small'])
    await finishOne()
    expect(started).toEqual(['large 1', 'small', 'small too'])
    await finishAll()
    expect(await Promise.all(results)).toEqual(['done', 'done', 'done', 'done'])
    expect(started.at(-1)).toBe('large 2')
  })

  it('runs a task once for all requests of its key', async () => {
    const { request, started, finishAll } = slowEncoder()
    const results = Promise.all([request('a'), request('a', { client: 'ben' }), request('a')])
    await finishAll()
    expect(await results).toEqual(['done', 'done', 'done'])
    expect(started).toEqual(['a'])
  })

  it('continues after a failed task, and runs it again for the next request', async () => {
    const { request, started, running, finishAll } = slowEncoder()
    const first = rejection(request('a'))
    running.shift()?.reject(new Error('torn'))
    expect(await first).toEqual(new Error('torn'))
    const second = request('a')
    await finishAll()
    expect(await second).toBe('done')
    expect(started).toEqual(['a', 'a'])
  })
})

describe('a task whose clients have disconnected', () => {
  it('never starts', async () => {
    const { request, started, finishAll } = slowEncoder()
    const controller = new AbortController()
    const first = request('a')
    const aborted = rejection(request('b', { signal: controller.signal }))
    controller.abort()
    expect(await aborted).toBeInstanceOf(AbandonedError)
    const last = request('c')
    await finishAll()
    await Promise.all([first, last])
    expect(started).toEqual(['a', 'c'])
  })

  it('still starts while one of its clients is connected', async () => {
    const { request, started, finishAll } = slowEncoder()
    const controller = new AbortController()
    const first = request('a')
    const aborted = rejection(request('b', { signal: controller.signal }))
    const connected = request('b', { client: 'ben' })
    controller.abort()
    expect(await aborted).toBeInstanceOf(AbandonedError)
    await finishAll()
    expect(await Promise.all([first, connected])).toEqual(['done', 'done'])
    expect(started).toEqual(['a', 'b'])
  })

  it('runs to its end if started, and later requests get its result', async () => {
    const { request, started, finishAll } = slowEncoder()
    const controller = new AbortController()
    const aborted = rejection(request('a', { signal: controller.signal }))
    controller.abort()
    expect(await aborted).toBeInstanceOf(AbandonedError)
    const joined = request('a', { client: 'ben' })
    await finishAll()
    expect(await joined).toBe('done')
    expect(started).toEqual(['a'])
  })

  it('is not queued for a request that is already aborted', async () => {
    const { request, started } = slowEncoder()
    expect(await rejection(request('a', { signal: AbortSignal.abort() }))).toBeInstanceOf(
      AbandonedError,
    )
    expect(started).toEqual([])
  })

  it('does not count towards the limits', async () => {
    const { request, finishAll } = slowEncoder({ limits: { ...largeLimits, client: 1 } })
    const controller = new AbortController()
    const first = request('a')
    const aborted = rejection(request('b', { signal: controller.signal }))
    controller.abort()
    await aborted
    const next = request('c')
    await finishAll()
    expect(await Promise.all([first, next])).toEqual(['done', 'done'])
  })
})
