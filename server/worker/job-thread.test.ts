import { afterEach, expect, test } from 'vitest'
import { JobThread, type JobThreadOptions } from './job-thread.ts'

/** Doubles numbers; a negative one fails, 0 ends the thread, and 1 is never answered. */
const code = `
  const { parentPort, workerData } = require('node:worker_threads')
  parentPort.on('message', (number) => {
    if (number === 0) process.exit(3)
    if (number < 0) return parentPort.postMessage({ failure: new Error('negative') })
    if (number > 1) parentPort.postMessage({ result: number * (workerData?.factor ?? 2) })
  })`

/** Replies how many requests its thread has had. */
const counted = `
  const { parentPort } = require('node:worker_threads')
  let requests = 0
  parentPort.on('message', () => parentPort.postMessage({ result: ++requests }))`

const open: JobThread<number, number>[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((thread) => thread.close()))
})

function thread(options: Partial<JobThreadOptions> = {}) {
  const made = new JobThread<number, number>({
    program: { code },
    does: 'doubles',
    limitMs: 20_000,
    idleMs: 20_000,
    ...options,
  })
  open.push(made)
  return made
}

test('requests are answered in order, by the data that the thread was started with', async () => {
  const tripling = thread({ data: { factor: 3 } })
  expect(await Promise.all([2, 3, 4].map((number) => tripling.request(number)))).toEqual([6, 9, 12])
})

test("a job's error, and a thread that ends, fail that job alone", async () => {
  const doubling = thread()
  const answers = [-1, 0, 5].map((number) => doubling.request(number))
  await expect(answers[0]).rejects.toThrow('negative')
  await expect(answers[1]).rejects.toThrow('The thread that doubles ended: 3')
  expect(await answers[2]).toBe(10)
})

test('a job that takes too long is given up with its thread; the next one has another', async () => {
  const doubling = thread({ limitMs: 3_000 })
  const [endless, next] = [doubling.request(1), doubling.request(4)]
  await expect(endless).rejects.toThrow('The thread that doubles took longer than 3000 ms')
  expect(await next).toBe(8)
})

test('closing rejects what waits and what is being worked on; a later request starts again', async () => {
  const doubling = thread()
  const waiting = [1, 2].map((number) => doubling.request(number))
  const closed = 'The thread that doubles is closing'
  const refused = waiting.map((answer) => expect(answer).rejects.toThrow(closed))
  await doubling.close()
  await Promise.all(refused)
  expect(await doubling.request(6)).toBe(12)
})

test('an idle thread ends, and the next request starts one', async () => {
  const counting = thread({ idleMs: 1, program: { code: counted } })
  const firstOfItsThread = async () => (await counting.request(5)) === 1
  expect(await firstOfItsThread()).toBe(true)
  // Asked at once, the same thread may answer; one that has ended cannot.
  await expect.poll(firstOfItsThread, { interval: 20 }).toBe(true)
})
