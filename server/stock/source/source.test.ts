import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { parseMapping } from '../mapping/load-mapping.ts'
import { openSource } from './open-source.ts'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'source-'))
})
afterEach(() => rm(directory, { recursive: true }))

const mapping = parseMapping(
  'test',
  JSON.stringify({
    description: 'Three columns',
    required: [],
    fields: {
      make: 'make',
      model: 'model',
      car_type: { value: 'used' },
      dealercomments: { from: 'seller.note' },
      images: { from: 'images', steps: ['list'] },
    },
  }),
)

async function opened(content: string | Uint8Array, name = 'feed') {
  const file = join(directory, name)
  await writeFile(file, content)
  return openSource(file, mapping)
}

async function read(content: string | Uint8Array) {
  const source = await opened(content)
  const rows = []
  for await (const group of source.rows) rows.push(...group)
  return { ...source, rows }
}

describe('a CSV file', () => {
  test('may hold quoted line breaks, quotes and a byte-order mark', async () => {
    const { columns, rows } = await read('\ufeffmake,model\nKia,"Rio\n""S"""\nMG,3\n')
    expect(columns).toEqual(['make', 'model'])
    expect(rows).toEqual([
      { line: 2, values: ['Kia', 'Rio\n"S"'] },
      { line: 4, values: ['MG', '3'] },
    ])
  })

  test.each([',', ';', '\t', '|'])('may be separated by %j', async (delimiter) => {
    const { rows } = await read(`make${delimiter}model\nKia${delimiter}Rio`)
    expect(rows).toEqual([{ line: 2, values: ['Kia', 'Rio'] }])
  })

  test('is read as windows-1252 where it is not UTF-8, even on its last line', async () => {
    const filler = 'Kia,Rio\n'.repeat(20_000)
    const bytes = Buffer.from(`make,model\n${filler}Citro\xebn,C4`, 'latin1')
    const { encoding, rows } = await read(bytes)
    expect(encoding).toBe('windows-1252')
    expect(rows.at(-1)).toEqual({ line: 20_002, values: ['Citroën', 'C4'] })
  })

  test('is read as UTF-8 where letters fall across chunks', async () => {
    const filler = `make,model\n${'é'.repeat(200_000)},x`
    const { encoding, rows } = await read(filler)
    expect(encoding).toBe('utf-8')
    expect(rows[0]?.values[0]).toBe('é'.repeat(200_000))
  })

  test('is read as UTF-16 by its mark', async () => {
    const { rows, encoding } = await read(Buffer.from('\ufeffmake,model\nŠkoda,Yeti', 'utf16le'))
    expect(encoding).toBe('utf-16le')
    expect(rows).toEqual([{ line: 2, values: ['Škoda', 'Yeti'] }])
  })

  test('that breaks off inside quotes says where', async () => {
    await expect(read('make,model\nKia,"Rio\nMG,3')).rejects.toMatchObject({
      code: 'file_malformed',
      message: expect.stringMatching(/breaks off as a CSV file.*line 3/i),
    })
  })
})

describe('a JSON file', () => {
  const records = [
    { make: 'Kia', model: 'Rio', seller: { note: 'tidy' }, images: ['/a.jpg', '/b.jpg'] },
    { make: 'MG', model: 3, images: null },
  ]
  const expected = [
    { line: 1, values: ['Kia', 'Rio', 'tidy', '/a.jpg|/b.jpg'] },
    { line: 2, values: ['MG', '3', null, null] },
  ]

  test('may be a list', async () => {
    const source = await read(JSON.stringify(records))
    expect(source).toMatchObject({ format: 'json', rows: expected })
  })

  test('may be an object that holds one list', async () => {
    const wrapped = { meta: { pages: [1, 2], at: 'now' }, cars: records }
    expect(await read(`\n ${JSON.stringify(wrapped)}`)).toMatchObject({ rows: expected })
  })

  test('that breaks off says after which record', async () => {
    const half = JSON.stringify(records).slice(0, -5)
    await expect(read(half)).rejects.toMatchObject({
      code: 'file_malformed',
      message: expect.stringContaining('after record 1'),
    })
  })
})

describe('no file to read', () => {
  test('names a missing file', async () => {
    await expect(openSource(join(directory, 'none.csv'), mapping)).rejects.toMatchObject({
      code: 'file_missing',
      message: expect.stringContaining('none.csv'),
    })
  })

  test('refuses a folder', async () => {
    await mkdir(join(directory, 'folder'))
    await expect(openSource(join(directory, 'folder'), mapping)).rejects.toMatchObject({
      code: 'file_unreadable',
    })
  })

  test.each(['', '\n \n'])('refuses an empty file (%j)', async (content) => {
    await expect(opened(content)).rejects.toMatchObject({ code: 'file_empty' })
  })
})
