import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isFullTest } from '../scripts/test-extent.ts'
import { changesOf } from './diff-changes.ts'
import type { PageNodeFile } from './page.ts'
import { anyBlocks } from './random-page.fixture.ts'
import { resolveChanges } from './resolve-changes.ts'

const block = (id: string, ...inside: PageNodeFile[]): PageNodeFile => ({
  id,
  block: 'text',
  ...(inside.length > 0 && { slots: { main: inside } }),
})
const template = [
  block('header'),
  block('hero'),
  block('body', block('a'), block('b')),
  block('footer'),
]

const ids = (nodes: readonly PageNodeFile[]): string =>
  nodes
    .map(({ id, slots }) => (slots ? `${id}(${Object.values(slots).map(ids).join(' / ')})` : id))
    .join(' ')

describe('changes', () => {
  it('move, insert, remove and set blocks by their ids (D2)', () => {
    const { blocks, conflicts } = resolveChanges(template, [
      { set: 'hero', props: { heading: 'Search Our Stock' } },
      { remove: 'a' },
      { insert: block('wheel'), after: 'hero' },
      { move: 'hero', before: 'footer' },
      { insert: block('promo'), into: 'body', slot: 'side' },
      { insert: block('notice'), at: 'start' },
    ])
    expect(conflicts).toEqual([])
    expect(ids(blocks)).toBe('notice header wheel body(b / promo) hero footer')
    expect(blocks[4]?.props).toEqual({ heading: 'Search Our Stock' })
  })

  it('merge props by name, drop what is unset, and remove a condition with null (D2)', () => {
    const [hero] = resolveChanges(
      [{ id: 'hero', block: 'hero', props: { a: 1, b: 2 }, when: { signedIn: true } }],
      [{ set: 'hero', props: { a: 3 }, unset: ['b'], when: null }],
    ).blocks
    expect(hero).toEqual({ id: 'hero', block: 'hero', props: { a: 3 } })
  })

  it('that no longer fit are reported and the rest are applied (D2)', () => {
    const { blocks, conflicts } = resolveChanges(template, [
      { set: 'heroo', props: {} },
      { insert: block('wheel'), after: 'offers' },
      { move: 'hero', before: 'models' },
      { insert: block('hero'), at: 'end' },
      { move: 'body', after: 'a' },
      { remove: 'b' },
    ])
    expect(ids(blocks)).toBe('header hero body(a) footer wheel')
    expect(conflicts.map(({ change, level, message }) => `${change} ${level}: ${message}`)).toEqual(
      [
        '0 error: the template has no block "heroo"; did you mean "hero"?',
        '1 warning: there is no block "offers", the anchor of "wheel": the block is at the end of the page; name a block that exists',
        '2 warning: there is no block "models", to which "hero" moves: "hero" stays; name a block that exists, or delete this change',
        '3 error: the page has a block "hero" already; give this block another id, or replace this change by { "set": "hero", … }',
        '4 warning: "body" cannot move into itself; delete this change',
      ],
    )
  })

  it('for one moved block name that block alone (D2)', () => {
    const page = [
      block('hero'),
      block('header'),
      block('body', block('a'), block('b')),
      block('footer'),
    ]
    expect(changesOf(template, page)).toEqual([{ move: 'header', after: 'hero' }])
  })
})

describe('the changes between two pages', () => {
  it('turn the first into the second, for any two pages (D2)', () => {
    fc.assert(
      fc.property(anyBlocks, anyBlocks, (from, to) => {
        expect(resolveChanges(from, changesOf(from, to))).toEqual({ blocks: to, conflicts: [] })
      }),
      { numRuns: isFullTest ? 3000 : 300 },
    )
  })

  it('are none between a page and itself (D2)', () => {
    fc.assert(
      fc.property(anyBlocks, (same) => {
        expect(changesOf(same, same)).toEqual([])
      }),
    )
  })
})
