import { expect, test } from 'vitest'
import { mergeDocuments } from './merge-documents.ts'

const base = {
  name: 'Harbour',
  theme: { brand: '#000000', accent: '#111111', fonts: { text: 'saira' } },
}

test('what two people changed in one document is both kept, at every depth (Spec 6.04)', () => {
  const mine = { ...base, theme: { ...base.theme, brand: '#222222' } }
  const theirs = {
    ...base,
    name: 'Harbour Cars',
    theme: { ...base.theme, fonts: { text: 'archivo' } },
  }
  expect(mergeDocuments(base, mine, theirs)).toEqual({
    value: {
      name: 'Harbour Cars',
      theme: { brand: '#222222', accent: '#111111', fonts: { text: 'archivo' } },
    },
    conflicts: [],
  })
})

test('the same field stays mine and is reported with its place; a removed field stays removed (Spec 6.04)', () => {
  const mine = { name: 'Harbour', theme: { brand: '#222222', fonts: { text: 'saira' } } }
  const theirs = { ...base, theme: { ...base.theme, brand: '#333333' } }
  expect(mergeDocuments(base, mine, theirs)).toEqual({
    value: mine,
    conflicts: [{ id: undefined, path: ['theme', 'brand'], mine: '#222222', theirs: '#333333' }],
  })
})
