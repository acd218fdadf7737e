import { expect, test } from 'vitest'
import { isValuedOnline } from './valued-online.ts'

test.each([
  ['en-AU', true],
  ['en-NZ', false],
  ['en-US', false],
] as const)('a site in %s values a car at once: %s (Spec 1.11, 5.21)', (locale, answer) => {
  expect(isValuedOnline({ locale })).toBe(answer)
})
