import { expect, test } from 'vitest'
import type { BlockKind } from './fit.ts'
import { detailOf, dropSpot, insertSpots, rowsOf, spotWords, type TreeRow } from './rows.ts'

const kind = (
  name: string,
  title: string,
  role: string,
  slots: BlockKind['slots'] = {},
): BlockKind => ({
  name,
  title,
  role,
  needs: [],
  slots,
})
const kinds = new Map(
  [
    kind('hero', 'Hero with search', 'section'),
    kind('columns', 'Two columns', 'section', {
      main: { title: 'Main column', accepts: ['panel'] },
      side: { title: 'Side column', accepts: ['panel'] },
    }),
    kind('text', 'Text', 'panel'),
    kind('footer', 'Site footer', 'chrome'),
  ].map((each) => [each.name, each]),
)
const blocks = [
  { id: 'hero', block: 'hero' },
  {
    id: 'body',
    block: 'columns',
    slots: {
      main: [
        { id: 'a', block: 'text' },
        { id: 'b', block: 'text' },
      ],
    },
  },
  { id: 'foot', block: 'footer' },
]
const outline = (rows: readonly TreeRow[]): string =>
  rows
    .map(
      ({ title, kind, children }) =>
        `${kind === 'gone' ? '-' : ''}${title}${children.length ? `(${outline(children)})` : ''}`,
    )
    .join(', ')

test('the tree has the page, each block with all its slots, and what was taken out where it would be (WORKSPACE 7)', () => {
  const gone = [
    { block: { id: 'x', block: 'hero' }, after: 'hero' },
    { block: { id: 'y', block: 'text' }, parent: 'body', slot: 'side' },
  ]
  expect(outline(rowsOf(blocks, kinds, gone))).toBe(
    'This page, Hero with search, -Hero with search, Two columns(Main column(Text, Text), Side column(-Text)), Site footer',
  )
})

test.each([
  [
    'before a block',
    { key: 'hero', dropPosition: 'before' },
    { index: 0 },
    'First in the page, 1 of 3',
  ],
  [
    'after a block',
    { key: 'body', dropPosition: 'after' },
    { index: 2 },
    'After Two columns, in the page, 2 of 3',
  ],
  [
    'in a slot',
    { key: 'b', dropPosition: 'after' },
    { parent: 'body', slot: 'main', index: 2 },
    'After Text, in Main column of Two columns, 3 of 3',
  ],
  [
    'on a slot',
    { key: 'slot:body/side', dropPosition: 'on' },
    { parent: 'body', slot: 'side', index: 0 },
    'First in Side column of Two columns, 1 of 1',
  ],
] as const)(
  'a block that is dropped %s is said to be there (WORKSPACE 4)',
  (_what, target, spot, words) => {
    const found = dropSpot(blocks, { type: 'item', ...target })
    expect(found).toEqual(spot)
    expect(found && spotWords(blocks, found, new Set(['hero']), kinds)).toBe(words)
  },
)

test.each([
  ['on a block', { key: 'hero', dropPosition: 'on' }],
  ['beside a slot', { key: 'slot:body/main', dropPosition: 'before' }],
  ['beside the row of the page', { key: 'page:', dropPosition: 'after' }],
  ['beside a removed block', { key: 'gone:x', dropPosition: 'after' }],
] as const)('nothing is dropped %s', (_what, target) => {
  expect(dropSpot(blocks, { type: 'item', ...target })).toBeUndefined()
})

test('a new block goes after the selected one or into a slot of it, to the end of a slot, or before what closes the page (Spec 6.04)', () => {
  expect(insertSpots(blocks, 'a', kinds)).toEqual([
    { parent: 'body', slot: 'main', index: 1 },
    { index: 2 },
  ])
  expect(insertSpots(blocks, 'body', kinds)).toEqual([
    { index: 2 },
    { parent: 'body', slot: 'main', index: 2 },
    { parent: 'body', slot: 'side', index: 0 },
  ])
  expect(insertSpots(blocks, 'slot:body/main', kinds)).toEqual([
    { parent: 'body', slot: 'main', index: 2 },
    { index: 2 },
  ])
  expect(insertSpots(blocks, 'page:', kinds)).toEqual([{ index: 2 }])
  expect(insertSpots(blocks, undefined, kinds)).toEqual([{ index: 2 }])
})

test('a block is told from others by its heading, or by its first text', () => {
  expect(detailOf({ id: 'a', block: 'b', props: { tone: 'dark', heading: 'Runout' } })).toBe(
    'Runout',
  )
  expect(detailOf({ id: 'a', block: 'b', props: { count: 3, tone: 'dark' } })).toBe('dark')
  expect(detailOf({ id: 'a', block: 'b' })).toBe('')
})
