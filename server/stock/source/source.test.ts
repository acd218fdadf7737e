import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { parseMapping } from '../mapping/load-mapping.ts'
import { JsonRecords } from './json-records.ts'
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

async function allOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = []
  for await (const item of items) all.push(item)
  return all
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
    expect(rows).toEqual([{ line: 2, values: ['é'.repeat(200_000), 'x'] }])
  })

  test('is read as UTF-16 by its mark', async () => {
    const { rows, encoding } = await read(Buffer.from('\ufeffmake,model\nŠkoda,Yeti', 'utf16le'))
    expect(encoding).toBe('utf-16le')
    expect(rows).toEqual([{ line: 2, values: ['Škoda', 'Yeti'] }])
  })

  test('that breaks off inside quotes says where', async () => {
    await expect(read('make,model\nKia,"Rio\nMG,3')).rejects.toMatchObject({
      code: 'file_malformed',
      message: expect.stringMatching(
        /breaks off as a CSV file: a quote .* of line 2 is never closed/,
      ),
    })
  })
})

describe('the lines of a CSV file', () => {
  const three = [
    { line: 2, values: ['Kia', 'Rio'] },
    { line: 3, values: ['MG', '3'] },
    { line: 4, values: ['Audi', 'A3'] },
  ]

  test('may end in three ways at once', async () => {
    const { rows } = await read('make,model\r\nKia,Rio\rMG,3\nAudi,A3\r\n')
    expect(rows).toEqual(three)
  })

  test('may end where a chunk of the file ends', async () => {
    // 64 KiB are read at once: a return is its last byte, the line feed comes with the next.
    const start = 'make,model\r\n'
    const filler = 'x'.repeat(65_536 - start.length - 3)
    const { rows } = await read(`${start}a,${filler}\r\nKia,Rio`)
    expect(rows.map(({ line }) => line)).toEqual([2, 3])
  })

  test('are counted with empty ones and quoted line ends of every kind', async () => {
    const { rows } = await read('make,model\r\n\r\n\nKia,"a\r\nb\rc"\r\n\r\nMG,3')
    expect(rows.map(({ line }) => line)).toEqual([4, 8])
  })

  test('that break off inside quotes are named by where the record begins', async () => {
    const open = `make,model\n\n${'Kia,Rio\n'.repeat(9)}\nMG,"3\n${'Audi,A3\n'.repeat(10)}`
    await expect(read(open)).rejects.toThrow('a quote that opens in the record of line 13')
  })

  test('that are one record of more than 1 MB are lost alone', async () => {
    const large = `"${'x\n'.repeat(600_000)}"`
    const { rows } = await read(`make,model\nKia,Rio\nMG,${large}\nAudi,A3`)
    expect(rows).toEqual([
      three[0],
      { line: 3, reason: 'record_too_large', detail: expect.stringContaining('1,000,000 bytes') },
      { line: 600_004, values: ['Audi', 'A3'] },
    ])
  })

  test.each([
    ['letters', `${'x'.repeat(3_000_000)}"y,z`],
    ['quoted letters', `"${'x""'.repeat(1_000_000)}"`],
    ['commas', ','.repeat(3_000_000)],
  ])('are read on after a record of 3 MB of %s', async (_, large) => {
    const { rows } = await read(`make,model\nMG,${large}\nKia,Rio`)
    expect(rows).toEqual([
      { line: 2, reason: 'record_too_large', detail: expect.anything() },
      { line: 3, values: ['Kia', 'Rio'] },
    ])
  })

  test('may be a million empty ones before a record', async () => {
    const { rows } = await read(`make,model\n${'\n'.repeat(1_100_000)}Kia,Rio`)
    expect(rows).toEqual([{ line: 1_100_002, values: ['Kia', 'Rio'] }])
  })

  test('are read as UTF-16 by their zeros where there is no mark', async () => {
    const bytes = Buffer.from('make,model\nŠkoda,Yeti', 'utf16le')
    expect((await read(bytes)).rows).toEqual([{ line: 2, values: ['Škoda', 'Yeti'] }])
    expect((await read(Buffer.from(bytes).swap16())).encoding).toBe('utf-16be')
  })

  test('of windows-1252 among which one is UTF-8 are read with a note of it', async () => {
    const latin = Buffer.from('make,model\nCitro\xebn,C4\n', 'latin1')
    const { encoding, rows, notes } = await read(Buffer.concat([latin, Buffer.from('Citroën,C3')]))
    expect(encoding).toBe('windows-1252')
    expect(rows[0]).toEqual({ line: 2, values: ['Citroën', 'C4'] })
    expect(notes()).toEqual([expect.stringMatching(/^1 line is UTF-8.*line 3 gives "CitroÃ«n"/)])
  })
})

describe('a packed file', () => {
  const packed = gzipSync('make,model\nKia,Rio\n')

  test('is unpacked where it is gzip, whatever its name', async () => {
    const { rows } = await read(packed)
    expect(rows).toEqual([{ line: 2, values: ['Kia', 'Rio'] }])
  })

  test('that breaks off is refused', async () => {
    await expect(read(packed.subarray(0, -12))).rejects.toMatchObject({
      code: 'file_malformed',
      message: expect.stringContaining('breaks off as a gzip file'),
    })
  })

  test('with one record of 200 MB costs no more memory than another', async () => {
    const block = Buffer.alloc(20_000_000, 'x')
    const bomb = gzipSync(Buffer.concat([Buffer.from('make,model\n"'), ...Array(10).fill(block)]))
    const source = opened(bomb).then(async ({ rows }) => allOf(rows))
    let largest = 0
    const meter = setInterval(() => {
      largest = Math.max(largest, process.memoryUsage().arrayBuffers)
    }, 1)
    const before = process.memoryUsage().arrayBuffers
    await expect(source).rejects.toThrow('a quote that opens in the record of line 2')
    clearInterval(meter)
    expect(largest - before).toBeLessThan(100_000_000)
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
])('a file that is %s is refused by that name', async (is, content) => {
  await expect(opened(content)).rejects.toMatchObject({
    code: 'not_a_feed',
    message: expect.stringContaining(`is ${is}; expected a CSV or JSON file`),
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

  test.each<[string, string, string]>([
    [
      'in a record',
      '[{"make":"Kia"},\n{"make":',
      'line 2: record 2, which begins at line 2, has no',
    ],
    ['between records', '[{"make":"Kia"},\n', 'line 2: it has no end after record 1'],
    ['in its object', '{"cars":[{"make":"Kia"}]', 'it has no end after record 1'],
  ])('that breaks off %s says where', async (_, content, says) => {
    await expect(read(content)).rejects.toMatchObject({
      code: 'file_malformed',
      message: expect.stringContaining(says),
    })
  })

  test.each<[string, string, string]>([
    [
      'a comma after the last record',
      '[{"make":"Kia"},\n]',
      'line 2: a comma is followed by no re',
    ],
    [
      'no comma between records',
      '[{}\n{}]',
      'line 2: expected a comma or ] after record 1, found "{"',
    ],
    ['a second list', '[{}]\n[{}]', 'line 2: expected the end of the file, found "["'],
    ['JSON lines', '{"make":"Kia"}\n{"make":"MG"}', 'line 2: expected the end of the file'],
  ])('with %s is refused with its line', async (_, content, says) => {
    await expect(read(content)).rejects.toThrow(says)
  })

  test('loses a record that is no JSON alone, with its line', async () => {
    const { rows } = await read('[{"make":"Kia"},\n{"make":"MG",},\n{"make":"Audi"}]')
    expect(rows).toEqual([
      { line: 1, values: ['Kia', null, null, null] },
      {
        line: 2,
        reason: 'malformed_record',
        detail: expect.stringMatching(/^record 2, line 2 of the file, is no JSON: /),
      },
      { line: 3, values: ['Audi', null, null, null] },
    ])
  })

  test('loses a record of more than 1 MB alone', async () => {
    const large = { make: 'MG', model: 'x'.repeat(1_100_000) }
    const { rows } = await read(JSON.stringify([large, { make: 'Kia' }]))
    expect(rows).toEqual([
      { line: 1, reason: 'record_too_large', detail: expect.anything() },
      { line: 2, values: ['Kia', null, null, null] },
    ])
  })

  test.each([
    [64, 'values'],
    [65, 'reason'],
  ])('with a record of %d levels gives its %s', async (levels, key) => {
    const deep = `${'['.repeat(levels - 1)}1${']'.repeat(levels - 1)}`
    const { rows } = await read(`[{"make":${deep}}]`)
    expect(rows[0]).toHaveProperty(key)
  })

  test('may hold brackets and quotes in its texts, and what is no record', async () => {
    const wrapped = `{"a": "]}\\"[", "cars" :[ {"make":"[K\\"}"} ,1, "x]" , null,[2]\n] , "b":[3]}`
    const { rows } = await read(wrapped)
    const none = [null, null, null, null]
    expect(rows).toEqual([
      { line: 1, values: ['[K"}', null, null, null] },
      ...[2, 3, 4, 5].map((line) => ({ line, values: none })),
    ])
  })

  test('has no columns but its own members', async () => {
    const inherited = parseMapping(
      'test',
      JSON.stringify({
        description: 'Names of prototypes',
        required: [],
        fields: { make: 'constructor', model: '__proto__.x', car_type: 'toString.name' },
      }),
    )
    const file = join(directory, 'feed')
    await writeFile(file, '[{"__proto__": {"x": "own"}}]')
    const source = await openSource(file, inherited)
    expect(await allOf(source.rows)).toEqual([[{ line: 1, values: [null, 'own', null] }]])
  })

  test('is found record by record wherever its chunks end', () => {
    const text = Buffer.from(' {"n":1,"cars":[{"a":"\\\\"},12 ,"é]"\n,[1]],"z":{"y":[]}} ')
    const whole = new JsonRecords().read(text)
    expect(whole.map(({ bytes }) => bytes?.toString())).toEqual([
      '{"a":"\\\\"}',
      '12',
      '"é]"',
      '[1]',
    ])
    for (let cut = 1; cut < text.length; cut++) {
      const records = new JsonRecords()
      const parts = [text.subarray(0, cut), text.subarray(cut)].flatMap((part) =>
        records.read(part),
      )
      records.end()
      expect(parts).toEqual(whole)
    }
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
