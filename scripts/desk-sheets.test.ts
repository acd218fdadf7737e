import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { importGraphOf, reachedFrom } from './import-graph.ts'

const root = join(import.meta.dirname, '..')

test('the staff application has the stylesheets of the primitives that it uses, and no others', () => {
  const graph = importGraphOf(root)
  const reached = [...reachedFrom(graph, ['desk/main.tsx']).keys()]
  const folders = new Set(reached.map((path) => dirname(path)))
  const written = new Set(reached.flatMap((path) => graph.get(path)?.text.match(/[\w-]+/g) ?? []))
  // Of its folder, or with a class of two words that a view writes: `option-row`.
  const isNeeded = (sheet: string) =>
    folders.has(dirname(sheet)) ||
    Array.from(readFileSync(join(root, sheet), 'utf8').matchAll(/\.([a-z]+-[\w-]+)/g)).some(
      ([, name = '']) => written.has(name),
    )
  const needed = globSync('{ui,staff/ui}/*/*.css', { cwd: root }).filter(isNeeded)
  const imported = graph.get('desk/sheets.ts')?.imports.flatMap(({ files }) => files) ?? []
  expect(needed.length).toBeGreaterThan(5)
  expect(imported.toSorted()).toEqual(needed.toSorted())
})
