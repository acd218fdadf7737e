import { expect, test } from 'vitest'
import { fieldCheck } from './field-check.ts'
import { mappableFields } from './field-paths.ts'
import { Unusable } from './unusable.ts'

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

test.each([...mappableFields])('%s is judged as by its whole schema', (_, schema) => {
  const check = fieldCheck(schema)
  for (const value of values) {
    const answer = check(value)
    const parsed = schema.safeParse(value)
    expect(answer instanceof Unusable, String(value)).toBe(!parsed.success)
    if (parsed.success) expect(answer).toEqual(parsed.data)
  }
})
