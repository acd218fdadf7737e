import { expect, test } from 'vitest'
import { priceContinuationOf, pricesOf } from './price-suggestions.ts'

const extent = { min: 8_990, max: 92_000 }

const suggested = (query: string, own: typeof extent | undefined = extent) => {
  const continuation = priceContinuationOf(query)
  return continuation ? pricesOf(continuation, own, 'en-AU').map(({ text }) => text) : undefined
}

test.each([
  ['under', [10, 20, 35, 50, 80]],
  ['un', [10, 20, 35, 50, 80]],
  ['under 3', [30, 35]],
  ['under $3', [30, 35]],
  ['$3', [30, 35]],
  ['under 30', [30]],
  ['30k', [30]],
  ['under 32k', [32]],
  ['below 30,000', [30]],
  ['less than 42500', [42.5]],
  ['30', [30]],
  ['under 9', [9]],
])('"%s" may be a highest price: %j thousand (D10, Spec 9.23)', (query, thousands) => {
  const texts = thousands.map((own) => `under $${(own * 1_000).toLocaleString('en-AU')}`)
  expect(suggested(query)).toEqual(texts)
})

test('the words before a price stay (D10)', () => {
  expect(suggested('diesel suv under 3')).toEqual([
    'diesel suv under $30,000',
    'diesel suv under $35,000',
  ])
})

test.each([
  'toyota',
  '',
  'mazda 3',
  '7',
  '2019',
  'i30',
  'over 30',
  'from 20k',
  '20k to 30',
  'between 20 and 30',
  '3.50',
  'under 50,000 km',
])('"%s" begins no highest price (D10)', (query) => {
  expect(priceContinuationOf(query)).toBe(undefined)
})

test.each(['under 500k', 'under 8,000', 'under 92000', 'under 0'])(
  '"%s" does not divide cars of 8,990 to 92,000 dollars: nothing is suggested (D10)',
  (query) => expect(suggested(query)).toEqual([]),
)

test('without priced cars there is no price to suggest (D10)', () => {
  const continuation = priceContinuationOf('under 30')
  expect(continuation && pricesOf(continuation, undefined, 'en-AU')).toEqual([])
})
