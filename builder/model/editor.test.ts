import { expect, test } from 'vitest'
import { Editor } from './editor.ts'

test('what is typed is in the document at once, and told once after the paint; other edits are told at once (Spec 6.04)', () => {
  const painted: (() => void)[] = []
  const editor = new Editor(
    '',
    [],
    () => 0,
    (run) => painted.push(run),
  )
  const told: string[] = []
  editor.subscribe(() => told.push(editor.state().value))
  editor.edit('a', { step: 'field', isTyped: true })
  editor.edit('ab', { step: 'field', isTyped: true })
  expect([editor.state().value, told]).toEqual(['ab', []])
  for (const run of painted) run()
  expect(told).toEqual(['ab'])
  editor.edit('abc', { step: 'field', isTyped: true })
  editor.undo()
  expect(told).toEqual(['ab', ''])
  for (const run of painted) run()
  expect(told).toEqual(['ab', ''])
})

test('a step that is taken back or done again is named (WORKSPACE 7)', () => {
  const editor = new Editor('', [], () => 0)
  editor.edit('a', { says: 'heading of Hero' })
  editor.edit('b', { says: 'removed “Map”' })
  expect(editor.undo()?.says).toBe('removed “Map”')
  expect(editor.undo()?.says).toBe('heading of Hero')
  expect(editor.undo()).toBeUndefined()
  expect(editor.redo()?.says).toBe('heading of Hero')
  expect(editor.state().future.at(-1)?.says).toBe('removed “Map”')
})

test('an open step is one however long it takes; given up it is nowhere, also not what it would have undone (Spec 6.04)', () => {
  let now = 0
  const editor = new Editor('', [], () => now)
  const write = (text: string) => {
    now += 10_000
    editor.edit(text, { step: 'in place', isOpen: true })
  }
  editor.edit('a')
  editor.edit('b')
  editor.undo()
  const before = editor.state()
  write('ac')
  write('acd')
  editor.select(['other'])
  expect(editor.giveUp('in place')).toBe(true)
  expect(editor.state()).toEqual({ ...before, selection: ['other'] })
  write('ace')
  write('acef')
  editor.endStep()
  expect(editor.giveUp('in place')).toBe(false)
  write('acefg')
  editor.undo()
  expect(editor.state().value).toBe('acef')
  editor.undo()
  expect(editor.state().value).toBe('a')
})
