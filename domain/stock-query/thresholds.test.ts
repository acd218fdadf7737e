import { expect, test } from 'vitest'
import {
  CARS_PER_PAGE,
  COLLAPSE_MS,
  FIELD_REST_MS,
  SLIDER_REST_MS,
  TOAST_REMOVED_AFTER_MS,
} from './thresholds.ts'

test.each([
  ['cars on a page of results', 21, CARS_PER_PAGE],
  ['rest of a field of the search, ms', 300, FIELD_REST_MS],
  ['rest of a slider, ms', 400, SLIDER_REST_MS],
  ['opening of a panel, ms', 300, COLLAPSE_MS],
  ['stay of a toast, ms', 1_000_000, TOAST_REMOVED_AFTER_MS],
])('%s: %d (Spec 9.02, 9.08)', (_, value, constant) => {
  expect(constant).toBe(value)
})
