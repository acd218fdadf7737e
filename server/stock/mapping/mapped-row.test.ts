import { describe, expect, test } from 'vitest'
import { compileMapping, isRejection } from './compile-mapping.ts'
import { minimal, parsed } from './parsed-mapping.fixture.ts'

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
      line: 2,
      column: 'x',
      value: '£145',
      reason: 'shifted_row',
      detail: 'expected miles',
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

  test.each([
    ['day', '04/31/2026', /^expected a date, 2026-03-31 or 31\/03\/2026$/],
    ['us-date', '31/03/2026', /^expected a date with the month first, 03\/31\/2026$/],
    ['month', '31-2024', /^expected a month, 2024-07 or 07\/2024$/],
    ['timestamp', 'May', /^expected a date, or date and time, such as .* or 31\/03\/2026 9:30$/],
    ['seconds', 'May', /^expected a date such as 31\/03\/2026, or seconds since 1970$/],
  ])(
    'a date that %s cannot read is reported with its line, column, value and what was expected',
    (step, value, detail) => {
      const fields = { badge: { from: 'x', steps: [step], unusable: 'quarantine' } }
      expect(mapped(fields, [value, ''])).toEqual({
        line: 2,
        column: 'x',
        value,
        reason: 'unusable_value',
        detail: expect.stringMatching(detail),
      })
    },
  )

  test('reads dates of the United States through the steps for dates', () => {
    const fields = {
      compliance_date: { from: 'x', steps: ['us-date', 'month'] },
      sold_date_timestamp: { from: 'y', steps: ['us-date', 'seconds'] },
    }
    expect(mapped(fields, ['3/31/2026', '3/31/2026 4:05 PM'])).toMatchObject({
      compliance_date: '2026-03',
      sold_date_timestamp: 1_774_973_100,
    })
  })
})
