import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isEqual } from '#pages/equal.ts'
import type { PageNodeFile } from '#pages/page.ts'
import { anyBlocks } from '#pages/random-page.fixture.ts'
import { resolveChanges } from '#pages/resolve-changes.ts'
import { type Blocks, freshId, idsOf, spotOf } from './blocks.ts'
import { clipboardText, pastedBlocks } from './clipboard.ts'
import { Editor } from './editor.ts'
import { marksOf } from './marks.ts'
import {
  bringBack,
  duplicateBlocks,
  insertBlocks,
  isHidden,
  moveBlocks,
  outOfSlot,
  type Page,
  removeBlocks,
  resetBlock,
  resetPage,
  setHead,
  setProp,
  setWhen,
  stepSpot,
  toggleHidden,
} from './page-edits.ts'

const block = (id: string, ...main: PageNodeFile[]): PageNodeFile => ({
  id,
  block: 'text',
  ...(main.length > 0 && { slots: { main } }),
})
const pageOf = (...blocks: PageNodeFile[]): Page => ({ schemaVersion: 3, route: '/', blocks })
const home = pageOf(
  block('header'),
  block('hero'),
  block('body', block('a'), block('b')),
  block('footer'),
)

const outline = (blocks: Blocks): string =>
  blocks
    .map(({ id, slots }) =>
      slots ? `${id}(${Object.values(slots).map(outline).join(' / ')})` : id,
    )
    .join(' ')
const ids = (...names: string[]) => new Set(names)

test('blocks are inserted, moved, copied and removed, in slots too, and what comes next is selected (issue 29)', () => {
  const inserted = insertBlocks(home, { parent: 'body', slot: 'main', index: 1 }, [
    block('a', block('b')),
  ])
  expect(outline(inserted.page.blocks)).toMatch(
    /^header hero body\(a a-\w{4}\(b-\w{4}\) b\) footer$/,
  )
  expect(inserted.selection).toEqual([inserted.page.blocks[2]?.slots?.main?.[1]?.id])
  const moved = moveBlocks(home, ids('footer', 'header'), {
    parent: 'body',
    slot: 'main',
    index: 2,
  })
  expect(outline(moved.page.blocks)).toBe('hero body(a b header footer)')
  expect(moved.selection).toEqual(['header', 'footer'])
  expect(outline(moveBlocks(home, ids('header', 'hero'), { index: 3 }).page.blocks)).toBe(
    'body(a b) header hero footer',
  )
  const copied = duplicateBlocks(home, ids('body', 'a'))
  expect(outline(copied.page.blocks)).toMatch(
    /^header hero body\(a b\) body-\w{4}\(a-\w{4} b-\w{4}\) footer$/,
  )
  expect(copied.selection).toEqual([copied.page.blocks[3]?.id])
  const removed = removeBlocks(home, ids('a', 'b'))
  expect(outline(removed.page.blocks)).toBe('header hero body footer')
  expect(removed.selection).toEqual(['body'])
  expect(removeBlocks(home, ids('hero')).selection).toEqual(['body'])
  expect(removeBlocks(home, ids('footer')).selection).toEqual(['body'])
})

test('a block cannot be moved into itself, and what is not around an edit stays the same object', () => {
  const into = { parent: 'a', slot: 'main', index: 0 }
  expect(moveBlocks(home, ids('body'), into).page).toBe(home)
  const edited = setProp(home, 'b', ['heading'], 'Runout')
  expect(edited.blocks[0]).toBe(home.blocks[0])
  expect(edited.blocks[2]?.slots?.main?.[0]).toBe(home.blocks[2]?.slots?.main?.[0])
})

test('steps lead up, down, and out of a slot, and end at the ends of a list (WORKSPACE 4)', () => {
  const spots = (id: string) => [
    stepSpot(home, ids(id), -1),
    stepSpot(home, ids(id), 1),
    outOfSlot(home, id),
  ]
  const main = { parent: 'body', slot: 'main' }
  expect(spots('header')).toEqual([undefined, { index: 2 }, undefined])
  expect(spots('b')).toEqual([{ ...main, index: 0 }, undefined, { index: 3 }])
  expect(stepSpot(home, ids('header', 'a'), 1)).toBeUndefined()
  const down = stepSpot(home, ids('header', 'hero'), 1)
  expect(down && outline(moveBlocks(home, ids('header', 'hero'), down).page.blocks)).toBe(
    'body(a b) header hero footer',
  )
})

test('a part of a prop is set and unset, and an empty one is absent from the file', () => {
  const set = setProp(home, 'a', ['points', 0, 'label'], 'Drive-away prices')
  const more = setProp(set, 'a', ['points', 1], { label: 'Inspected' })
  const propsOf = (page: Page) => page.blocks[2]?.slots?.main?.[0]?.props
  expect(propsOf(more)).toEqual({
    points: { 0: { label: 'Drive-away prices' }, 1: { label: 'Inspected' } },
  })
  const list = setProp(home, 'a', ['points'], ['x', 'y', 'z'])
  expect(propsOf(setProp(list, 'a', ['points', 1], undefined))).toEqual({ points: ['x', 'z'] })
  expect(propsOf(setProp(list, 'a', ['points', 1], 'Y'))).toEqual({ points: ['x', 'Y', 'z'] })
  expect(setProp(list, 'a', ['points'], undefined)).toEqual(home)
  expect(setProp(home, 'a', ['points', 0, 'label'], undefined)).toBe(home)
  expect(setHead(setHead(home, ['title'], 'Home'), ['title'], undefined)).toEqual(home)
})

test('a hidden block keeps its other conditions, and shows again (WORKSPACE 7)', () => {
  const shown = setWhen(home, 'hero', { signedIn: true, from: '2026-11-27' })
  const hidden = toggleHidden(shown, 'hero')
  expect(hidden.blocks[1]?.when).toEqual({ signedIn: true, until: '2000-01-01' })
  expect(hidden.blocks.map(isHidden)).toEqual([false, true, false, false])
  expect(toggleHidden(hidden, 'hero').blocks[1]?.when).toEqual({ signedIn: true })
  expect(toggleHidden(toggleHidden(home, 'hero'), 'hero')).toEqual(home)
})

test('marks say what is the template’s, changed, added, moved and removed, as the page is saved (WORKSPACE 7)', () => {
  let page = setProp(home, 'hero', ['heading'], 'Look for as long as you like.')
  page = setWhen(page, 'hero', { signedIn: true })
  page = removeBlocks(page, ids('b')).page
  page = insertBlocks(page, { index: 4 }, [block('banner')]).page
  page = moveBlocks(page, ids('header'), { index: 2 }).page
  const { blocks, gone, changes } = marksOf(home.blocks, page.blocks)
  const told = Array.from(blocks, ([id, { mark, fields, isMoved }]) =>
    [id.replace(/-\w{4}$/, ''), mark, ...fields, ...(isMoved ? ['moved'] : [])].join(' '),
  )
  expect(told).toEqual([
    'hero changed heading when',
    'header changed moved',
    'body template',
    'a template',
    'footer template',
    'banner added',
  ])
  expect(gone).toEqual([{ block: block('b'), parent: 'body', slot: 'main', after: 'a' }])
  expect(changes).toHaveLength(4)
})

test('a field, a block and a page go back to the template, and a removed block comes back (WORKSPACE 7)', () => {
  const template = pageOf(
    { id: 'hero', block: 'hero', props: { heading: 'Cars', lead: 'New' } },
    block('body', block('a')),
  )
  let page = setProp(template, 'hero', ['heading'], 'Utes')
  page = setProp(page, 'hero', ['lead'], undefined)
  expect(resetBlock(page, template.blocks, 'hero', 'heading').blocks[0]?.props).toEqual({
    heading: 'Cars',
  })
  page = setWhen(page, 'hero', { signedIn: true })
  expect(resetBlock(page, template.blocks, 'hero', 'when').blocks[0]?.when).toBeUndefined()
  expect(resetBlock(page, template.blocks, 'hero')).toEqual(template)
  expect(resetPage(page, template).blocks).toBe(template.blocks)
  const filled = insertBlocks(template, { parent: 'body', slot: 'main', index: 1 }, [block('own')])
  const [own = ''] = filled.selection
  const taken = moveBlocks(filled.page, ids(own), { index: 0 })
  const emptied = removeBlocks(taken.page, ids('body')).page
  const back = bringBack(emptied, block('body', block('a'), block(own)), { index: 2 })
  expect(outline(back.page.blocks)).toBe(`${own} hero body(a)`)
})

test('ids of copies follow those of their blocks, and are nobody else’s', () => {
  const ends = ['7f3a', '7f3a', '0b1c']
  const random = () => ends.shift() ?? ''
  expect(freshId('hero-text', ids(), random)).toBe('hero-text-7f3a')
  expect(freshId('hero-7f3a', ids('hero-7f3a'), random)).toBe('hero-0b1c')
  expect(freshId('hero', ids())).toMatch(/^hero-\d[a-z0-9]{3}$/)
})

test.each([
  ['a text', 'Hello'],
  ['JSON of another kind', '{"blocks":[]}'],
  ['no blocks', '{"forecourt":"blocks","blocks":[]}'],
  ['a block without a name', '{"forecourt":"blocks","blocks":[{"id":"a"}]}'],
  [
    'a slot that is no list',
    '{"forecourt":"blocks","blocks":[{"id":"a","block":"b","slots":{"c":1}}]}',
  ],
])('%s is not pasted as blocks', (_what, text) => {
  expect(pastedBlocks(text)).toBeUndefined()
})

test('copied blocks can be pasted from the text of the clipboard', () => {
  expect(pastedBlocks(clipboardText(home.blocks))).toEqual(home.blocks)
})

/** An edit of any kind, made of numbers. */
function anyEdit(
  page: Page,
  [kind, one, two, three]: readonly number[],
): { page: Page; selection?: readonly string[] } {
  const all = [...idsOf(page.blocks)]
  const id = all[(one ?? 0) % Math.max(1, all.length)] ?? 'none'
  const parent = all[(two ?? 0) % Math.max(1, all.length)]
  const spot =
    (two ?? 0) % 3 === 0 || !parent
      ? { index: (three ?? 0) % 4 }
      : { parent, slot: 'main', index: (three ?? 0) % 3 }
  switch ((kind ?? 0) % 7) {
    case 0:
      return insertBlocks(page, spot, [block(id === 'none' ? 'x' : id)])
    case 1:
      return removeBlocks(page, ids(id))
    case 2:
      return duplicateBlocks(page, ids(id))
    case 3:
      return { page: setProp(page, id, ['size'], (three ?? 0) % 5 || undefined) }
    case 4:
      return { page: toggleHidden(page, id) }
    default:
      return moveBlocks(page, ids(id, parent ?? id), spot)
  }
}

const edits = fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat(), fc.nat()), { maxLength: 25 })

test('after any edits each id is once on the page, and the changes that are saved give the page (WORKSPACE 11.7)', () => {
  fc.assert(
    fc.property(anyBlocks, edits, (blocks, all) => {
      const template = pageOf(...blocks)
      const page = all.reduce((before, edit) => anyEdit(before, edit).page, template)
      const list = Array.from(
        page.blocks.flatMap(function each({ id, slots = {} }): string[] {
          return [id, ...Object.values(slots).flat().flatMap(each)]
        }),
      )
      expect(new Set(list).size).toBe(list.length)
      for (const id of list) expect(spotOf(page.blocks, id)).toBeDefined()
      const { changes } = marksOf(template.blocks, page.blocks)
      const resolved = resolveChanges(template.blocks, changes)
      expect(resolved.conflicts).toEqual([])
      expect(resolved.blocks).toEqual(page.blocks)
    }),
    { numRuns: 150 },
  )
})

test('every edit can be taken back and done again (WORKSPACE 1)', () => {
  fc.assert(
    fc.property(anyBlocks, edits, (blocks, all) => {
      const start = pageOf(...blocks)
      const editor = new Editor(start, [], () => 0)
      for (const edit of all) {
        const { page, selection } = anyEdit(editor.state().value, edit)
        editor.edit(page, selection ? { selection } : {})
      }
      const { value: end, selection } = editor.state()
      while (editor.undo());
      expect(editor.state().value).toBe(start)
      while (editor.redo());
      expect(editor.state()).toMatchObject({ selection })
      expect(isEqual(editor.state().value, end)).toBe(true)
    }),
    { numRuns: 60 },
  )
})

test('typing in one field is one step until a pause, and what others did stays when a step is taken back', () => {
  let now = 0
  const editor = new Editor<Page>(home, [], () => now)
  const type = (text: string) =>
    editor.edit(setProp(editor.state().value, 'hero', ['heading'], text), { step: 'hero heading' })
  const heading = () => editor.state().value.blocks[1]?.props?.heading
  type('U')
  type('Ut')
  now = 5_000
  type('Ute')
  editor.adopt((mine) => setProp(mine, 'a', ['heading'], 'Theirs'))
  editor.undo()
  expect(heading()).toBe('Ut')
  editor.undo()
  expect(heading()).toBeUndefined()
  expect(editor.state().value.blocks[2]?.slots?.main?.[0]?.props).toEqual({ heading: 'Theirs' })
  expect(editor.undo()).toBeUndefined()
})
