import { expect, test } from 'vitest'
import { originOf, titleOfVersion, versionBefore, versionsOf } from './revisions.ts'

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

test('a version is compared with the one before, the draft with what is live (WORKSPACE 7)', () => {
  expect([versionBefore('draft', 2), versionBefore(2, 2), versionBefore(0, 2)]).toEqual([
    2,
    1,
    undefined,
  ])
})

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
