import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readImportGraph } from './import-graph.ts'
import { importFaults } from './import-rules.ts'
import { purityFaults } from './purity.ts'

const project = readImportGraph(join(import.meta.dirname, '..'))

function faultsOf(files: Record<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-imports-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const graph = readImportGraph(folder)
  return [...importFaults(graph), ...purityFaults(graph)]
}

test('all imports follow the allowed direction and the domain is pure (architecture)', () => {
  expect(project.size).toBeGreaterThan(50)
  expect([...importFaults(project), ...purityFaults(project)]).toEqual([])
})

test('no file of the domain is above 150 lines (house style)', () => {
  const linesOf = (text: string) => text.trimEnd().split('\n').length
  const long = [...project.values()]
    .filter(({ path, text }) => path.startsWith('domain/') && linesOf(text) > 150)
    .map(({ path, text }) => `${path}: ${linesOf(text)} lines`)
  expect(long).toEqual([])
})

const wrong: readonly [title: string, files: Record<string, string>, ...faults: string[]][] = [
  [
    'a primitive that imports a block',
    { 'ui/a.ts': `import '../blocks/b.ts'`, 'blocks/b.ts': '' },
    'ui/a.ts:1:8 imports ../blocks/b.ts: ui may import domain',
  ],
  [
    'a forbidden import of a type',
    { 'state/a.ts': `\nexport type A = import('#pages/b.ts').B`, 'pages/b.ts': '' },
    'state/a.ts:2:24 imports #pages/b.ts: state may import ui, domain',
  ],
  [
    'a forbidden import by export from and by import()',
    { 'blocks/a.ts': `export * from '#server/b.ts'\nawait import('#pages/c.ts')` },
    'blocks/a.ts:1:15 imports #server/b.ts: blocks may import state, ui, domain',
    'blocks/a.ts:2:14 imports #pages/c.ts: blocks may import state, ui, domain',
  ],
  [
    'a glob over tenants',
    { 'server/a.ts': `import.meta.glob('../tenants/*/site.json')` },
    'server/a.ts:1:1 imports ../tenants/*/site.json: tenants are data, read at run time and imported by no code',
  ],
  [
    'a package in the domain',
    { 'domain/a.ts': `import { html } from 'hono/html'\nimport { z } from 'zod'` },
    'domain/a.ts:1:22 imports hono/html: domain may import zod, libphonenumber-js and itself',
  ],
  [
    'a clock and randomness in the domain',
    { 'domain/a.ts': 'export const a = [new Date(), Date.now(), Math.random(), new Date(0)]' },
    'domain/a.ts:1:19 uses new Date() without an argument: a rule takes time, randomness and data as arguments',
    'domain/a.ts:1:31 uses Date.now: a rule takes time, randomness and data as arguments',
    'domain/a.ts:1:43 uses Math.random: a rule takes time, randomness and data as arguments',
  ],
  [
    'the network and environment in the domain',
    { 'domain/a.ts': 'export const a = () => fetch(process.env.A)' },
    'domain/a.ts:1:24 uses fetch(): a rule takes time, randomness and data as arguments',
    'domain/a.ts:1:30 uses process.env: a rule takes time, randomness and data as arguments',
  ],
  [
    'the time zone of the machine in the domain',
    { 'domain/a.ts': 'export const a = (now: Date) => [now.getUTCHours(), now.getHours()]' },
    'domain/a.ts:1:53 uses getHours in the time zone of the machine: a rule takes time, randomness and data as arguments',
  ],
  [
    'an asynchronous rule',
    { 'domain/a.ts': 'export const a = async (b: Promise<void>) => await b' },
    'domain/a.ts:1:46 awaits: a rule is synchronous',
  ],
  [
    'a view that imports its schema as a value',
    { 'blocks/hero/hero.tsx': `import block from './schema.ts'`, 'blocks/hero/schema.ts': '' },
    'blocks/hero/hero.tsx:1:19 imports ./schema.ts: a view takes only types from schemas (import type)',
  ],
  [
    'SQLite opened in two files',
    { 'server/a.ts': `import 'node:sqlite'`, 'server/b.ts': `import 'node:sqlite'` },
    'server/a.ts:1:8 imports node:sqlite: one file of server/store/ alone opens SQLite',
    'server/b.ts:1:8 imports node:sqlite: one file of server/store/ alone opens SQLite',
  ],
  [
    'zod in the browser, through another file',
    {
      'blocks/hero/dial.island.tsx': `import { rule } from '#domain/rule.ts'\nexport default rule`,
      'domain/rule.ts': `import { z } from 'zod'\nexport const rule = z`,
    },
    'The browser would load zod: blocks/hero/dial.island.tsx → domain/rule.ts',
  ],
  [
    'JSX in a script that Node runs',
    { 'scripts/a.ts': `import '#blocks/b.tsx'`, 'blocks/b.tsx': '' },
    'Node would load JSX, which it cannot: scripts/a.ts → blocks/b.tsx',
  ],
  [
    'an unknown folder',
    { 'helpers/a.ts': '' },
    'helpers/a.ts: the folder helpers has no place in the way of imports yet',
  ],
]

test.each(wrong)('finds %s', (_title, files, ...faults) => {
  expect(faultsOf(files)).toEqual(faults)
})

test('finds cycles of folders', () => {
  const faults = faultsOf({ 'ui/a.ts': `import '#state/b.ts'`, 'state/b.ts': `import '#ui/a.ts'` })
  expect(faults).toContain('The folders import each other in a circle: state → ui → state')
})

test("type imports of schemas and Storybook's globs of data are allowed", () => {
  const faults = faultsOf({
    'blocks/hero/hero.tsx': `import type block from './schema.ts'\nimport { type B } from './schema.ts'`,
    'blocks/hero/schema.ts': `import { z } from 'zod'`,
    '.storybook/themes.ts': `import.meta.glob('../tenants/*/site.json')`,
  })
  expect(faults).toEqual([])
})
