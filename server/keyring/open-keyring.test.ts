import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openKeyring } from './open-keyring.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'keys-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

const key = (byte: number) => Buffer.alloc(32, byte).toString('base64url')
const open = (keysFile?: string) => openKeyring({ dataDir, keysFile })

describe('without KEYS_FILE', () => {
  test('the first start makes a key that its user alone reads, the next one has the same', async () => {
    const signature = (await open()).sign('code', 'a')
    expect((await open()).verifies('code', 'a', signature)).toBe(true)
    const { mode } = await stat(join(dataDir, 'keys'))
    expect((mode & 0o777).toString(8)).toBe('600')
    expect(await readFile(join(dataDir, 'keys'), 'utf8')).toMatch(/^[\w-]{43}\n$/)
  })

  test('processes that start at once agree on one key', async () => {
    const rings = await Promise.all(Array.from({ length: 20 }, () => open()))
    expect(new Set(rings.map((ring) => ring.sign('code', 'a'))).size).toBe(1)
    expect(await readdir(dataDir)).toEqual(['keys'])
  })

  test('a folder that is not there is an error that says so', async () => {
    const gone = openKeyring({ dataDir: join(dataDir, 'gone'), keysFile: undefined })
    await expect(gone).rejects.toThrow(/^KEYS_FILE: .*gone\/keys: it cannot be made: there is no/)
  })
})

describe('KEYS_FILE', () => {
  const file = () => join(dataDir, 'own')

  test('has the current key first, and is read again where asked', async () => {
    await writeFile(file(), `${key(1)}\n`)
    const ring = await open(file())
    const signature = ring.sign('code', 'a')
    await writeFile(file(), `${key(2)}\r\n\n${key(1)}`)
    await ring.reload()
    expect(ring.sign('code', 'a')).not.toBe(signature)
    expect(ring.verifies('code', 'a', signature)).toBe(true)
    await writeFile(file(), 'nonsense')
    await expect(ring.reload()).rejects.toThrow('line 1')
    expect(ring.verifies('code', 'a', signature)).toBe(true)
  })

  test.each([
    ['', /own: expected a key of 32 bytes as base64url, found none$/],
    [`${key(1)}\nshort-secret`, /own: line 2: expected a key of 32 bytes as base64url, found ano/],
    [`${key(1)}A`, /own: line 1: /],
  ])('%j is refused, without a repetition of it', async (text, says) => {
    await writeFile(file(), text)
    await expect(open(file())).rejects.toThrow(says)
    await expect(open(file())).rejects.not.toThrow('short-secret')
  })

  test('that is not there is not made', async () => {
    await expect(open(file())).rejects.toThrow(/own: there is no such file$/)
    expect(await readdir(dataDir)).toEqual([])
  })
})
