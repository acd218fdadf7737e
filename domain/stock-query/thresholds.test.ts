import { expect, test } from 'vitest'
import {
  CARS_PER_PAGE,
  COLLAPSE_MS,
  FIELD_REST_MS,
  SLIDER_REST_MS,
  TOAST_REMOVED_AFTER_MS,
} from './thresholds.ts'

test.each([
  ['a page of results has 21 cars (Spec 9.02)', CARS_PER_PAGE, 21],
  ['a field of the search rests 300 ms (Spec 9.08)', FIELD_REST_MS, 300],
  ['a slider rests 400 ms (Spec 9.08)', SLIDER_REST_MS, 400],
  ['a panel opens in 300 ms (Spec 9.08)', COLLAPSE_MS, 300],
  ['a toast stays for 1000000 ms (Spec 9.08)', TOAST_REMOVED_AFTER_MS, 1_000_000],
])('%s', (_, constant, value) => {
  expect(constant).toBe(value)
})
