import { expect, test } from 'vitest'
import { someWithoutChargesText, withoutChargesText } from './market-terms.ts'

test.each([
  ['en-AU', /^The price excludes government charges and taxes, and so does this repayment\.$/],
  ['en-US', /^The price excludes .+, and so does this .+\.$/],
] as const)('in %s an estimate says what its price leaves out (D40)', (locale, text) => {
  expect(withoutChargesText(locale)).toMatch(text)
  expect(someWithoutChargesText(locale)).toMatch(/^Where a price excludes .+, so does its .+\.$/)
})
