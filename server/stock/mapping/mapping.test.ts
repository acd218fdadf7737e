import { describe, expect, test } from 'vitest'
import { compileMapping, isRejection } from './compile-mapping.ts'
import { loadMapping, mappingNames, parseMapping } from './load-mapping.ts'
import { UnusableValue } from './step.ts'
import { type StepRule, stepFinder, stepTexts } from './steps.ts'

const minimal = { make: 'make', model: 'model', car_type: { value: 'used' } }
const parsed = (fields: object, more: object = {}) =>
  parseMapping('mine', JSON.stringify({ description: 'Mine', fields, required: [], ...more }))

const read = (step: StepRule, value: string) => {
  const result = stepFinder()(step)(value)
  return result instanceof UnusableValue ? 'unusable' : result
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
    ['html', 'It&#8217;s new &ndash; &eacute;lan &bogus; R&D', 'It’s new – élan &bogus; R&D'],
    ['html', '5 < 6 and 7 > 2', '5 < 6 and 7 > 2'],
    ['html', 'a<style>p { x }</style>b<SCRIPT src="x">if (a < b) "</p>"</SCRIPT>c', 'abc'],
    ['html', '<b>Great car', 'Great car'],
    ['html', 'a&#7;b\u0000&#x81;c', 'abc'],
    ['title-case', 'TOYOTA  LANDCRUISER GXL 4WD', 'Toyota Landcruiser GXL 4WD'],
    ['title-case', 'bmw X-TRAIL', 'Bmw X-Trail'],
    ['title-case', 'MERCEDES-BENZ', 'Mercedes-Benz'],
    ['lower', 'A\nB', 'a b'],
    ['plate', '123-ab c', '123ABC'],
    ['list', 'ABS| Cruise ||', ['ABS', 'Cruise']],
    ['addresses', '/1.jpg| //cdn.example/2.jpg', ['/1.jpg', 'https://cdn.example/2.jpg']],
    ['addresses', 'HTTP://cdn.example/3.jpg', ['https://cdn.example/3.jpg']],
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
    ['pounds', '7,600 lbs', 3447],
    ['pounds', '3,500 kg', 'unusable'],
    ['mpg', '21 mpg', 11.2],
    ['mpg', '0', 0],
    ['mpg', '8.1 L/100 km', 'unusable'],
    ['litres', '1998 cc', 2],
    ['litres', '1.5', 1.5],
    ['litres', '£145', 'unusable'],
    ['litres', '2.0 L. ', 2],
    ['decimal', '8.7', 8.7],
    ['whole', '5 Doors', 'unusable'],
    ['day', '31/03/2026', '2026-03-31'],
    ['day', '2026-3-1', '2026-03-01'],
    ['day', '31/02/2026', 'unusable'],
    ['month', '07/2024', '2024-07'],
    ['month', '2024-07-15', '2024-07'],
    ['month', '13/2024', 'unusable'],
    ['timestamp', '2026-03-31 09:30:00', '2026-03-31T09:30:00.000Z'],
    ['timestamp', 'yesterday', 'unusable'],
    ['timestamp', '31/03/2026 9:30', '2026-03-31T09:30:00.000Z'],
    ['timestamp', '03/04/2026', '2026-04-03T00:00:00.000Z'],
    ['timestamp', '2026-03-31T09:30:00+10:00', '2026-03-30T23:30:00.000Z'],
    ['timestamp', '2026-03-31 25:00', 'unusable'],
    ['seconds', '2026-03-31', 1_774_915_200],
    ['seconds', '1774915200', 1_774_915_200],
    ['seconds', '1774915200123', 1_774_915_200],
    ['seconds', '31.02.2026', 'unusable'],
    ['dollars', '$106.49', 106.49],
    ['mpg-uk', '55.4 mpg', 5.1],
    ['mpg-uk', '0', 0],
    ['percent', '8.49 % p.a.', 8.49],
    ['percent', '8.49%', 8.49],
    ['percent', '8.49', 8.49],
    ['percent', 'high', 'unusable'],
    ['address', 'http://h.example/1.pdf', 'https://h.example/1.pdf'],
    ['json', '{"4": {"paymentWeek": 99}}', { 4: { paymentWeek: 99 } }],
    ['json', '{"4": ', 'unusable'],
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

  test.each<[StepRule]>([
    [{ match: '^(a+)*b' }],
    [{ split: '/', part: 1 }],
    [{ lookup: { a: 'b' }, otherwise: 'keep' }],
    ['km'],
    ['day'],
    ['title-make'],
  ])('%j rejects a text over 1,000 characters without reading it', (step) => {
    expect(read(step, 'a'.repeat(1001))).toBe('unusable')
  })

  test('titles are cached per mapping', () => {
    const [one, other] = [stepFinder(), stepFinder()]
    expect(one('title-model')('2020 Kia Rio')).toBe('Rio')
    expect(other('title-model')('2021 Mazda CX-5')).toBe('CX-5')
    expect(one('title-year')('2020 Kia Rio')).toBe(2020)
  })

  test('each named step can be used in a mapping', () => {
    for (const name of stepTexts.keys()) {
      expect(() => parsed({ ...minimal, badge: { from: 'x', steps: [name] } })).not.toThrow()
    }
  })
})

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
    for (const name of await mappingNames()) expect((await loadMapping(name)).name).toBe(name)
  })
})

describe('a mapped row', () => {
  const reader = (fields: object, columns: string[], more: object = {}) =>
    compileMapping(parsed({ ...minimal, ...fields }, more), ['make', 'model', ...columns], () => {})
  const mapped = (fields: object, values: string[], more: object = {}) =>
    reader(fields, ['x', 'y'], more).read({ line: 2, values: ['Kia', 'Rio', ...values] })

  test('takes the first column with a value', () => {
    const fields = { badge: { from: ['x', 'y'] } }
    expect(mapped(fields, ['null', 'Sport'])).toMatchObject({ badge: 'Sport' })
    expect(mapped(fields, ['S', 'Sport'])).toMatchObject({ badge: 'S' })
  })

  test('leaves out absent values: empty, "null", the words of the mapping and the field (Spec 5.35)', () => {
    const fields = { badge: 'x', series: { from: 'y', absent: ['POA'] } }
    const row = mapped(fields, [' NA ', 'poa'], { absent: ['NA'] })
    expect(row).toEqual({ make: 'Kia', model: 'Rio', car_type: 'used' })
  })

  test('contains no control characters, whatever its steps are', () => {
    const fields = {
      badge: 'x',
      series: { from: 'y', steps: [{ lookup: {}, otherwise: 'keep' }] },
    }
    const row = mapped(fields, ['S\u0000p\u001bo\u0085rt', 'a\u0007\nb\u009f'])
    expect(row).toMatchObject({ badge: 'Sport', series: 'a b' })
  })

  test('loses only pictures with unusable URLs, and reports them', () => {
    const drops: string[][] = []
    const mapping = parsed({ ...minimal, images: { from: 'x', steps: ['addresses'] } })
    const read = compileMapping(mapping, ['make', 'model', 'x'], (...drop) => drops.push(drop)).read
    const values = ['Kia', 'Rio', '/1.jpg|ftp://x.example/2.jpg|http://x.example/3.jpg|a b']
    expect(read({ line: 2, values })).toMatchObject({
      images: ['/1.jpg', 'https://x.example/3.jpg'],
    })
    expect(drops.map(([column, value]) => [column, value])).toEqual([
      ['x', 'ftp://x.example/2.jpg'],
      ['x', 'a b'],
    ])
    const none = { line: 3, values: ['Kia', 'Rio', 'ftp://x.example/2.jpg'] }
    expect(read(none)).toEqual({ make: 'Kia', model: 'Rio', car_type: 'used' })
  })

  test('fills nested fields', () => {
    const fields = { 'variant.cylinders': { from: 'x', steps: ['whole'] } }
    expect(mapped(fields, ['4', ''])).toMatchObject({ variant: { cylinders: 4 } })
  })

  test.each([
    ['499', true],
    ['500', false],
    ['501', false],
  ])('a price of %s with a minimum of 500 is rejected: %s', (price, isRejected) => {
    const fields = { price: { from: 'x', steps: ['money'], min: 500, unusable: 'quarantine' } }
    expect(isRejection(mapped(fields, [price, '']))).toBe(isRejected)
  })

  test('is rejected if a guard does not match', () => {
    const guards = [{ column: 'x', matches: '^\\d+$', reason: 'shifted_row', expected: 'miles' }]
    expect(mapped({}, ['£145', ''], { guards })).toEqual({
      ...{ line: 2, column: 'x', value: '£145', reason: 'shifted_row', detail: 'expected miles' },
    })
  })

  test('cannot be read without a required column, which is reported with a suggestion', () => {
    const mapping = parsed(minimal, { required: ['make'] })
    expect(() => compileMapping(mapping, ['maker', 'model'], () => {})).toThrow(
      /no column "make".*Did you mean "maker"\?.*Its first line is: maker \| model/,
    )
  })

  test('reads columns without regard to case and outer space', () => {
    const row = compileMapping(parsed(minimal), [' MAKE', 'Model '], () => {})
    expect(row.read({ line: 2, values: ['Kia', 'Rio'] })).toMatchObject({ make: 'Kia' })
  })
})
