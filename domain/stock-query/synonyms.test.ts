import { expect, test } from 'vitest'
import { synonyms } from './synonyms.ts'

test.each([
  ['ev', 'electric'],
  ['phev', 'plug in hybrid'],
  ['ute', 'pickup'],
  ['4x4', 'awd'],
  ['vw', 'volkswagen'],
  ['satnav', 'navigation'],
])('whoever looks for "%s" finds "%s" too (D10)', (word, other) => {
  expect(synonyms[word]).toContain(other)
})

test('words are in lower case, of letters and digits, and none is its own synonym (D10)', () => {
  const entries = Object.entries(synonyms)
  const words = entries.flatMap(([word, others]) => [
    word,
    ...others.flatMap((other) => other.split(' ')),
  ])
  expect(words.filter((word) => !/^[a-z0-9]+$/.test(word))).toEqual([])
  expect(entries.filter(([word, others]) => others.includes(word))).toEqual([])
  expect(entries.filter(([, others]) => others.length === 0)).toEqual([])
})
