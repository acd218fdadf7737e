import { expect, test } from 'vitest'
import { changesInWords } from './document-sentences.ts'

const kinds = new Map()

test('what changed of the theme or of content is told field by field, entries by their ids (Spec 6.04)', () => {
  const from = {
    name: 'Harbour',
    theme: { brand: '#123456', corners: 'soft' },
    entries: [
      { id: 'a', title: 'Utes', days: [1, 2] },
      { id: 'b', title: 'Vans' },
    ],
  }
  const to = {
    theme: { brand: '#654321', corners: 'soft' },
    entries: [
      { id: 'c', title: 'Wagons' },
      { id: 'a', title: 'Utes', days: [1] },
    ],
  }
  expect(changesInWords(from, to, kinds)).toEqual([
    { kind: 'Set', of: 'Name', before: 'Harbour', after: '' },
    { kind: 'Set', of: 'Theme', field: 'Brand', before: '#123456', after: '#654321' },
    { kind: 'Inserted', of: 'Wagons', about: 'c' },
    { kind: 'Set', of: 'Utes', field: 'Days', before: '1 · 2', after: '1' },
    { kind: 'Removed', of: 'Vans', about: 'b' },
  ])
  expect(changesInWords({ text: 'Hello' }, { text: 'Hello you' }, kinds)).toEqual([
    { kind: 'Set', of: 'Text', before: 'Hello', after: 'Hello you' },
  ])
  expect(changesInWords(from, from, kinds)).toEqual([])
})
