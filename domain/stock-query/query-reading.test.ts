import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyReading, hasKeywords, queryChoices, queryWithout } from './query-reading.ts'
import { read } from './read-query.fixture.ts'

test('a chip removes its own words from the query (D7, D10)', () => {
  const query = 'red 4x4, ute under 40k'
  const reading = read(query)
  const { filters } = reading
  expect(filters.map((words) => queryWithout(query, reading, { filters: [words] }))).toEqual([
    'red, ute under 40k',
    'red 4x4, under 40k',
    'red 4x4, ute',
  ])
  expect(queryWithout(query, reading, { keywords: true })).toBe('4x4 ute under 40k')
  expect(queryWithout(query, reading, { keywords: true, filters: filters.slice(0, 2) })).toBe(
    'under 40k',
  )
  expect(queryWithout(query, reading, {})).toBe(query)
})

test.each([
  ['', 0, false],
  ['tow bar', 1, true],
  ['under 40k', 1, false],
  ['red ute under 40k', 3, true],
])('"%s" is as many choices as it has chips (D7, D10)', (query, choices, keywords) => {
  expect(queryChoices(query, read(query))).toBe(choices)
  expect(hasKeywords(query, read(query))).toBe(keywords)
})

test('a query that nobody has read is one choice (D10)', () => {
  expect(queryChoices('ute', emptyReading)).toBe(1)
})

const anyWords = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'under',
        '$',
        '30k',
        '7',
        'seats',
        '-',
        'to',
        '2019',
        'km',
        '"',
        'toyota',
        ',',
      ),
      fc.string({ unit: 'binary', maxLength: 6 }),
    ),
    { maxLength: 40 },
  )
  .map((words) => words.join(' '))

test('whatever is typed is read without an error, and no character is read twice (D10)', () => {
  fc.assert(
    fc.property(anyWords, (query) => {
      const { filters, keywords } = read(query)
      expect(keywords).toHaveLength(query.length)
      for (const [at, { start, end }] of filters.entries()) {
        expect(start).toBeLessThan(end)
        expect(filters[at + 1]?.start ?? query.length).toBeGreaterThanOrEqual(end)
        expect(keywords.slice(start, end).trim()).toBe('')
      }
    }),
  )
})
