import { describe, expect, it } from 'vitest'
import { QueueFullError, workQueue } from './work-queue.ts'

describe('workQueue', () => {
  it('never runs more at once than it has slots, and runs everything', async () => {
    const queue = workQueue({ slots: 2, places: 10 })
    let running = 0
    let most = 0
    const work = async (result: number) => {
      running++
      most = Math.max(most, running)
      await Promise.resolve()
      running--
      return result
    }
    const results = await Promise.all([1, 2, 3, 4, 5].map((n) => queue(() => work(n))))
    expect(results).toEqual([1, 2, 3, 4, 5])
    expect(most).toBe(2)
  })

  it('refuses what finds no place to wait', async () => {
    const queue = workQueue({ slots: 1, places: 1 })
    const gate = Promise.withResolvers<void>()
    const first = queue(() => gate.promise)
    const second = queue(async () => 'second')
    await expect(queue(async () => 'third')).rejects.toBeInstanceOf(QueueFullError)
    gate.resolve()
    await first
    expect(await second).toBe('second')
  })

  it('goes on after work that fails', async () => {
    const queue = workQueue({ slots: 1, places: 1 })
    await expect(queue(() => Promise.reject(new Error('spilled')))).rejects.toThrow('spilled')
    expect(await queue(async () => 'next')).toBe('next')
  })
})
