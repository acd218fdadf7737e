import { describe, expect, test } from 'vitest'
import { compileMapping, isRejection } from './compile-mapping.ts'
import { loadMapping, mappingNames, parseMapping } from './load-mapping.ts'
import { namedSteps, type StepRule, stepOf } from './steps.ts'
import { Unusable } from './unusable.ts'

const smallest = { make: 'make', model: 'model', car_type: { value: 'used' } }
const parsed = (fields: object, more: object = {}) =>
  parseMapping('mine', JSON.stringify({ description: 'Mine', fields, required: [], ...more }))

const read = (step: StepRule, value: string) => {
  const answer = stepOf(step)(value)
  return answer instanceof Unusable ? 'unusable' : answer
}

describe('steps', () => {
  test.each<[StepRule, string, unknown]>([
    ['words', ' a\n b ', 'a b'],
    ['paragraphs', 'a  b \r\n\r\n\r\n c', 'a b\n\nc'],
    [
      'html',
      '<p>Tidy &amp; clean</p><ul><li>Tow bar</li></ul><script>x</script>',
      'Tidy & clean\n\n• Tow bar',
    ],
    ['plate', '123-ab c', '123ABC'],
    ['list', 'ABS| Cruise ||', ['ABS', 'Cruise']],
    ['addresses', '/1.jpg| //cdn.example/2.jpg', ['/1.jpg', 'https://cdn.example/2.jpg']],
    ['yes-no', 'Y', true],
    ['yes-no', 'no', false],
    ['yes-no', 'maybe', 'unusable'],
    ['make', 'land rover', 'Land Rover'],
    ['money', '$24,990', 24_990],
    ['money', ' £8,000', 8000],
    ['money', 'AUD 24990.00', 24_990],
    ['money', '24,99', 'unusable'],
    ['money', 'POA', 'unusable'],
    ['km', '41,250 km', 41_250],
    ['km', '£145', 'unusable'],
    ['km', 'Petrol', 'unusable'],
    ['miles', '10,000', 16_093],
    ['litres', '1998 cc', 2],
    ['litres', '1.5', 1.5],
    ['litres', '£145', 'unusable'],
    ['decimal', '8.7', 8.7],
    ['whole', '5 Doors', 'unusable'],
    ['day', '31/03/2026', '2026-03-31'],
    ['day', '2026-3-1', '2026-03-01'],
    ['day', '31/02/2026', 'unusable'],
    ['month', '07/2024', '2024-07'],
    ['month', '2024-07-15', '2024-07'],
    ['month', '13/2024', 'unusable'],
    ['moment', '2026-03-31 09:30:00', '2026-03-31T09:30:00.000Z'],
    ['moment', 'yesterday', 'unusable'],
    ['suburb', "O'Connor, WA", "O'Connor"],
    ['state', 'Caringbah, nsw', 'NSW'],
    ['state', 'Warrenheip, AU-VIC', 'unusable'],
    ['title-model', '2021 Hyundai Santa Fe Elite', 'Santa Fe'],
    [{ split: '/', part: 2 }, 'White / Black', 'Black'],
    [{ match: '(\\d+) cyl' }, '4 cyl, 2.2 L', '4'],
    [{ match: '(\\d+) cyl' }, 'electric', 'unusable'],
    [{ lookup: { NEW: 'new' }, otherwise: 'unusable' }, 'new', 'new'],
    [{ lookup: { NEW: 'new' }, otherwise: 'unusable' }, 'old', 'unusable'],
    [{ lookup: { NEW: 'new' }, otherwise: 'absent' }, 'old', undefined],
    [{ lookup: { NEW: 'new' }, otherwise: 'keep' }, 'old', 'old'],
  ])('%j reads %j as %j', (step, value, expected) => {
    expect(read(step, value)).toEqual(expected)
  })

  test('each named step can be named', () => {
    for (const name of Object.keys(namedSteps)) {
      expect(() => parsed({ ...smallest, badge: { from: 'x', steps: [name] } })).not.toThrow()
    }
  })
})

describe('a wrong mapping', () => {
  test.each<[string, object, object, RegExp]>([
    [
      'a field that no car has',
      { ...smallest, bagde: 'x' },
      {},
      /fields\.bagde: .*Did you mean "badge"/,
    ],
    [
      'a step that does not exist',
      { ...smallest, km: { from: 'x', steps: ['kms'] } },
      {},
      /fields\.km/,
    ],
    [
      'a pattern that is none',
      { ...smallest, km: { from: 'x', steps: [{ match: '(' }] } },
      {},
      /fields\.km/,
    ],
    [
      'a value that does not fit',
      { ...smallest, status: { value: 'gone' } },
      {},
      /fields\.status\.value/,
    ],
    [
      'no source for a needed field',
      { make: 'make', car_type: 'c' },
      {},
      /expected a source for "model"/,
    ],
    ['an unknown setting', smallest, { delimeter: ';' }, /delimeter/],
  ])('with %s is told with its place', (_, fields, more, message) => {
    expect(() => parsed(fields, more)).toThrow(message)
  })

  test('that is no JSON names the file', () => {
    expect(() => parseMapping('mine', '{ "description": ')).toThrow(/mine\.json is wrong/)
  })

  test('that does not exist is answered with the list and a guess', async () => {
    await expect(loadMapping('au-vehicle-price')).rejects.toMatchObject({
      code: 'unknown_mapping',
      message: expect.stringMatching(
        /Did you mean "au-vehicle-prices"\? Known mappings: .*canonical/,
      ),
    })
  })

  test('is none that ships', async () => {
    for (const name of await mappingNames()) expect((await loadMapping(name)).name).toBe(name)
  })
})

describe('a mapped row', () => {
  const reader = (fields: object, columns: string[], more: object = {}) =>
    compileMapping(
      parsed({ ...smallest, ...fields }, more),
      ['make', 'model', ...columns],
      () => {},
    )
  const mapped = (fields: object, values: string[], more: object = {}) =>
    reader(fields, ['x', 'y'], more).read({ line: 2, values: ['Kia', 'Rio', ...values] })

  test('takes the first column that says something', () => {
    const fields = { badge: { from: ['x', 'y'] } }
    expect(mapped(fields, ['null', 'Sport'])).toMatchObject({ badge: 'Sport' })
    expect(mapped(fields, ['S', 'Sport'])).toMatchObject({ badge: 'S' })
  })

  test('leaves out what is absent: empty, "null", the words of the mapping and the field (Spec 5.35)', () => {
    const fields = { badge: 'x', series: { from: 'y', absent: ['POA'] } }
    const row = mapped(fields, [' NA ', 'poa'], { absent: ['NA'] })
    expect(row).toEqual({ make: 'Kia', model: 'Rio', car_type: 'used' })
  })

  test('fills nested fields', () => {
    const fields = { 'variant.cylinders': { from: 'x', steps: ['whole'] } }
    expect(mapped(fields, ['4', ''])).toMatchObject({ variant: { cylinders: 4 } })
  })

  test.each([
    ['499', true],
    ['500', false],
    ['501', false],
  ])('a price of %s under a least of 500 is refused: %s', (price, refused) => {
    const fields = { price: { from: 'x', steps: ['money'], min: 500, unusable: 'quarantine' } }
    expect(isRejection(mapped(fields, [price, '']))).toBe(refused)
  })

  test('is refused where a guard does not fit', () => {
    const guards = [{ column: 'x', matches: '^\\d+$', reason: 'shifted_row', expected: 'miles' }]
    expect(mapped({}, ['£145', ''], { guards })).toEqual({
      ...{ line: 2, column: 'x', value: '£145', reason: 'shifted_row', detail: 'expected miles' },
    })
  })

  test('cannot be read without a needed column, which is named with a guess', () => {
    const mapping = parsed(smallest, { required: ['make'] })
    expect(() => compileMapping(mapping, ['maker', 'model'], () => {})).toThrow(
      /no column "make".*Did you mean "maker"\?.*Its first line gives: maker \| model/,
    )
  })

  test('reads columns whatever their case and outer blanks', () => {
    const row = compileMapping(parsed(smallest), [' MAKE', 'Model '], () => {})
    expect(row.read({ line: 2, values: ['Kia', 'Rio'] })).toMatchObject({ make: 'Kia' })
  })
})
