import { expect, test } from 'vitest'
import { line } from './read-query.fixture.ts'

test.each([
  ['mazda 6', 'badge=mazda 6 | mazda'],
  ['mazda 6 wagon', 'badge=mazda 6 simple_body=Wagon | mazda'],
  ['cx 9', 'badge=cx 9 | cx'],
])(
  'the model of a name that is not in stock is asked for, whatever else has its number: %s (D10)',
  (query, expected) => {
    expect(line(query)).toBe(expected)
  },
)

test.each([
  ['mazda 3', '| mazda 3'],
  ['mazda 5', '| mazda 5'],
  ['cx 5', '| cx 5'],
  ['hilux 4', '| hilux 4'],
  ['mazda 2.5', '| mazda 2.5'],
  ['mazda 4 cylinder', '| mazda 4 cylinder'],
  ['mazda, 6', '| mazda, 6'],
  ['toyota 86', '| toyota 86'],
  ['red 6', '| red 6'],
  ['grand c', '| grand c'],
])('other numbers and letters stay keywords: %s (D10)', (query, expected) => {
  expect(line(query)).toBe(expected)
})
