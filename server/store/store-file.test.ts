import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openStore } from './store.ts'
import { makeDataDirectory, storeFile } from './store-file.ts'

let directory: string
let file: string

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'data-'))
  file = join(directory, 'a-file')
  await writeFile(file, '')
})
afterEach(() => rm(directory, { recursive: true }))

test('a data directory is made with its parents, and an existing one is used', async () => {
  const deep = join(directory, 'deep', 'data')
  await makeDataDirectory(deep)
  await makeDataDirectory(deep)
  expect((await stat(deep)).isDirectory()).toBe(true)
})

describe('an error names the path and what to do where DATA_DIR', () => {
  test('is a file', async () => {
    await expect(makeDataDirectory(file)).rejects.toMatchObject({
      code: 'missing_directory',
      message: `The data directory ${file} cannot be made: a file has that name. Name another with DATA_DIR.`,
    })
  })

  test('is below a file', async () => {
    const below = join(file, 'data')
    await expect(makeDataDirectory(below)).rejects.toThrow(
      `The data directory ${below} cannot be made: a part of its path is a file. Name another with DATA_DIR.`,
    )
  })

  // Linux only: macOS has no such file system at hand.
  test.runIf(process.platform === 'linux')('is where no folder can be made', async () => {
    await expect(makeDataDirectory('/proc/forecourt/data')).rejects.toThrow(
      'The data directory /proc/forecourt/data cannot be made: its file system allows no folders. Name another with DATA_DIR.',
    )
  })

  test('is a file, for a command that makes none', async () => {
    await expect(openStore(storeFile(file))).rejects.toThrow(
      `The data directory ${file} is a file. Name another with DATA_DIR.`,
    )
  })
})
