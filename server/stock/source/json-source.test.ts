import { describe, expect, test } from 'vitest'
import { parseMapping } from '../mapping/load-mapping.ts'
import { JsonRecords } from './json-records.ts'
import { openFeed } from './open-feed.ts'
import { allOf, feedFile, read } from './source.fixture.ts'

describe('a JSON file', () => {
  const records = [
    { make: 'Kia', model: 'Rio', seller: { note: 'tidy' }, images: ['/a.jpg', '/b.jpg'] },
    { make: 'MG', model: 3, images: null },
  ]
  const expected = [
    { line: 1, values: ['Kia', 'Rio', 'tidy', '/a.jpg|/b.jpg'] },
    { line: 2, values: ['MG', '3', null, null] },
  ]

  test('may be an array', async () => {
    const source = await read(JSON.stringify(records))
    expect(source).toMatchObject({ format: 'json', rows: expected })
  })

  test('may be an object with an array', async () => {
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
  ])('that is truncated %s is reported with its position', async (_, content, message) => {
    await expect(read(content)).rejects.toMatchObject({
      code: 'file_malformed',
      message: expect.stringContaining(message),
    })
  })

  test.each<[string, string, string]>([
    [
      'a comma after the last record',
      '[{"make":"Kia"},\n]',
      'line 2: a comma is not followed by a re',
    ],
    [
      'no comma between records',
      '[{}\n{}]',
      'line 2: expected a comma or ] after record 1, found "{"',
    ],
    ['a second array', '[{}]\n[{}]', 'line 2: expected the end of the file, found "["'],
    ['a second value', '{"make":"Kia"}\n["MG"]', 'line 2: expected the end of the file'],
  ])('with %s is rejected with its line', async (_, content, message) => {
    await expect(read(content)).rejects.toThrow(message)
  })

  test('rejects a record that is not JSON alone, with its line', async () => {
    const { rows } = await read('[{"make":"Kia"},\n{"make":"MG",},\n{"make":"Audi"}]')
    expect(rows).toEqual([
      { line: 1, values: ['Kia', null, null, null] },
      {
        line: 2,
        reason: 'malformed_record',
        detail: expect.stringMatching(/^record 2, line 2 of the file, is not JSON: /),
      },
      { line: 3, values: ['Audi', null, null, null] },
    ])
  })

  test('rejects a record of more than 1 MB alone', async () => {
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

  test('may have brackets and quotes in strings, and elements that are not objects', async () => {
    const wrapped = `{"a": "]}\\"[", "cars" :[ {"make":"[K\\"}"} ,1, "x]" , null,[2]\n] , "b":[3]}`
    const { rows } = await read(wrapped)
    const none = [null, null, null, null]
    expect(rows).toEqual([
      { line: 1, values: ['[K"}', null, null, null] },
      ...[2, 3, 4, 5].map((line) => ({ line, values: none })),
    ])
  })

  test('has only own properties as columns', async () => {
    const inherited = parseMapping(
      'test',
      JSON.stringify({
        description: 'Names of prototypes',
        required: [],
        fields: { make: 'constructor', model: '__proto__.x', car_type: 'toString.name' },
      }),
    )
    const file = await feedFile('[{"__proto__": {"x": "own"}}]')
    const source = await openFeed(file, inherited)
    expect(await allOf(source.rows)).toEqual([[{ line: 1, values: [null, 'own', null] }]])
  })

  test('is split into records wherever its chunks end', () => {
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
