import { expect, test } from 'vitest'
import { amountsIn } from './amount-words.ts'

/** Amounts in a line: `price 20000..30000`. */
const read = (query: string): string =>
  amountsIn(query)
    .map(({ facet, range }) => `${facet} ${range.min ?? ''}..${range.max ?? ''}`)
    .join(', ')

test.each([
  ['2018 to 2020', 'year 2018..2020'],
  ['from 2,000 - 3,000', 'price 2000..3000'],
  ['10-20 km', 'km 10..20'],
  ['$20-30k', 'price 20000..30000'],
  ['20-30,000', 'price 20000..30000'],
  ['$10,000-50,000 km', 'km 10000..50000'],
  ['between 10 and 20 miles', 'km 16..32'],
  ['between 20 and 30k', 'price 20000..30000'],
])('a span of amounts: %s (D10)', (query, expected) => {
  expect(read(query)).toBe(expected)
})

test.each([
  ['2019 to $30k', 'year 2019..2019, price ..30000'],
  ['30k to 2019', 'price ..30000, year ..2019'],
  ['5 to 7', ''],
  ['between 1 and 3', ''],
])('two amounts of different kinds are no span: %s (D10)', (query, expected) => {
  expect(read(query)).toBe(expected)
})

test.each([
  ['40 bucks', 'price ..40'],
  ['12.5k', 'price ..12500'],
  ['max of 9000', 'price ..9000'],
  ['at least 9000', 'price 9000..'],
  ['under 30', ''],
  ['30+', ''],
  ['15000+', ''],
  ['older than 2015', 'year ..2014'],
  ['until 2015', 'year ..2015'],
  ['1850', ''],
])('a single amount: %s (D10)', (query, expected) => {
  expect(read(query)).toBe(expected)
})
