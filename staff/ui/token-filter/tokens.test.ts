import { expect, test } from 'vitest'
import { suggestions, type TokenField, tokenLabel } from './tokens.ts'

const fields: readonly TokenField[] = [
  {
    id: 'stage',
    label: 'Stage',
    values: [
      { id: 'new', label: 'New' },
      { id: 'won', label: 'Won' },
    ],
  },
  { id: 'name', label: 'Name' },
]
const contains = (label: string, text: string) => label.toLowerCase().includes(text.toLowerCase())
const labels = (text: string, tokens = [{ field: 'stage', value: 'new' }]) =>
  suggestions(text, fields, tokens, contains).map(({ label }) => label)

test.each([
  ['nothing typed offers the values that are not in use', '', ['Stage: Won']],
  ['a value, and the text for a field without values', 'won', ['Stage: Won', 'Name: won']],
  ['the name of a field offers its values', 'stage', ['Stage: Won', 'Name: stage']],
  ['the name of a field and a text', 'name: Tah', ['Name: Tah']],
  ['spaces alone are no text', '  ', ['Stage: Won']],
])('%s', (_, text, expected) => {
  expect(labels(text)).toEqual(expected)
})

test.each([
  ['a value of a list', { field: 'stage', value: 'won' }, 'Stage: Won'],
  ['a typed text', { field: 'name', value: 'Tah' }, 'Name: Tah'],
  ['a value that is no longer known', { field: 'stage', value: 'old' }, undefined],
  ['a field that is no longer known', { field: 'colour', value: 'red' }, undefined],
])('%s in words', (_, token, expected) => {
  expect(tokenLabel(token, fields)).toBe(expected)
})
