import { expect, test } from 'vitest'
import { type PosterLine, posterLines } from './poster-lines.ts'

const wordsOf = (lines: readonly PosterLine[]) =>
  lines.map(({ pieces }) => pieces.map(({ text }) => text))

test('a heading breaks into lines of similar length, and these into words for phones (Spec 2.33)', () => {
  const lines = posterLines('Honest miles. Loud prices.')
  expect(wordsOf(lines)).toEqual([
    ['Honest', 'miles.'],
    ['Loud', 'prices.'],
  ])
  // The shorter line is as long as the other by wider letters.
  const [first, second] = lines
  expect(second?.ems).toBe(first?.ems)
  expect(second?.width).toBeGreaterThan(first?.width ?? 0)
})

test('a long heading has more lines, in the order of its words (Spec 2.33)', () => {
  const text = 'Search our new, demonstrator and workshop-inspected used vehicles today'
  const lines = posterLines(text)
  expect(lines.length).toBeGreaterThan(2)
  expect(wordsOf(lines).flat().join(' ')).toBe(text)
})

test('no line is as large as a short word would be alone (Spec 2.33)', () => {
  for (const { pieces } of posterLines('A workshop-inspected Ute')) {
    const ems = pieces.map((piece) => piece.ems)
    expect(Math.min(...ems)).toBeGreaterThanOrEqual(0.8 * Math.max(...ems))
  }
})

test('a heading without words has no lines (Spec 2.33)', () => {
  expect(wordsOf(posterLines(' '))).toEqual([])
  expect(wordsOf(posterLines('Cars'))).toEqual([['Cars']])
})
