import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadMapping, mappingNames, parseMapping } from './load-mapping.ts'
import { minimal, parsed } from './parsed-mapping.fixture.ts'
import { productMappings } from './product-mappings.ts'

describe('an invalid mapping', () => {
  test.each<[string, object, object, RegExp]>([
    [
      'a field that no car has',
      { ...minimal, bagde: 'x' },
      {},
      /fields\.bagde: .*Did you mean "badge"/,
    ],
    [
      'a step that does not exist',
      { ...minimal, km: { from: 'x', steps: ['kms'] } },
      {},
      /fields\.km\.steps\.0: there is no step "kms"\. Did you mean "km"\? Steps: words, .*title-year/,
    ],
    [
      'an invalid pattern',
      { ...minimal, km: { from: 'x', steps: [{ match: '(' }] } },
      {},
      /fields\.km\.steps\.0\.match: expected a regular expression, found \(/,
    ],
    [
      'a constant that is invalid for its field',
      { ...minimal, status: { value: 'gone' } },
      {},
      /fields\.status\.value/,
    ],
    [
      'no source for a required field',
      { make: 'make', car_type: 'c' },
      {},
      /expected a source for "model"/,
    ],
    ['an unknown setting', minimal, { delimeter: ';' }, /delimeter/],
    [
      'an unknown setting of a field',
      { ...minimal, km: { from: 'x', step: ['km'] } },
      {},
      /fields\.km: .*"step"/,
    ],
    [
      'a guard with an invalid pattern',
      minimal,
      { guards: [{ column: 'x', matches: '[', reason: 'r', expected: 'e' }] },
      /guards\.0\.matches: expected a regular expression/,
    ],
  ])('with %s is reported with its path', (_, fields, more, message) => {
    expect(() => parsed(fields, more)).toThrow(message)
  })

  test('that is not JSON is reported by file name', () => {
    expect(() => parseMapping('mine', '{ "description": ')).toThrow(/mine\.json is invalid/)
  })

  test('that does not exist is reported with a list and a suggestion', async () => {
    await expect(loadMapping('au-vehicle-price')).rejects.toMatchObject({
      code: 'unknown_mapping',
      message: expect.stringMatching(
        /Did you mean "au-vehicle-prices"\? Known mappings: .*canonical/,
      ),
    })
  })

  test('is not among those that ship', async () => {
    const folder = join(import.meta.dirname, '../mappings')
    expect([...productMappings.keys()]).toEqual(await mappingNames(folder))
    for (const name of productMappings.keys()) expect((await loadMapping(name)).name).toBe(name)
  })
})
