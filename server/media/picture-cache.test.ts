import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { pictureCache } from './picture-cache.ts'
import { workQueue } from './work-queue.ts'

const folder = mkdtempSync(join(tmpdir(), 'forecourt-pictures-'))
const silent = { info: () => undefined, error: () => undefined }
const cache = pictureCache(folder, workQueue({ slots: 2, places: 10 }), silent)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A maker that counts how often it is asked. */
function counted(text: string) {
  const made = { times: 0 }
  const make = async () => {
    made.times++
    return Buffer.from(text)
  }
  return { made, make }
}

describe('pictureCache', () => {
  it('makes a picture once for requests at the same time', async () => {
    const { made, make } = counted('red')
    const got = await Promise.all([cache('aa11', make), cache('aa11', make), cache('aa11', make)])
    expect(got.map(String)).toEqual(['red', 'red', 'red'])
    expect(made.times).toBe(1)
  })

  it('reads the second time what it kept the first', async () => {
    const { made, make } = counted('blue')
    await cache('bb22', make)
    expect(String(await cache('bb22', make))).toBe('blue')
    expect(made.times).toBe(1)
  })

  it('tries again after a failure, and leaves no half file behind', async () => {
    await expect(cache('cc33', () => Promise.reject(new Error('torn')))).rejects.toThrow('torn')
    const { make } = counted('green')
    expect(String(await cache('cc33', make))).toBe('green')
    expect(readdirSync(join(folder, 'cc'))).toEqual(['cc33'])
  })
})
