import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withProcessLock } from './process-lock.ts'

let directory: string
let file: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'one-'))
  file = join(directory, 'lock')
})
afterEach(() => rm(directory, { recursive: true }))

test('the second process waits for the first, and `hasWaited` is true', async () => {
  const events: string[] = []
  const gate = Promise.withResolvers<void>()
  const first = withProcessLock(
    file,
    async (hasWaited) => {
      await gate.promise
      events.push(`first, waited: ${hasWaited}`)
    },
    () => events.push('the first waits'),
  )
  const second = withProcessLock(
    file,
    async (hasWaited) => events.push(`second, waited: ${hasWaited}`),
    () => {
      events.push('the second waits')
      gate.resolve()
    },
  )
  await Promise.all([first, second])
  expect(events).toEqual(['the second waits', 'first, waited: false', 'second, waited: true'])
})

test('failed work releases the lock', async () => {
  const failing = withProcessLock(
    file,
    () => Promise.reject(new Error('no room')),
    () => undefined,
  )
  await expect(failing).rejects.toThrow('no room')
  expect(
    await withProcessLock(
      file,
      async (hasWaited) => hasWaited,
      () => undefined,
    ),
  ).toBe(false)
})

test('a killed process releases the lock', async () => {
  const module = JSON.stringify(join(import.meta.dirname, 'process-lock.ts'))
  const script = `
    const { withProcessLock } = await import(${module})
    await withProcessLock(${JSON.stringify(file)}, () => new Promise(() => {
      console.log('working')
      setInterval(() => {}, 1e6)
    }), () => {})`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script])
  await once(child.stdout, 'data')
  const waiting = Promise.withResolvers<void>()
  const next = withProcessLock(file, async (hasWaited) => hasWaited, waiting.resolve)
  await waiting.promise
  child.kill('SIGKILL')
  expect(await next).toBe(true)
})
