import { expect, test } from 'vitest'
import type { Page } from '../model/page-edits.ts'
import { type Sentence, sentencesOf } from './sentences.ts'

const kinds = new Map(
  [
    { name: 'hero', title: 'Hero', props: { properties: { lead: { title: 'Lead' } } } },
    { name: 'row', title: 'Row of cars', props: {} },
  ].map((kind) => [kind.name, { role: 'section', needs: [], slots: {}, ...kind }]),
)
const row = (id: string, heading: string) => ({ id, block: 'row', props: { heading } })
const before: Page = {
  schemaVersion: 3,
  route: '/',
  title: 'Home',
  blocks: [
    { id: 'hero', block: 'hero', props: { lead: 'Used cars', wide: true, points: ['a', 'b'] } },
    row('new', 'Just arrived'),
    row('old', 'Electric'),
    row('cheap', 'Under $30,000'),
  ],
}
const after: Page = {
  schemaVersion: 3,
  route: '/',
  description: 'Cars in Queensland',
  blocks: [
    row('cheap', 'Under $30,000'),
    {
      id: 'hero',
      block: 'hero',
      props: { lead: 'New cars', points: ['a', 'c'] },
      when: { signedIn: true },
    },
    row('new', 'Just arrived'),
    row('runout', 'Runout'),
  ],
}
const told = ({ kind, of, field, before, after, about }: Sentence): string =>
  [kind, of, ...(field === undefined ? [] : [`${field}: [${before}] {${after}}`]), about]
    .filter(Boolean)
    .join(' | ')

test('each step is a sentence: set, removed, inserted, moved (WORKSPACE 7)', () => {
  expect(sentencesOf(before, after, kinds).map(told)).toEqual([
    'Set | This page | Title: [Home] {}',
    'Set | This page | Description: [] {Cars in Queensland}',
    'Set | Hero “New cars” | Lead: [Used cars] {New cars}',
    'Set | Hero “New cars” | Points: [a · b] {a · c}',
    'Set | Hero “New cars” | Wide: [yes] {}',
    'Set | Hero “New cars” | Shown when: [] {signedIn: yes}',
    'Moved | Row of cars “Under $30,000” | from after Row of cars “Electric” to first in the page',
    'Inserted | Row of cars “Runout” | after Row of cars “Just arrived”',
    'Removed | Row of cars “Electric” | stood after Row of cars “Just arrived”',
  ])
  expect(sentencesOf(before, before, kinds)).toEqual([])
})
