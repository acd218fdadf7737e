import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { openFeed } from './open-feed.ts'
import { allOf, folder, mapping, opened, read } from './source.fixture.ts'

describe('a compressed file', () => {
  const compressed = gzipSync('make,model\nKia,Rio\n')

  test('is decompressed if it is gzip, whatever its name', async () => {
    const { rows } = await read(compressed)
    expect(rows).toEqual([{ line: 2, values: ['Kia', 'Rio'] }])
  })

  test('that is truncated is rejected', async () => {
    await expect(read(compressed.subarray(0, -12))).rejects.toMatchObject({
      code: 'file_malformed',
      message: expect.stringContaining('is not a valid gzip file'),
    })
  })

  test('with a record of 120 MB takes no more memory than others', async () => {
    const block = Buffer.alloc(20_000_000, 'x')
    const bomb = gzipSync(Buffer.concat([Buffer.from('make,model\n"'), ...Array(6).fill(block)]))
    const source = opened(bomb).then(async ({ rows }) => allOf(rows))
    let peak = 0
    const meter = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage().arrayBuffers)
    }, 1)
    const before = process.memoryUsage().arrayBuffers
    await expect(source).rejects.toThrow('a quote that opens in the record of line 2')
    clearInterval(meter)
    expect(peak - before).toBeLessThan(100_000_000)
  })
})

test.each<[string, Buffer]>([
  ['a zip archive or an Excel workbook', Buffer.from('PK\x03\x04rest')],
  ['an old Excel or Word file', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
  ['a PDF document', Buffer.from('%PDF-1.7')],
  ['a web page', Buffer.from('\n<!doctype html><title>404')],
  ['an XML file', Buffer.from('<?xml version="1.0"?><cars/>')],
  ['a zip archive or an Excel workbook', gzipSync('PK\x03\x04rest')],
  ['binary data', Buffer.from(Array.from({ length: 400 }, (_, index) => (index * 7) % 30))],
])('a file that is %s is rejected as such', async (is, content) => {
  await expect(opened(content)).rejects.toMatchObject({
    code: 'not_a_feed',
    message: expect.stringContaining(`is ${is}; expected a CSV or JSON file`),
  })
})

describe('an unreadable file', () => {
  test('is reported by name if it is missing', async () => {
    await expect(openFeed(join(await folder(), 'none.csv'), mapping)).rejects.toMatchObject({
      code: 'file_missing',
      message: expect.stringContaining('none.csv'),
    })
  })

  test('may be a folder', async () => {
    await expect(openFeed(await folder(), mapping)).rejects.toMatchObject({
      code: 'file_unreadable',
    })
  })

  test.each(['', '\n \n'])('may be empty (%j)', async (content) => {
    await expect(opened(content)).rejects.toMatchObject({ code: 'file_empty' })
  })
})
