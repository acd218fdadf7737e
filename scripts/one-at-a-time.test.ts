import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

let directory: string
let file: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'one-'))
  file = join(directory, 'lock')
})
afterEach(() => rm(directory, { recursive: true }))

test('the second waits until the first is done, and knows that it waited', async () => {
  const told: string[] = []
  const gate = Promise.withResolvers<void>()
  const first = oneAtATime(
    file,
    async (hasWaited) => {
      await gate.promise
      told.push(`first, waited: ${hasWaited}`)
    },
    () => told.push('the first waits'),
  )
  const second = oneAtATime(
    file,
    async (hasWaited) => told.push(`second, waited: ${hasWaited}`),
    () => {
      told.push('the second waits')
      gate.resolve()
    },
  )
  await Promise.all([first, second])
  expect(told).toEqual(['the second waits', 'first, waited: false', 'second, waited: true'])
})

test('work that fails lets the next go on', async () => {
  const failing = oneAtATime(
    file,
    () => Promise.reject(new Error('no room')),
    () => undefined,
  )
  await expect(failing).rejects.toThrow('no room')
  expect(
    await oneAtATime(
      file,
      async (hasWaited) => hasWaited,
      () => undefined,
    ),
  ).toBe(false)
})

test('a process that was killed in the middle holds nobody up', async () => {
  const module = JSON.stringify(join(import.meta.dirname, 'one-at-a-time.ts'))
  const script = `
    const { oneAtATime } = await import(${module})
    await oneAtATime(${JSON.stringify(file)}, () => new Promise(() => {
      console.log('at work')
      setInterval(() => {}, 1e6)
    }), () => {})`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script])
  await once(child.stdout, 'data')
  const waiting = Promise.withResolvers<void>()
  const next = oneAtATime(file, async (hasWaited) => hasWaited, waiting.resolve)
  await waiting.promise
  child.kill('SIGKILL')
  expect(await next).toBe(true)
})
