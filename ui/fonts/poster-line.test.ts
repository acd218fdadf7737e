import { expect, test } from 'vitest'
import { fittedLine, fittedLines } from './poster-line.ts'

test('without a length a line is at its narrowest, where its type is largest', () => {
  expect(fittedLine('Honest miles.').width).toBe(62)
})

test('a line is widened to the length that it shall have', () => {
  const { width, ems } = fittedLine('Loud prices.', 6)
  expect(ems).toBe(6)
  expect(width).toBeGreaterThan(62)
  expect(width).toBeLessThan(125)
})

test('a line that cannot be as long is at its widest, with its own length', () => {
  const { width, ems } = fittedLine('Hi', 6)
  expect(width).toBe(125)
  expect(ems).toBeLessThan(2)
})

test('lines of one measure have one size: that of the longest at its narrowest', () => {
  const [first, second] = fittedLines(['Honest miles.', 'Loud prices.'])
  expect(first?.width).toBe(62)
  expect(second?.ems).toBe(first?.ems)
})

test.each([
  ['small letters', 'Loud prices.', 'LOUD PRICES.'],
  ['accents', 'CITROËN', 'CITROEN'],
])('%s are as wide as capitals', (_, text, same) => {
  expect(fittedLine(text)).toEqual(fittedLine(same))
})

test('an unknown character counts as the widest letter, so that a line is never too long', () => {
  expect(fittedLine('漢').ems).toBeGreaterThanOrEqual(fittedLine('M').ems)
})

test('a line without characters has no length', () => {
  expect(fittedLine('').ems).toBe(0)
})
