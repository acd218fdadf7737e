import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { silentLog } from '../log.fixture.ts'
import { pictureCache } from './picture-cache.ts'
import { nothingLarge } from './slow-encoder.fixture.ts'
import { trimFolder } from './trim-folder.ts'
import { workQueue } from './work-queue.ts'

const folder = mkdtempSync(join(tmpdir(), 'forecourt-pictures-'))
const queue = workQueue<Uint8Array>({
  slots: 2,
  large: nothingLarge,
  limits: { client: 10, dealer: 10, all: 10 },
})
const request = { dealer: 'harbour', client: 'anna' }

/** A function that reads a key through a cache, and runs `work` on a miss. */
function cacheIn(home: string, limitBytes = 1e6) {
  const cache = pictureCache({ folder: home, limitBytes, queue, log: silentLog })
  return (key: string, work: () => Promise<Uint8Array>) => cache({ key, costMs: 1, work }, request)
}

const cache = cacheIn(folder)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** An encoder that counts its calls. */
function counted(text: string) {
  const calls = { times: 0 }
  const encode = async () => {
    calls.times++
    return Buffer.from(text)
  }
  return { calls, encode }
}

describe('pictureCache', () => {
  it('encodes a picture once for concurrent requests', async () => {
    const { calls, encode } = counted('red')
    const got = await Promise.all([
      cache('aa11', encode),
      cache('aa11', encode),
      cache('aa11', encode),
    ])
    expect(got.map(String)).toEqual(['red', 'red', 'red'])
    expect(calls.times).toBe(1)
  })

  it('reads the second time from disk', async () => {
    const { calls, encode } = counted('blue')
    await cache('bb22', encode)
    expect(String(await cache('bb22', encode))).toBe('blue')
    expect(calls.times).toBe(1)
  })

  it('retries after a failure, and leaves no partial file', async () => {
    await expect(cache('cc33', () => Promise.reject(new Error('torn')))).rejects.toThrow('torn')
    const { encode } = counted('green')
    expect(String(await cache('cc33', encode))).toBe('green')
    expect(readdirSync(join(folder, 'cc'))).toEqual(['cc33'])
  })
})

describe('pictures above the disk limit', () => {
  const sized = (bytes: number) => () => Promise.resolve(Buffer.alloc(bytes))

  /**
   * Pictures of 30 bytes from an earlier process, the first used least recently, and a new cache.
   */
  async function filledCache(...keys: string[]) {
    const home = mkdtempSync(join(tmpdir(), 'forecourt-pictures-'))
    onTestFinished(() => rmSync(home, { recursive: true, force: true }))
    const file = (key: string) => join(home, key.slice(0, 2), key)
    const earlier = cacheIn(home)
    for (const [index, key] of keys.entries()) {
      await earlier(key, sized(30))
      utimesSync(file(key), index + 1, index + 1)
    }
    const newCache = cacheIn(home, 100)
    const cachedKeys = () =>
      readdirSync(home)
        .flatMap((name) => readdirSync(join(home, name)))
        .sort()
    return { file, newCache, cachedKeys }
  }

  it('the least recently used are removed, down to nine tenths of the limit', async () => {
    const { newCache, cachedKeys } = await filledCache('aa', 'bb', 'cc')
    await newCache('dd', sized(30))
    await expect.poll(cachedKeys).toEqual(['bb', 'cc', 'dd'])
    await newCache('ee', sized(40))
    await expect.poll(cachedKeys).toEqual(['dd', 'ee'])
  })

  it('a recently requested one is not removed', async () => {
    const { newCache, cachedKeys, file } = await filledCache('aa', 'bb', 'cc')
    await newCache('aa', sized(30))
    await expect.poll(() => statSync(file('aa')).mtimeMs).toBeGreaterThan(10_000)
    await newCache('dd', sized(30))
    await expect.poll(cachedKeys).toEqual(['aa', 'cc', 'dd'])
  })

  it('none is removed while they equal the limit', async () => {
    const { file, cachedKeys } = await filledCache('aa', 'bb', 'cc')
    const home = dirname(dirname(file('aa')))
    await trimFolder(home, 90)
    expect(cachedKeys()).toEqual(['aa', 'bb', 'cc'])
    await trimFolder(home, 89)
    expect(cachedKeys()).toEqual(['bb', 'cc'])
  })
})
