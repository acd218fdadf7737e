import { expect, test } from 'vitest'
import { type Entry, toOf } from './entry-words.ts'

const names = new Map([['7', 'Gwen Rossi']])
const entry = (details: Entry['details']): Entry => ({
  n: 1,
  at: '2026-11-26T08:41:00Z',
  action: 'role_changed',
  details,
  hash: 'a',
})

test.each([
  ['nothing', {}, ''],
  ['a mail and a role', { email: 'ana@example.com', role: 'editor' }, 'ana@example.com, editor'],
  [
    'a change of a role',
    { person: '7', from: 'viewer', to: 'sales' },
    'Gwen Rossi, viewer → sales',
  ],
  ['who was removed', { person: '8', from: 'viewer' }, 'somebody who has left, viewer'],
])('an entry about %s says so (Spec 6.03)', (_what, details, expected) => {
  expect(toOf(entry(details), names)).toBe(expected)
})
