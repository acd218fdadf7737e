import { describe, expect, test } from 'vitest'
import { read } from './source.fixture.ts'

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

  test('is read as windows-1252 if it is not UTF-8, even only on its last line', async () => {
    const filler = 'Kia,Rio\n'.repeat(20_000)
    const bytes = Buffer.from(`make,model\n${filler}Citro\xebn,C4`, 'latin1')
    const { encoding, rows } = await read(bytes)
    expect(encoding).toBe('windows-1252')
    expect(rows.at(-1)).toEqual({ line: 20_002, values: ['Citroën', 'C4'] })
  })

  test('is read as UTF-8 if characters span chunks', async () => {
    const filler = `make,model\n${'é'.repeat(200_000)},x`
    const { encoding, rows } = await read(filler)
    expect(encoding).toBe('utf-8')
    expect(rows).toEqual([{ line: 2, values: ['é'.repeat(200_000), 'x'] }])
  })

  test('is read as UTF-16 by its byte-order mark', async () => {
    const { rows, encoding } = await read(Buffer.from('\ufeffmake,model\nŠkoda,Yeti', 'utf16le'))
    expect(encoding).toBe('utf-16le')
    expect(rows).toEqual([{ line: 2, values: ['Škoda', 'Yeti'] }])
  })

  test('that ends inside quotes is reported with the line', async () => {
    await expect(read('make,model\nKia,"Rio\nMG,3')).rejects.toMatchObject({
      code: 'file_malformed',
      message: expect.stringMatching(
        /is not a valid CSV file: a quote .* of line 2 is never closed/,
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

  test('may have three kinds of line ends', async () => {
    const { rows } = await read('make,model\r\nKia,Rio\rMG,3\nAudi,A3\r\n')
    expect(rows).toEqual(three)
  })

  test('may end where a chunk of the file ends', async () => {
    // A chunk has 64 KiB: its last byte is the carriage return, the line feed is in the next one.
    const start = 'make,model\r\n'
    const filler = 'x'.repeat(65_536 - start.length - 3)
    const { rows } = await read(`${start}a,${filler}\r\nKia,Rio`)
    expect(rows.map(({ line }) => line)).toEqual([2, 3])
  })

  test('are counted with empty ones and quoted line ends of every kind', async () => {
    const { rows } = await read('make,model\r\n\r\n\nKia,"a\r\nb\rc"\r\n\r\nMG,3')
    expect(rows.map(({ line }) => line)).toEqual([4, 8])
  })

  test('that end inside quotes are reported by the first line of the record', async () => {
    const open = `make,model\n\n${'Kia,Rio\n'.repeat(9)}\nMG,"3\n${'Audi,A3\n'.repeat(10)}`
    await expect(read(open)).rejects.toThrow('a quote that opens in the record of line 13')
  })

  test('that are one record of more than 1 MB are rejected alone', async () => {
    const large = `"${'x\n'.repeat(600_000)}"`
    const { rows } = await read(`make,model\nKia,Rio\nMG,${large}\nAudi,A3`)
    expect(rows).toEqual([
      three[0],
      { line: 3, reason: 'record_too_large', detail: expect.stringContaining('1,000,000 bytes') },
      { line: 600_004, values: ['Audi', 'A3'] },
    ])
  })

  test.each([
    ['characters', `${'x'.repeat(3_000_000)}"y,z`],
    ['quoted characters', `"${'x""'.repeat(1_000_000)}"`],
    ['commas', ','.repeat(3_000_000)],
  ])('are read after a record of 3 MB of %s', async (_, large) => {
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

  test('are read as UTF-16 by their zero bytes without a byte-order mark', async () => {
    const bytes = Buffer.from('make,model\nŠkoda,Yeti', 'utf16le')
    expect((await read(bytes)).rows).toEqual([{ line: 2, values: ['Škoda', 'Yeti'] }])
    expect((await read(Buffer.from(bytes).swap16())).encoding).toBe('utf-16be')
  })

  test('of windows-1252 with one of UTF-8 are read with a warning', async () => {
    const latin = Buffer.from('make,model\nCitro\xebn,C4\n', 'latin1')
    const { encoding, rows, notes } = await read(Buffer.concat([latin, Buffer.from('Citroën,C3')]))
    expect(encoding).toBe('windows-1252')
    expect(rows[0]).toEqual({ line: 2, values: ['Citroën', 'C4'] })
    expect(notes()).toEqual([expect.stringMatching(/^1 line is UTF-8.*line 3 gives "CitroÃ«n"/)])
  })
})
