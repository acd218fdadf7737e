import { expect, it, test } from 'vitest'
import { facetNames, facets } from './facets.ts'
import {
  chosen,
  emptyState,
  sortedTerms,
  sortOrders,
  without,
  withoutFacet,
  withPage,
  withRange,
  withSort,
  withTerms,
} from './state.ts'

it('declares every facet of the specification once (Spec 3.20, 2.26, D11)', () => {
  expect(new Set(facetNames).size).toBe(facets.length)
  expect(facetNames.toSorted()).toEqual(
    [
      ...[
        'badge',
        'status',
        'car_type',
        'categories',
        'city',
        'colour',
        'colour_family',
        'dealership_name',
      ],
      ...['filtered_features', 'item_type', 'km', 'location_name', 'make', 'make_model', 'model'],
      ...['price', 'subscription_price', 'price_range', 'seats', 'body', 'simple_body', 'drive'],
      ...['fuel', 'simple_fuel', 'transmission', 'state', 'tag', 'weekly_price_range', 'year'],
      ...['location_attribute', 'dealership_slug', 'monthly_price_range'],
    ].toSorted(),
  )
})

const toyota = withTerms(withPage(emptyState, 4), 'make', ['Toyota'])

it('goes back to page 1 when a filter or the order changes (Spec 3.20)', () => {
  expect(toyota.page).toBe(1)
  expect(withSort(withPage(toyota, 3), 'latest').page).toBe(1)
  expect(withoutFacet(withPage(toyota, 3), 'make').page).toBe(1)
})

it('has the values of a facet in one order, each once, and none of a facet without (Spec 3.20)', () => {
  expect(withTerms(toyota, 'make', ['Toyota', 'Kia', 'Toyota']).terms.make).toEqual([
    'Kia',
    'Toyota',
  ])
  expect(withTerms(toyota, 'make', [])).toEqual(emptyState)
})

it('lists what is chosen, and each choice can be taken away alone (Spec 2.37)', () => {
  const state = withRange(withTerms(toyota, 'make', ['Toyota', 'Kia']), 'price', { max: 30_000 })
  const choices = chosen(state)
  expect(choices).toEqual([
    { facet: 'make', value: 'Kia' },
    { facet: 'make', value: 'Toyota' },
    { facet: 'price', range: { max: 30_000 } },
  ])
  expect(choices.reduce(without, state)).toEqual(emptyState)
})

test('begins with nothing chosen, on page 1, by relevance (Spec 3.20, D7)', () => {
  expect(chosen(emptyState)).toEqual([])
  expect(emptyState).toMatchObject({ query: '', page: 1, sortBy: 'relevance' })
})

test.each([
  [{ min: 5_000 }, { price: { min: 5_000 } }],
  [{ max: 0 }, { price: { max: 0 } }],
  [{}, {}],
])('a price of %j leaves the ranges %j (Spec 3.20, 4.18)', (range, ranges) => {
  const before = withRange(withPage(emptyState, 3), 'price', { min: 1, max: 2 })
  expect(withRange(before, 'price', range)).toEqual({ ...emptyState, ranges })
})

test('taking away what is not chosen changes nothing but the page (Spec 2.37)', () => {
  const onPage4 = withPage(emptyState, 4)
  expect(without(onPage4, { facet: 'make', value: 'Kia' })).toEqual(emptyState)
  expect(withoutFacet(onPage4, 'km')).toEqual(emptyState)
})

test('values of a facet are sorted and without repeats (D7)', () => {
  const { terms } = withTerms(emptyState, 'make', ['Toyota', 'Kia', 'Toyota'])
  expect(terms.make).toEqual(['Kia', 'Toyota'])
  expect(sortedTerms([])).toEqual([])
})

test('there are four orders, relevance first, and by repayment, kilometres and year (Spec 9.04, D11)', () => {
  const four = ['relevance', 'latest', 'price_desc', 'price_asc']
  expect(sortOrders).toEqual([...four, 'repayment_asc', 'km_asc', 'year_desc'])
})
