import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { silentLog } from '../log.fixture.ts'
import { pictureCache } from './picture-cache.ts'
import { trimFolder } from './trim-folder.ts'
import { workQueue } from './work-queue.ts'

const folder = mkdtempSync(join(tmpdir(), 'forecourt-pictures-'))
const queue = workQueue<Uint8Array>({
  slots: 2,
  places: { client: 10, dealer: 10, all: 10 },
})
const request = { dealer: 'harbour', client: 'anna' }

/** A cache, asked for a key and with the work that makes what is not kept. */
function cacheIn(home: string, limitBytes = 1e6) {
  const cache = pictureCache({ folder: home, limitBytes, queue, log: silentLog })
  return (key: string, work: () => Promise<Uint8Array>) => cache({ key, costMs: 1, work }, request)
}

const cache = cacheIn(folder)

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

describe('where pictures take more room than they may', () => {
  const sized = (bytes: number) => () => Promise.resolve(Buffer.alloc(bytes))

  /** Pictures of 30 bytes, the first used longest ago, and a cache that has not seen them. */
  async function full(...keys: string[]) {
    const home = mkdtempSync(join(tmpdir(), 'forecourt-pictures-'))
    onTestFinished(() => rmSync(home, { recursive: true, force: true }))
    const file = (key: string) => join(home, key.slice(0, 2), key)
    const earlier = cacheIn(home)
    for (const [index, key] of keys.entries()) {
      await earlier(key, sized(30))
      utimesSync(file(key), index + 1, index + 1)
    }
    const own = cacheIn(home, 100)
    const kept = () =>
      readdirSync(home)
        .flatMap((name) => readdirSync(join(home, name)))
        .sort()
    return { file, own, kept }
  }

  it('those used longest ago go, down to nine tenths of it', async () => {
    const { own, kept } = await full('aa', 'bb', 'cc')
    await own('dd', sized(30))
    await expect.poll(kept).toEqual(['bb', 'cc', 'dd'])
    await own('ee', sized(40))
    await expect.poll(kept).toEqual(['dd', 'ee'])
  })

  it('one that was asked for again stays', async () => {
    const { own, kept, file } = await full('aa', 'bb', 'cc')
    await own('aa', sized(30))
    await expect.poll(() => statSync(file('aa')).mtimeMs).toBeGreaterThan(10_000)
    await own('dd', sized(30))
    await expect.poll(kept).toEqual(['aa', 'cc', 'dd'])
  })

  it('nothing goes while they fill it exactly', async () => {
    const { file, kept } = await full('aa', 'bb', 'cc')
    const home = dirname(dirname(file('aa')))
    await trimFolder(home, 90)
    expect(kept()).toEqual(['aa', 'bb', 'cc'])
    await trimFolder(home, 89)
    expect(kept()).toEqual(['bb', 'cc'])
  })
})
