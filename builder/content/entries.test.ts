import { expect, test } from 'vitest'
import { entriesOf, entryTitle, withAdded, withMoved, withoutEntry } from './entries.ts'

const file = { $schema: 'x', entries: [{ id: 'a' }, { id: 'b' }, { id: 'c' }], hide: ['d'] }
const ids = (document: Parameters<typeof entriesOf>[0]) => entriesOf(document).map(({ id }) => id)

test('entries of a collection are added, moved and removed; the rest of the file stays (Spec 6.04)', () => {
  expect(ids(withAdded(file, { id: 'e' }))).toEqual(['a', 'b', 'c', 'e'])
  expect(ids(withMoved(file, 2, 0))).toEqual(['c', 'a', 'b'])
  expect(withMoved(file, 0, -1)).toBe(file)
  expect(withoutEntry(file, 1)).toEqual({ ...file, entries: [{ id: 'a' }, { id: 'c' }] })
  expect(entriesOf({})).toEqual([])
})

test.each([
  [{ id: 'runout', name: 'Runout' }, 'Runout'],
  [{ question: 'Do you trade?', answer: 'Yes' }, 'Do you trade?'],
  [{ text: { file: 'posts/a.md' } }, 'posts/a.md'],
  [{}, 'Entry 3'],
])('an entry is known by its name: %j', (entry, title) => {
  expect(entryTitle(entry, 2)).toBe(title)
})
