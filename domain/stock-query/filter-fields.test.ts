import { expect, test } from 'vitest'
import { facetNames } from './facets.ts'
import { filterFields } from './filter-fields.ts'

test('a filter may name every facet, and each field once (D9, Spec 3.20, 4.02)', () => {
  expect(facetNames.filter((name) => !filterFields.includes(name))).toEqual([])
  expect(new Set(filterFields).size).toBe(filterFields.length)
})
