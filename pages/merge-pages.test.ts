import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isFullTest } from '../scripts/test-extent.ts'
import { isEqual } from './equal.ts'
import { mergePages } from './merge-pages.ts'
import { type PageFile, type PageNodeFile, schemaVersion } from './page.ts'
import { anyBlocks } from './random-page.fixture.ts'
import { eachBlock } from './tree.ts'

const pageOf = (blocks: readonly PageNodeFile[], head: Partial<PageFile> = {}): PageFile => ({
  schemaVersion,
  route: '/',
  ...head,
  blocks,
})
const block = (id: string, ...inside: PageNodeFile[]): PageNodeFile => ({
  id,
  block: 'text',
  ...(inside.length > 0 && { slots: { main: inside } }),
})
const [header, hero, footer] = [block('header'), block('hero'), block('footer')]
const base = pageOf([header, hero, block('body', block('a'), block('b')), footer])

const ids = (nodes: readonly PageNodeFile[]): string =>
  nodes
    .map(({ id, slots }) => (slots ? `${id}(${Object.values(slots).map(ids).join(' / ')})` : id))
    .join(' ')
const orderOf = (...[one, mine, theirs]: readonly PageNodeFile[][]) =>
  ids(mergePages(pageOf(one ?? []), pageOf(mine ?? []), pageOf(theirs ?? [])).page.blocks)

describe('two people’s changes of a page', () => {
  it('to different blocks and fields all stand (D2)', () => {
    const mine = pageOf(
      [header, { ...hero, props: { heading: 'Mine' } }, block('body', block('b')), footer],
      { title: 'My title' },
    )
    const theirs = pageOf(
      [
        { ...header, when: { signedIn: true } },
        { ...hero, props: { text: 'Theirs' } },
        block('offers'),
        ...base.blocks.slice(2),
      ],
      { description: 'Their description' },
    )
    const { page, conflicts } = mergePages(base, mine, theirs)
    expect(conflicts).toEqual([])
    expect(page).toEqual(
      pageOf(
        [
          { ...header, when: { signedIn: true } },
          { ...hero, props: { heading: 'Mine', text: 'Theirs' } },
          block('offers'),
          block('body', block('b')),
          footer,
        ],
        { title: 'My title', description: 'Their description' },
      ),
    )
  })

  it('to the same field are reported, and mine stand (D2)', () => {
    const change = (heading: string, title: string) =>
      pageOf([{ ...hero, props: { heading } }], { title })
    const { page, conflicts } = mergePages(
      change('Old', 'Old'),
      change('Mine', 'My title'),
      change('Theirs', 'Their title'),
    )
    expect(page).toEqual(change('Mine', 'My title'))
    expect(conflicts).toEqual([
      { id: undefined, path: ['title'], mine: 'My title', theirs: 'Their title' },
      { id: 'hero', path: ['props', 'heading'], mine: 'Mine', theirs: 'Theirs' },
    ])
  })

  it('move and insert blocks where both wanted them (D2)', () => {
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => block(id)) as [
      PageNodeFile,
      PageNodeFile,
      PageNodeFile,
      PageNodeFile,
    ]
    expect(orderOf([a, b, c, d], [b, c, d, a], [d, a, b, c])).toBe('d b c a')
    expect(orderOf([a, b], [a, c, b], [a, b, d])).toBe('a c b d')
    expect(orderOf([a, b, c], [a, b, d, c], [a, c])).toBe('a d c')
    expect(orderOf([block('a', b), c], [block('a', b, c)], [block('a', d, b), c])).toBe('a(d b c)')
  })

  it('a block that one removed and the other changed stays, and is reported (D2)', () => {
    const changed = pageOf([header, { ...hero, props: { heading: 'New' } }])
    const removed = pageOf([header])
    const before = pageOf([header, hero])
    const node = { id: 'hero', block: 'text', props: { heading: 'New' } }
    expect(mergePages(before, changed, removed)).toEqual({
      page: changed,
      conflicts: [{ id: 'hero', path: [], mine: node, theirs: undefined }],
    })
    expect(mergePages(before, removed, changed)).toEqual({
      page: changed,
      conflicts: [{ id: 'hero', path: [], mine: undefined, theirs: node }],
    })
  })

  it('a block put into one that the other removed keeps it, without what else was inside (D2)', () => {
    const before = pageOf([header, block('body', block('a'))])
    const mine = pageOf([header, block('body', block('a'), block('new'))])
    const { page, conflicts } = mergePages(before, mine, pageOf([header]))
    expect(ids(page.blocks)).toBe('header body(new)')
    expect(conflicts).toMatchObject([{ id: 'body', path: [], theirs: undefined }])
  })

  it('two blocks moved into each other stand where mine has them (D2)', () => {
    const [x, y] = [block('x'), block('y')]
    const mine = pageOf([block('y', x)])
    const { page, conflicts } = mergePages(pageOf([x, y]), mine, pageOf([block('x', y)]))
    expect(page).toEqual(mine)
    expect(conflicts).toEqual([{ id: 'y', path: ['place'], mine: '', theirs: 'x/main' }])
  })

  it('where ids are not unique the blocks are one field (D2)', () => {
    const twice = pageOf([hero, hero])
    expect(mergePages(twice, pageOf([hero, hero, header]), twice)).toEqual({
      page: pageOf([hero, hero, header]),
      conflicts: [],
    })
    const { conflicts } = mergePages(twice, pageOf([hero]), pageOf([header]))
    expect(conflicts).toMatchObject([{ id: undefined, path: ['blocks'] }])
  })
})

const anyPage = anyBlocks.map((blocks) => pageOf(blocks))
const runs = { numRuns: isFullTest ? 5_000 : 300 }
const nodes = ({ blocks }: PageFile) =>
  new Map(Array.from(eachBlock(blocks), ({ slots: _, ...node }) => [node.id, node]))
/** The condition, and the props where the block is of that kind. */
function fieldsOf(node: Omit<PageNodeFile, 'slots'> | undefined, kind: string) {
  const props = node?.block === kind ? Object.entries(node.props ?? {}) : []
  const named = props.map(([name, value]): [string, unknown] => [`props/${name}`, value])
  return new Map<string, unknown>([['when', node?.when], ...named])
}

describe('merging any pages', () => {
  it('with one that did not change gives the other, exactly (D2)', () => {
    fc.assert(
      fc.property(anyPage, anyPage, (before, after) => {
        const merged = { page: after, conflicts: [] }
        expect(mergePages(before, after, before)).toEqual(merged)
        expect(mergePages(before, before, after)).toEqual(merged)
        expect(mergePages(before, after, after)).toEqual(merged)
      }),
      runs,
    )
  })

  it('loses nothing that anybody did, and reports what both did (D2)', () => {
    fc.assert(
      fc.property(anyPage, anyPage, anyPage, (before, mine, theirs) => {
        const { page, conflicts } = mergePages(before, mine, theirs)
        const [was, ours, other, is] = [before, mine, theirs, page].map(nodes) as [
          ReturnType<typeof nodes>,
          ReturnType<typeof nodes>,
          ReturnType<typeof nodes>,
          ReturnType<typeof nodes>,
        ]
        expect([...eachBlock(page.blocks)]).toHaveLength(is.size)
        for (const id of new Set([...ours.keys(), ...other.keys()])) {
          const [old, my, their] = [was.get(id), ours.get(id), other.get(id)]
          const found = is.get(id)
          const one = my ?? their
          if (!my || !their) {
            // One has no such block: it stays if it is new or changed, or something stands inside it.
            if (!old || !isEqual(old, one)) expect(found).toEqual(one)
            continue
          }
          if (my.block !== their.block) continue
          const [start, a, b, merged] = [old, my, their, found].map((of) => fieldsOf(of, my.block))
          for (const name of new Set([...(a?.keys() ?? []), ...(b?.keys() ?? [])])) {
            const [first, left, right] = [start?.get(name), a?.get(name), b?.get(name)]
            expect(merged?.get(name)).toEqual(isEqual(left, first) ? right : left)
            const reported = conflicts.some((of) => of.id === id && of.path.join('/') === name)
            expect(reported).toBe(
              !isEqual(left, right) && !isEqual(left, first) && !isEqual(right, first),
            )
          }
        }
      }),
      runs,
    )
  })

  it('without a conflict gives the same blocks to both (D2)', () => {
    fc.assert(
      fc.property(anyPage, anyPage, anyPage, (before, mine, theirs) => {
        const one = mergePages(before, mine, theirs)
        const other = mergePages(before, theirs, mine)
        expect(other.conflicts.length === 0).toBe(one.conflicts.length === 0)
        if (one.conflicts.length === 0) expect(nodes(other.page)).toEqual(nodes(one.page))
      }),
      runs,
    )
  })
})
