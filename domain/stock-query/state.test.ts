import { expect, it } from 'vitest'
import { facetNames, facets } from './facets.ts'
import {
  chosen,
  emptyState,
  toggle,
  without,
  withoutFacet,
  withPage,
  withRange,
  withSort,
} from './state.ts'

it('declares every facet of the specification once (Spec 3.20, 2.26)', () => {
  expect(new Set(facetNames).size).toBe(facets.length)
  expect(facetNames.toSorted()).toEqual(
    [
      ...['badge', 'status', 'car_type', 'categories', 'city', 'colour', 'dealership_name'],
      ...['filtered_features', 'item_type', 'km', 'location_name', 'make', 'make_model', 'model'],
      ...['price', 'subscription_price', 'price_range', 'seats', 'body', 'simple_body', 'drive'],
      ...['fuel', 'simple_fuel', 'transmission', 'state', 'tag', 'weekly_price_range', 'year'],
      ...['location_attribute', 'dealership_slug'],
    ].toSorted(),
  )
})

const toyota = toggle(withPage(emptyState, 4), 'make', 'Toyota')

it('goes back to page 1 when a filter or the order changes', () => {
  expect(toyota.page).toBe(1)
  expect(withSort(withPage(toyota, 3), 'latest').page).toBe(1)
  expect(withoutFacet(withPage(toyota, 3), 'make').page).toBe(1)
})

it('takes a chosen value out when it is toggled again', () => {
  expect(toggle(toyota, 'make', 'Toyota')).toEqual(emptyState)
  expect(toggle(toyota, 'make', 'Kia').terms.make).toEqual(['Kia', 'Toyota'])
})

it('lists what is chosen, and each choice can be taken away alone (Spec 2.37)', () => {
  const state = withRange(toggle(toyota, 'make', 'Kia'), 'price', { max: 30_000 })
  const choices = chosen(state)
  expect(choices).toEqual([
    { facet: 'make', value: 'Kia' },
    { facet: 'make', value: 'Toyota' },
    { facet: 'price', range: { max: 30_000 } },
  ])
  expect(choices.reduce(without, state)).toEqual(emptyState)
})
