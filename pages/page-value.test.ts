import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isFullTest } from '../scripts/test-extent.ts'
import { originOf } from './changes-origin.ts'
import { type PageFile, type PageNodeFile, schemaVersion } from './page.ts'
import { type Fields, pageFileOf, pageOf } from './page-value.ts'
import { anyBlocks } from './random-page.fixture.ts'
import { eachBlock, eachPlace } from './tree.ts'
import { placeInPage } from './value-place.ts'

const block = (id: string, props?: object, slots?: PageNodeFile['slots']): PageNodeFile => ({
  id,
  block: 'text',
  ...(props && { props: { ...props } }),
  ...(slots && { slots }),
})
const template: PageFile = {
  $schema: '../page.schema.json',
  schemaVersion,
  route: '/',
  title: 'Cars',
  parent: '/models',
  blocks: [block('hero', { heading: 'Cars', size: 1 }), block('foot')],
}
const { $schema: _, ...same } = template
const pageWith = (blocks: readonly PageNodeFile[], head: Fields = {}): Fields => ({
  ...same,
  ...head,
  blocks,
})

describe('the file of a page', () => {
  it('says what differs from the template’s page, and is that page again (D2)', () => {
    const page = pageWith(
      [block('hero', { heading: 'Utes', size: 1 }), block('new'), block('foot')],
      { title: 'Utes' },
    )
    const file = {
      schemaVersion,
      route: '/',
      title: 'Utes',
      changes: [
        { set: 'hero', props: { heading: 'Utes' } },
        { insert: block('new'), after: 'hero' },
      ],
    }
    expect(pageFileOf(page, template)).toEqual(file)
    expect(pageOf(file, template)).toEqual(page)
  })

  it('has what the template changes later, beside its own changes (D2)', () => {
    const page = pageWith([block('hero', { heading: 'Utes', size: 1 }), block('foot')])
    const newer: PageFile = {
      ...template,
      title: 'Cars and more',
      blocks: [block('notice'), block('hero', { heading: 'All cars', size: 2 }), block('foot')],
    }
    expect(pageOf(pageFileOf(page, template), newer)).toEqual({
      ...pageWith([block('notice'), block('hero', { heading: 'Utes', size: 2 }), block('foot')]),
      title: 'Cars and more',
    })
  })

  it('has them for any page and template: no change of either is lost (D2)', () => {
    const later = { later: true }
    const newer = (blocks: readonly PageNodeFile[]): PageNodeFile[] =>
      blocks.map(({ slots, ...node }) => ({
        ...node,
        props: { ...node.props, ...later },
        ...(slots && {
          slots: Object.fromEntries(
            Object.entries(slots).map(([name, list]) => [name, newer(list)]),
          ),
        }),
      }))
    fc.assert(
      fc.property(anyBlocks, anyBlocks, (from, to) => {
        const old = new Map(Array.from(eachBlock(from), (node) => [node.id, node]))
        const file = pageFileOf(pageWith(to), { ...template, blocks: from })
        const blocks = [...newer(from), block('added')]
        const made = pageOf(file, { ...template, blocks }).blocks as readonly PageNodeFile[]
        const found = new Map(Array.from(eachBlock(made), (node) => [node.id, node]))
        expect(found.has('added')).toBe(true)
        expect(found.size).toBe([...eachBlock(to)].length + 1)
        for (const { id, block: kind, props, when } of eachBlock(to)) {
          const isOfTemplate = old.get(id)?.block === kind
          expect(found.get(id)).toMatchObject({ block: kind })
          expect(found.get(id)?.when).toEqual(when)
          expect(found.get(id)?.props ?? {}).toEqual({ ...props, ...(isOfTemplate && later) })
        }
      }),
      { numRuns: isFullTest ? 3_000 : 200 },
    )
  })

  it.each<[string, Fields]>([
    ['has another route', pageWith(template.blocks, { route: '/new' })],
    ['has a field of the template taken away', (({ parent: __, ...rest }) => rest)(pageWith([]))],
    ['has two blocks with one id', pageWith([block('a'), block('a')])],
    ['has a block that is none', pageWith([5 as never])],
    ['has no blocks', { ...same, blocks: 'none' }],
    ['has a condition that is none', pageWith([{ ...block('hero'), when: 'never' as never }])],
    ['has a block with an id that no change may name', pageWith([block('Not an id')])],
  ])('is the page itself where it %s (D2)', (_name, page) => {
    expect(pageFileOf(page, template)).toEqual(page)
    expect(pageOf(page, template)).toEqual(page)
  })

  it('is that page again, for any page and template (D2)', () => {
    fc.assert(
      fc.property(anyBlocks, anyBlocks, (from, to) => {
        const file = pageFileOf(pageWith(to), { ...template, blocks: from })
        expect(file).toHaveProperty('changes')
        expect(pageOf(file, { ...template, blocks: from })).toEqual(pageWith(to))
      }),
      { numRuns: isFullTest ? 3_000 : 200 },
    )
  })
})

describe('a place in a file of changes', () => {
  const page = pageWith([
    block('hero', { heading: 'Utes' }),
    block('new', {}, { main: [block('inner', { size: 9 })] }),
  ])
  const file = pageFileOf(page, template)

  it.each([
    [
      ['changes', 0, 'props', 'heading'],
      ['blocks', 0, 'props', 'heading'],
    ],
    [
      ['changes', 0, 'unset', 0],
      ['blocks', 0],
    ],
    [
      ['changes', 1, 'insert', 'block'],
      ['blocks', 1, 'block'],
    ],
    [
      ['changes', 1, 'after'],
      ['blocks', 1],
    ],
    [
      ['changes', 1, 'insert', 'slots', 'main', 0, 'props', 'size'],
      ['blocks', 1, 'slots', 'main', 0, 'props', 'size'],
    ],
    [['changes', 2], []],
    [['changes', 9], []],
    [['title'], ['title']],
  ])('%j is %j of the page (D2)', (path, place) => {
    expect(placeInPage(path, file, page)).toEqual(place)
  })

  it('is where it came from, for every block that was added or changed (D2)', () => {
    fc.assert(
      fc.property(anyBlocks, anyBlocks, (from, blocks) => {
        const wanted = { ...template, blocks }
        const made = pageFileOf(pageWith(blocks), { ...template, blocks: from })
        for (const { path } of eachPlace(blocks, ['blocks'])) {
          const origin = originOf([...path, 'props'], wanted, made.changes as never)
          if (origin === undefined) continue
          const back = placeInPage(origin, made, pageWith(blocks))
          expect([[...path, 'props'], path]).toContainEqual(back)
        }
      }),
    )
  })
})
