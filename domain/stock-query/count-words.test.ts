import { expect, test } from 'vitest'
import { line, read } from './read-query.fixture.ts'

test.each([
  ['7 seats or more', 'seats=7,8 |', '7 seats or more'],
  ['7 or more seats', 'seats=7,8 |', '7 seats or more'],
  ['7 seats+', 'seats=7,8 |', '7 seats or more'],
  ['at least 7 seats', 'seats=7,8 |', '7 seats or more'],
  ['more than five seats', 'seats=7,8 |', '6 seats or more'],
  ['up to 5 seats', 'seats=2,5 |', '5 seats or fewer'],
  ['under 5 seats', 'seats=2 |', '4 seats or fewer'],
  ['7 or 8 seats', 'seats=7,8 |', '7 or 8 seats'],
  ['8/7 seater', 'seats=7,8 |', '7 or 8 seats'],
  ['4-7 seats', 'seats=5,7 |', '4 to 7 seats'],
  ['9 seats or more', 'seats=9 |', '9 seats or more'],
  ['3 door', 'doors=3 |', '3 doors'],
  ['sleeps 4', 'sleeps=4 |', 'Sleeps 4'],
  ['sleeps 4 or more', 'sleeps=4,6 |', 'Sleeps 4 or more'],
  ['sleeps four people', 'sleeps=4 |', 'Sleeps 4'],
  ['4 berth', 'sleeps=4 |', 'Sleeps 4'],
  ['4-6 berth', 'sleeps=4,6 |', 'Sleeps 4 to 6'],
])('%s (D10, Spec 3.07, 3.16)', (query, expected, text) => {
  expect(line(query)).toBe(expected)
  expect(read(query).filters[0]?.text).toBe(text)
})

test('a plus before a word is none of the number (D10)', () => {
  expect(line('7 seats + towbar')).toBe('seats=7 | + towbar')
})
