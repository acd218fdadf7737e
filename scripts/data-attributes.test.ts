import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { blocks } from '#pages/render/registry.ts'
import { storiesHtml } from '#pages/render/story-html.fixture.tsx'
import * as constants from '#ui/data-attributes.ts'
import {
  areaOf,
  attributesInText,
  attributesOfViews,
  contractFile,
  dataAttributes,
  type Mention,
  mentionsOf,
} from './data-attributes.ts'
import { importGraphOf } from './import-graph.ts'

const root = join(import.meta.dirname, '..')
const contract = dataAttributes()
/** React Aria's, which stylesheets of its primitives read too, and Vite's own. */
const ofLibraries = new Set([
  ...['data-rac', 'data-orientation', 'data-dragging', 'data-vite-dev-id'],
  ...['data-disabled', 'data-drop-target', 'data-focused', 'data-hovered', 'data-indeterminate'],
  ...[
    'data-invalid',
    'data-outside-month',
    'data-placeholder',
    'data-selected',
    'data-unavailable',
  ],
])

const isSource = (path: string) =>
  path !== contractFile &&
  (path.startsWith('e2e/') || !/\.(test|stories|fixture)\.tsx?$/.test(path))

const graph = importGraphOf(root)
const inSource = [...graph.values()]
  .filter(({ path }) => areaOf(path) && isSource(path))
  .flatMap((file) => mentionsOf(file, contract))
const inStyles = globSync('{ui,staff,parts,blocks}/**/*.css', { cwd: root }).flatMap((path) =>
  attributesInText(readFileSync(join(root, path), 'utf8')).map(
    (name): Mention => ({ name, place: path, by: 'text' }),
  ),
)
const mentions = [...inSource, ...inStyles].filter(({ name }) => !ofLibraries.has(name))

test('every constant is documented, with its purpose', () => {
  expect(Object.fromEntries(contract.map(({ constant, name }) => [constant, name]))).toEqual({
    ...constants,
  })
  expect(contract.filter(({ purpose }) => purpose.length < 20)).toEqual([])
})

test('source and styles name no data attribute that is not documented', () => {
  const known = new Set(contract.map(({ name }) => name))
  const undocumented = mentions.filter(
    ({ name, place }) => !known.has(name) && !place.startsWith('e2e/'),
  )
  expect(undocumented.map(({ name, place }) => `${place} ${name}`)).toEqual([])
})

test('source or styles name every documented data attribute', () => {
  const named = new Set(mentions.map(({ name }) => name))
  expect(contract.filter(({ name }) => !named.has(name))).toEqual([])
})

test('views and the runtime name them by their constants, except in class names and dataset', () => {
  const literals = mentions.filter(
    ({ place, by }) =>
      (areaOf(place) === 'views' && by === 'jsx') || (areaOf(place) === 'runtime' && by === 'text'),
  )
  expect(literals).toEqual([])
})

test('the stories of all blocks have every attribute that views write, and none that is not documented', () => {
  const html = [...blocks.keys()].flatMap(storiesHtml).join('')
  const shown = new Set(Array.from(html.matchAll(/ (data-[a-z-]+)=/g), ([, name = '']) => name))
  const known = contract.map(({ name }) => name)
  expect([...shown].filter((name) => !known.includes(name) && !ofLibraries.has(name))).toEqual([])
  expect([...attributesOfViews(graph).difference(shown)]).toEqual([])
})
