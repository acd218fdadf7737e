import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isCharacter, nameOf, printed } from './key-names.ts'

const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

test.each([
  ['a letter', { key: 'n' }, 'n'],
  ['a letter with the lock for capitals', { key: 'N' }, 'n'],
  ['a letter with Shift', { key: 'D', shiftKey: true }, 'Shift+D'],
  ['a sign that is typed with Shift', { key: '?', shiftKey: true }, '?'],
  ['Ctrl and a letter', { key: 'k', ctrlKey: true }, 'Mod+k'],
  ['⌘ and a letter', { key: 'k', metaKey: true }, 'Mod+k'],
  ['a named key with Shift', { key: 'F6', shiftKey: true }, 'Shift+F6'],
  ['Shift alone', { key: 'Shift', shiftKey: true }, undefined],
  ['an arrow with Alt', { key: 'ArrowUp', altKey: true }, 'Alt+ArrowUp'],
  ['a key with Alt, which types another sign', { key: 'n', altKey: true }, undefined],
])('%s is named as bindings name it', (_what, press, name) => {
  expect(nameOf({ ...plain, ...press })).toBe(name)
})

test('each key that a screen binds is named as a press of it is', () => {
  const files = globSync('{desk,builder}/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'))
  const bound = files.flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/\bkeys: '([^']+)'/g), ([, keys = '']) => keys),
  )
  expect(bound).toContain('Mod+Shift+Z')
  for (const stroke of bound.flatMap((keys) => keys.split(' '))) {
    const parts = stroke.split('+')
    const press = {
      key: parts.at(-1) ?? '',
      ctrlKey: parts.includes('Mod'),
      metaKey: false,
      altKey: parts.includes('Alt'),
      shiftKey: parts.includes('Shift'),
    }
    expect(nameOf(press)).toBe(stroke)
  }
})

test('keys are printed as keyboards have them', () => {
  expect(printed('g u', false)).toEqual(['G', 'U'])
  expect(printed('Mod+k', false)).toEqual(['Ctrl K'])
  expect(printed('Mod+k', true)).toEqual(['⌘ K'])
  expect(printed('Shift+D', false)).toEqual(['⇧ D'])
  expect(printed('Delete', false)).toEqual(['Del'])
})

test.each([
  ['n', true],
  ['?', true],
  ['Shift+D', true],
  ['g u', true],
  ['Mod+k', false],
  ['F6', false],
  ['Delete', false],
])('whether %s is a character alone: %s (WCAG 2.1.4)', (keys, expected) => {
  expect(isCharacter(keys)).toBe(expected)
})
