import { describe, expect, it } from 'vitest'
import { type ChangeFate, carryChanges } from './carry-changes.ts'
import type { Change } from './change.ts'
import { changesOf } from './diff-changes.ts'
import type { PageNodeFile } from './page.ts'
import { resolveChanges } from './resolve-changes.ts'

const block = (id: string, props?: object, ...inside: PageNodeFile[]): PageNodeFile => ({
  id,
  block: 'text',
  ...(props && { props: { ...props } }),
  ...(inside.length > 0 && { slots: { main: inside } }),
})
const template = [
  block('hero', { heading: 'Cars', lead: 'Many' }),
  block('cars'),
  block('electric'),
  block('body', undefined, block('a'), block('b')),
]
const runout = block('runout', { heading: 'Runout' })
const changes: readonly Change[] = [
  { insert: runout, after: 'cars' },
  { remove: 'electric' },
  { set: 'hero', props: { lead: 'Few' } },
  { move: 'b', before: 'a' },
]

const of = (own: readonly Change[]): PageNodeFile[] => resolveChanges(template, own).blocks
const cases: readonly (readonly [
  site: string,
  own: readonly Change[],
  fates: readonly ChangeFate[],
  same: readonly Change[] | 'all',
])[] = [
  ['has the template’s page', [], ['applies', 'applies', 'applies', 'applies'], 'all'],
  [
    'changed something else',
    [{ set: 'hero', props: { heading: 'Utes' } }, { remove: 'a' }],
    ['applies', 'applies', 'applies', 'gone'],
    changes.slice(0, 3),
  ],
  [
    'removed the block before the new one, and the one to remove',
    [{ remove: 'cars' }, { remove: 'electric' }],
    ['place_gone', 'same', 'applies', 'applies'],
    [{ insert: runout, at: 'end' }, ...changes.slice(2)],
  ],
  [
    'has a block of that id',
    [{ insert: block('runout', { heading: 'Ours' }), at: 'start' }],
    ['id_taken', 'applies', 'applies', 'applies'],
    changes.slice(1),
  ],
  [
    'set the same prop, moved the same block, and changed the one to remove',
    [
      { set: 'hero', props: { lead: 'Some' } },
      { move: 'b', at: 'end' },
      { set: 'electric', props: { heading: 'Volts' } },
    ],
    ['applies', 'theirs', 'theirs', 'theirs'],
    changes.slice(0, 1),
  ],
  ['has all of it already', changes, ['same', 'same', 'same', 'same'], []],
]

describe('changes to one site’s page, on that of a site that', () => {
  it.each(cases)('%s (Spec 6.04)', (_, own, fates, same) => {
    const page = of(own)
    const carried = carryChanges(template, page, changes, 'leave')
    expect(carried.fates).toEqual(fates)
    const applied = same === 'all' ? changes : same
    expect(carried.blocks).toEqual(resolveChanges(page, applied).blocks)
    // What follows is saved as changes to the template, as every page is.
    const saved = changesOf(template, carried.blocks)
    expect(resolveChanges(template, saved)).toEqual({ blocks: carried.blocks, conflicts: [] })
  })

  it('changed the same itself replace that where they are to (Spec 6.04)', () => {
    const page = of([
      { set: 'hero', props: { lead: 'Some' } },
      { move: 'b', at: 'end' },
      { set: 'electric', props: { heading: 'Volts' } },
    ])
    const { fates, blocks } = carryChanges(template, page, changes, 'replace')
    expect(fates).toEqual(['applies', 'applies', 'applies', 'applies'])
    expect(blocks).toEqual(resolveChanges(page, changes).blocks)
  })

  it('set a part of the same props change the others (Spec 6.04)', () => {
    const page = of([{ set: 'hero', props: { lead: 'Some' } }])
    const both: Change[] = [{ set: 'hero', props: { lead: 'Few', heading: 'Utes' }, unset: ['x'] }]
    const { blocks, fates } = carryChanges(template, page, both, 'leave')
    expect([fates, blocks[0]?.props]).toEqual([['applies'], { lead: 'Some', heading: 'Utes' }])
  })

  it('has another block in the place of one leave it as it is (Spec 6.04)', () => {
    const page = of([{ set: 'hero', block: 'hero-search', props: { title: 'Search' } }])
    const { blocks, fates } = carryChanges(template, page, changes.slice(2, 3), 'leave')
    expect([fates, blocks]).toEqual([['theirs'], page])
  })
})
