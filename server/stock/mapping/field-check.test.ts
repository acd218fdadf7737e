import { expect, test } from 'vitest'
import { fieldCheck } from './field-check.ts'
import { mappableFields } from './field-paths.ts'
import { UnusableValue } from './step.ts'

const values = [
  ...[
    '',
    ' ',
    'a',
    ' a',
    'a ',
    'null',
    'used',
    'SUV',
    '2026-03-31',
    '2024-07',
    '/a.jpg',
    'Automatic',
  ],
  ...[-1, 0, 0.5, 1, 1899, 1900, 2100, 2101, 1e20, Number.NaN, Number.POSITIVE_INFINITY],
  ...[true, false, undefined, null, [], ['a'], [''], ['/a.jpg'], {}],
]

test.each([...mappableFields])('%s is checked as by its full schema', (_, schema) => {
  const check = fieldCheck(schema)
  for (const value of values) {
    const result = check(value)
    const parsed = schema.safeParse(value)
    expect(result instanceof UnusableValue, String(value)).toBe(!parsed.success)
    if (parsed.success) expect(result).toEqual(parsed.data)
  }
})
