import { describe, expect, it } from 'vitest'
import { schemaVersion } from '#pages/page.ts'
import { loadTenants } from './load-tenants.ts'
import { linesOf } from './mistakes.fixture.ts'
import { fixtureRegistry, fixtureTenants } from './tenants.fixture.ts'

const changed = (...changes: object[]) => ({
  'harbour/pages/home.json': { schemaVersion, route: '/', changes },
})

describe('a mistake in a changed page is reported at its change (D2)', () => {
  it.each([
    {
      name: 'a prop out of range',
      files: changed({ set: 'offers', props: { limit: 99 } }),
      says: [
        'pages/home.json:8:18 changes[0].props.limit: expected a whole number from 1 to 12, found 99',
      ],
    },
    {
      name: 'a block whose record the page does not have',
      files: changed({ insert: { id: 'photos', block: 'car-gallery' }, at: 'end' }),
      says: [
        'pages/home.json:8:18 changes[0].insert.block: "car-gallery" needs a car, and the route / binds none; put it on a route with ":car"',
      ],
    },
    {
      name: 'a block that the template no longer has',
      files: changed({ remove: 'hero' }),
      says: [
        'pages/home.json:5:5 changes[0]: the template has no block "hero"; name another block, or delete this change',
      ],
    },
    {
      name: 'a mistyped id, also as the place of another block',
      files: changed({ set: 'ofers', props: {} }, { move: 'header', after: 'offer' }),
      says: [
        'pages/home.json:5:5 changes[0]: the template has no block "ofers"; did you mean "offers"?',
        'pages/home.json:9:5 changes[1]: there is no block "offer", to which "header" moves; did you mean "offers"?',
      ],
    },
    {
      name: 'an id that the template already has',
      files: changed({ insert: { id: 'offers', block: 'offers' }, at: 'end' }),
      says: [
        'pages/home.json:5:5 changes[0]: the page has a block "offers" already; give this block another id, or replace this change by { "set": "offers", … }',
      ],
    },
    {
      name: 'a change of no kind',
      files: changed({ delete: 'offers' }, { removed: 'offers' }),
      says: [
        'pages/home.json:5:5 changes[0]: expected one of set, remove, insert, move, found delete',
        'pages/home.json:8:5 changes[1]: expected one of set, remove, insert, move, found removed; did you mean "remove"?',
      ],
    },
    {
      name: 'a move to nowhere',
      files: changed({ move: 'offers' }),
      says: [
        'pages/home.json:5:5 changes[0]: says where with exactly one of "after", "before", "into" with "slot", or "at"',
      ],
    },
    {
      name: 'a page that the template does not have',
      files: { 'harbour/pages/home.json': { schemaVersion, route: '/hme', changes: [] } },
      says: [
        'pages/home.json:3:12 route: the template "plain" has no page /hme to change; it has /',
      ],
    },
    {
      name: 'a page that the template does not have, with a fault of its own',
      files: {
        'harbour/pages/home.json': { schemaVersion, route: '/hme', changes: [{ st: 'a' }] },
      },
      says: [
        'pages/home.json:3:12 route: the template "plain" has no page /hme to change; it has /',
        'pages/home.json:5:5 changes[0]: expected one of set, remove, insert, move, found st; did you mean "set"?',
      ],
    },
  ])('$name', async ({ files, says }) => {
    expect(await linesOf(files)).toEqual(says)
  })

  it('a malformed change does not hide the faults of others, nor make some (D3)', async () => {
    const lines = await linesOf(
      changed(
        { set: 'offers', props: { limit: 99 } },
        { insret: { id: 'more', block: 'offers' }, at: 'end' },
        { set: 'more', props: { limit: 4 } },
        { insert: { id: 'last', block: 'offers', props: { limit: 3 } }, at: 'end' },
      ),
    )
    expect(lines.map((line) => line.replace(/^.*? /, ''))).toEqual([
      'changes[0].props.limit: expected a whole number from 1 to 12, found 99',
      'changes[1]: expected one of set, remove, insert, move, found insret, at; did you mean "insert"?',
      'changes[3].insert.props.heading: missing: expected text',
    ])
  })

  it('a mistyped id is an error, since the change would be lost (D2)', async () => {
    await using tenants = await fixtureTenants(changed({ set: 'ofers', props: { limit: 2 } }))
    const loaded = await loadTenants(tenants.root, fixtureRegistry)
    expect(loaded.problems.map(({ level }) => level)).toEqual(['error'])
  })

  it('a change to a removed block is a warning, and the page is still served (D2)', async () => {
    await using tenants = await fixtureTenants(changed({ remove: 'hero' }, { remove: 'offers' }))
    const loaded = await loadTenants(tenants.root, fixtureRegistry)
    expect(loaded.problems.map(({ level }) => level)).toEqual(['warning'])
    const entry = loaded.tenants.get('harbour')?.pages.get('/')
    expect(entry?.ok && entry.page.blocks.map(({ id }) => id)).toEqual(['header'])
  })
})
