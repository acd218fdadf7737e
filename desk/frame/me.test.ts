import { expect, test } from 'vitest'
import { refusalOf } from './me.ts'

const people = [
  { name: 'Ana', role: 'viewer' },
  { name: 'Leo', role: 'publisher' },
  { name: 'Sam', role: 'owner' },
] as const

test.each([
  ['manage_people', 'owner', undefined],
  [
    'manage_people',
    'publisher',
    'Only an owner may invite and remove people, change their roles and reset their second step: ask Sam.',
  ],
  ['see_audit', 'publisher', undefined],
  ['see_audit', 'editor', 'Only a publisher may read the audit log: ask Leo or Sam.'],
] as const)('who may %s, to a person with the role %s: %s (D39)', (action, role, expected) => {
  expect(refusalOf(action, role, people)).toBe(expected)
})
