import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withoutKeywords, withoutSpan } from './query-reading.ts'
import { read } from './read-query.fixture.ts'

test('a chip removes its own words from the query (D7, D10)', () => {
  const query = 'red 4x4, ute under 40k'
  const { filters } = read(query)
  expect(filters.map((words) => withoutSpan(query, words))).toEqual([
    'red, ute under 40k',
    'red 4x4, under 40k',
    'red 4x4, ute',
  ])
  expect(withoutKeywords(query, read(query))).toBe('4x4 ute under 40k')
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
