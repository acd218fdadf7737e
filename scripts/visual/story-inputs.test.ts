import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { storiesToCompare, storyInputs } from './story-inputs.ts'

const folder = mkdtempSync(join(tmpdir(), 'forecourt-inputs-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const entry = (card: string, price: string, more = '') =>
  `const m={"./ui/card/card.stories.tsx":()=>a(()=>import(\`./${card}\`),[],u),"./ui/price/price.stories.tsx":()=>a(()=>import(\`./${price}\`),[],u)};import"./base-11111111.js";${more}`

const story = (part: string, name: string) => ({
  type: 'story',
  importPath: `./ui/${part}/${part}.stories.tsx`,
  title: `Primitives/${part}`,
  name,
})

/** A built Storybook of two files of stories, of which both load the base and one a colour. */
const built: Readonly<Record<string, string>> = {
  'index.json': JSON.stringify({
    entries: {
      'card--typical': story('card', 'Typical'),
      'card--docs': { ...story('card', 'Docs'), type: 'docs' },
      'price--typical': story('price', 'Typical'),
    },
  }),
  'iframe.html': '<html>\nconst files = {"at":1}\n</html>',
  'assets/iframe-aaaaaaaa.js': entry('card.stories-bbbbbbbb.js', 'price.stories-cccccccc.js'),
  'assets/base-11111111.js': 'export const base=1',
  'assets/card.stories-bbbbbbbb.js':
    'import"./iframe-aaaaaaaa.js";import{c}from"./colour-22222222.js"',
  'assets/colour-22222222.js': 'export const c="#fff"',
  'assets/price.stories-cccccccc.js': 'import"./iframe-aaaaaaaa.js"',
  'assets/style-33333333.css': 'a{}',
}

let builds = 0
function inputsOf(changes: Readonly<Record<string, string | undefined>> = {}) {
  const root = join(folder, String(++builds))
  for (const [path, text] of Object.entries({ ...built, ...changes })) {
    if (text === undefined) continue
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return storyInputs(root)
}

const changed = (changes: Parameters<typeof inputsOf>[0]) => [
  ...storiesToCompare(inputsOf(), inputsOf(changes)),
]

test('two builds of the same sources have no story to compare', () => {
  expect(changed({ 'iframe.html': '<html>\nconst files = {"at":2}\n</html>' })).toEqual([])
})

test('a story is compared when its file or a module that it loads is another', () => {
  const renamed = {
    'assets/price.stories-cccccccc.js': undefined,
    'assets/price.stories-dddddddd.js': 'import"./iframe-eeeeeeee.js";b()',
    // As in a build: the names of what loads the changed file have other hashes.
    'assets/iframe-aaaaaaaa.js': undefined,
    'assets/iframe-eeeeeeee.js': entry('card.stories-ffffffff.js', 'price.stories-dddddddd.js'),
    'assets/card.stories-bbbbbbbb.js': undefined,
    'assets/card.stories-ffffffff.js':
      'import"./iframe-eeeeeeee.js";import{c}from"./colour-22222222.js"',
  }
  expect(changed(renamed)).toEqual(['price--typical'])
  expect(changed({ 'assets/colour-22222222.js': 'export const c="#000"' })).toEqual([
    'card--typical',
  ])
})

test.each([
  ['a module of the preview', { 'assets/base-11111111.js': 'export const base=2' }],
  ['a stylesheet', { 'assets/style-33333333.css': 'a{color:red}' }],
  ['a font', { 'fonts/a.woff2': 'wOF2' }],
  ['the page', { 'iframe.html': '<html lang="en">\nconst files = {"at":1}\n</html>' }],
])('all stories are compared when %s is another', (_, changes) => {
  expect(changed(changes)).toEqual(['card--typical', 'price--typical'])
})

test('some stories are chosen by a part of their id, all by asking for them', () => {
  const inputs = inputsOf()
  expect(storiesToCompare(inputs, inputs, { all: true })).toEqual(
    new Set(['card--typical', 'price--typical']),
  )
  expect(storiesToCompare(inputs, inputs, { all: true, only: 'price' })).toEqual(
    new Set(['price--typical']),
  )
  expect(storiesToCompare(new Map(), inputs, {})).toEqual(new Set(inputs.keys()))
})

test('a Storybook of another shape is an error that says what is missing', () => {
  const none = { 'assets/iframe-aaaaaaaa.js': 'nothing()' }
  expect(() => inputsOf(none)).toThrow('expected a module that imports the stories, found none')
})
