import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { expandsTo } from './expanded-size.ts'

test.each([
  [1_000, 1_000, true],
  [1_001, 1_000, false],
  // A small file that would fill the disk.
  [5_000_000, 1_000, false],
])('%i bytes as gzip, of which %i are taken: %s', async (size, most, isTaken) => {
  expect(await expandsTo(gzipSync(new Uint8Array(size)), most)).toBe(isTaken)
})

test('a broken gzip expands to nothing', async () => {
  expect(await expandsTo(gzipSync('cars').subarray(0, 12), 1_000)).toBe(false)
})
