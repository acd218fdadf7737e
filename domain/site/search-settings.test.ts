import { describe, expect, test } from 'vitest'
import {
  replaceLargeCountsSchema,
  searchFiltersSchema,
  sortOptionsSchema,
  stockFilterSchema,
} from './search-settings.ts'

describe('the filters of a search', () => {
  test('are the usual ones, make before model, where the site names none (Spec 2.38, 3.35)', () => {
    const filters = searchFiltersSchema.parse(undefined)
    expect(filters.slice(0, 4)).toEqual(['car_type', 'make', 'model', 'price'])
    expect(filters).toEqual(expect.arrayContaining(['city', 'location_name', 'km', 'year']))
  })

  test.each([
    [['make'], []],
    [['make', 'make'], ['names a filter twice']],
    [[], ['Too small: expected array to have >=1 items']],
  ])('named as %j have the faults %j (Spec 3.35)', (filters, faults) => {
    const { error } = searchFiltersSchema.safeParse(filters)
    expect((error?.issues ?? []).map(({ message }) => message)).toEqual(faults)
  })

  test('are facets only (Spec 3.20)', () => {
    expect(searchFiltersSchema.safeParse(['moon']).success).toBe(false)
  })
})

test('a site offers the default orders, or those that it names (Spec 9.04)', () => {
  const defaults = ['relevance', 'latest', 'price_desc', 'price_asc', 'repayment_asc']
  expect(sortOptionsSchema.parse(undefined)).toEqual(defaults)
  expect(sortOptionsSchema.parse(['latest', 'km_asc'])).toEqual(['latest', 'km_asc'])
})

test.each([[['latest', 'latest']], [[]], [['newest']]])(
  'the orders %j are refused (Spec 9.04)',
  (orders) => {
    expect(sortOptionsSchema.safeParse(orders).success).toBe(false)
  },
)

test('counts are exact where the site does not say (Spec 9.03)', () => {
  expect(replaceLargeCountsSchema.parse(undefined)).toBe(false)
})

test('a stock filter is read without the blanks around it, and one of blanks refused (Spec 4.02, D9)', () => {
  expect(stockFilterSchema.parse(' price > 0 ')).toBe('price > 0')
  expect(stockFilterSchema.safeParse('  ').success).toBe(false)
})
