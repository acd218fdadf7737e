import { expect, test } from 'vitest'
import { comparedWith, originOf, titleOfVersion, versionsOf } from './revisions.ts'

const facts = { at: '', message: '', source: 'publish', removed: false } as const
const revisions = [
  { ...facts, n: 2 },
  { ...facts, n: 1 },
]

test.each([
  [
    'a draft over revisions',
    { version: 3, live: { n: 2, value: {} } },
    revisions,
    ['draft', 2, 1, 0],
  ],
  ['a file without a revision', { version: 0, live: { n: 0, value: {} } }, [], [0]],
  ['a page that was never live', { version: 1, live: { n: 0 } }, [], ['draft']],
  ['a page that was taken away', { version: 0, live: { n: 2 } }, revisions, [2, 1, 0]],
])(
  '%s has its versions, and none that there never was (Spec 6.04)',
  (_, document, list, versions) => {
    expect(versionsOf(document, list)).toEqual(versions)
  },
)

test.each([
  ['draft', { n: 2, value: {} }, 2],
  ['draft', { n: 0 }, 0],
  [1, { n: 3, value: {} }, 3],
  [3, { n: 3, value: {} }, 2],
  [2, { n: 3 }, 1],
  [0, { n: 3, value: {} }, undefined],
] as const)(
  'version %s is compared with what is live, and that, or any where nothing is, with the one before (WORKSPACE 7)',
  (version, live, other) => {
    expect(comparedWith(version, live)).toBe(other)
  },
)

test.each([
  ['draft', 'file', 'The draft'],
  [3, 'nothing', 'Revision 3'],
  [0, 'file', 'The file of the site'],
  [0, 'template', 'The template’s page'],
  [0, originOf('pages/utes.json', { origin: 'nothing' }), 'Not on the site'],
  [0, originOf('content/offers.json', { origin: 'nothing' }), 'What template and group bring'],
] as const)(
  'version %s of what began with a %s is called “%s” (Spec 6.04)',
  (version, origin, title) => {
    expect(titleOfVersion(version, origin)).toBe(title)
  },
)
