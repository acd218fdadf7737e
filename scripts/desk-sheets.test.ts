import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { type ImportGraph, importGraphOf, reachedFrom } from './import-graph.ts'

const root = join(import.meta.dirname, '..')

const graph = importGraphOf(root)
const withoutBuilder = new Map([...graph].filter(([path]) => !path.startsWith('builder/')))

/** The stylesheets of the primitives that these files use, and what they load. */
function sheetsOf(from: ImportGraph): string[] {
  const reached = [...reachedFrom(from, ['desk/main.tsx']).keys()]
  const folders = new Set(reached.map((path) => dirname(path)))
  const written = new Set(reached.flatMap((path) => graph.get(path)?.text.match(/[\w-]+/g) ?? []))
  // Of its folder, or with a class of two words that a view writes: `option-row`.
  const isNeeded = (sheet: string) =>
    folders.has(dirname(sheet)) ||
    Array.from(readFileSync(join(root, sheet), 'utf8').matchAll(/\.([a-z]+-[\w-]+)/g)).some(
      ([, name = '']) => written.has(name),
    )
  return globSync('{ui,staff/ui}/*/*.css', { cwd: root }).filter(isNeeded)
}

const importedBy = (path: string): string[] =>
  graph.get(path)?.imports.flatMap(({ files }) => files) ?? []

test('the staff application has the stylesheets of the primitives that it uses, and no others', () => {
  const needed = sheetsOf(withoutBuilder)
  expect(needed.length).toBeGreaterThan(5)
  expect(importedBy('desk/sheets.ts').toSorted()).toEqual(needed.toSorted())
})

test('the builder adds the stylesheets of the primitives that it alone uses', () => {
  const before = new Set(sheetsOf(withoutBuilder))
  const needed = sheetsOf(graph).filter((sheet) => !before.has(sheet))
  expect(importedBy('builder/sheets.ts').toSorted()).toEqual(needed.toSorted())
})
