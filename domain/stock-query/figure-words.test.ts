import { describe, expect, test } from 'vitest'
import { figuresIn } from './figure-words.ts'
import { line, read, vocabulary } from './read-query.fixture.ts'

const lineOf = (query: string) =>
  figuresIn(query)
    .map(({ facet, range, text }) => `${facet}=${range.min ?? ''}:${range.max ?? ''} ${text}`)
    .join(', ')

describe('figures in words', () => {
  test.each([
    ['under $150 a week', 'weekly_price=:150 Up to $150 a week'],
    ['$150 pw', 'weekly_price=:150 Up to $150 a week'],
    ['150/week', 'weekly_price=:150 Up to $150 a week'],
    ['$100 per week', 'weekly_price=:100 Up to $100 a week'],
    ['$120 weekly', 'weekly_price=:120 Up to $120 a week'],
    ['weekly repayments under $120', 'weekly_price=:120 Up to $120 a week'],
    ['repayments over 200 a week', 'weekly_price=200: $200 a week or more'],
    ['$150 or less per week', 'weekly_price=:150 Up to $150 a week'],
    ['$150 a week or more', 'weekly_price=150: $150 a week or more'],
    ['$100-$150 pw', 'weekly_price=100:150 $100 to $150 a week'],
    ['between 100 and 150 a week', 'weekly_price=100:150 $100 to $150 a week'],
    ['$520 a month', 'weekly_price=:120 Up to $520 a month'],
    ['under $300 a fortnight', 'weekly_price=:150 Up to $300 a fortnight'],
  ])('repayments: %s (D10, D11)', (query, expected) => {
    expect(lineOf(query)).toBe(expected)
  })

  test.each([
    ['range over 400km', 'electric_range=400: 400 km of range or more'],
    ['range over 400', 'electric_range=400: 400 km of range or more'],
    ['500 km range', 'electric_range=500: 500 km of range or more'],
    ['400km+ range', 'electric_range=400: 400 km of range or more'],
    ['electric range of 450 km', 'electric_range=450: 450 km of range or more'],
    ['range up to 300 km', 'electric_range=:300 Up to 300 km of range'],
    ['250 miles of range', 'electric_range=402: 250 miles of range or more'],
  ])('batteries: %s (D10, Spec 3.15)', (query, expected) => {
    expect(lineOf(query)).toBe(expected)
  })

  test.each([
    ['650cc', 'engine_cc=611:676 650 cc'],
    ['1,250 cc', 'engine_cc=1175:1300 1250 cc'],
    ['under 500cc', 'engine_cc=:500 Up to 500 cc'],
    ['650 cc or more', 'engine_cc=650: 650 cc or more'],
    ['2.8L', 'engine_cc=2750:2849 2.8 L'],
    ['3 litre', 'engine_cc=2950:3049 3.0 L'],
    ['under 2.0 litres', 'engine_cc=:2000 Up to 2.0 L'],
  ])('engines: %s (D10, Spec 3.15)', (query, expected) => {
    expect(lineOf(query)).toBe(expected)
  })

  test.each([
    'under 150',
    'under $30,000',
    '150 km',
    'range rover 400 km',
    'long range under 60k',
    'long range 2022',
    '6.5 l/100 km',
    'weekly',
    'cc',
  ])('other amounts are none of these: %s (D10)', (query) => {
    expect(figuresIn(query)).toEqual([])
  })
})

test('a figure takes no other word with it (D10)', () => {
  expect(line('ute 500 km range under 40k')).toBe(
    'simple_body=Ute electric_range=500: price=:40000 |',
  )
  expect(line('2.8L diesel ute')).toBe('engine_cc=2750:2849 simple_fuel=Diesel simple_body=Ute |')
})

test.each([
  ['under $300 a month', 'monthly_price=:300 | '],
  ['$300/mo', 'monthly_price=:300 | '],
  ['$70 a week', 'monthly_price=:303.33 | '],
])('%s is compared by the month in the United States (D11)', (query, expected) => {
  const american = { ...vocabulary, locale: 'en-US' as const, hasNumbers: () => true }
  expect(line(query, american).replace(/(\.\d\d)\d+/, '$1')).toBe(expected.trim())
})

test('what no car states is left out and said, and is no price and no odometer (D10, D11)', () => {
  const { filters, keywords, unstated } = read('ute 150 a week')
  expect(filters).toMatchObject([{ facet: 'simple_body' }])
  expect([keywords.trim(), unstated]).toEqual(['', ['150 a week']])
})
