import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type ESTree, Visitor } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { type ImportGraph, importGraphOf, placeOf, readImportGraph } from './import-graph.ts'
import { importFaults } from './import-rules.ts'
import { purityFaults } from './purity.ts'
import { schemaFaults } from './schema-rules.ts'
import { styleFaults } from './style-rules.ts'

const faultsIn = (graph: ImportGraph, root: string): string[] => [
  ...importFaults(graph),
  ...purityFaults(graph),
  ...schemaFaults(graph),
  ...styleFaults(root, graph),
]

const root = join(import.meta.dirname, '..')
const project = importGraphOf(root)

function faultsOf(files: Record<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-imports-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return faultsIn(readImportGraph(folder), folder)
}

test('all imports follow the allowed direction and the domain is pure (architecture)', () => {
  expect(project.size).toBeGreaterThan(50)
  expect(faultsIn(project, root)).toEqual([])
})

test('no file of the domain is above 1,000 syntax nodes, however its lines are wrapped (house style)', () => {
  const long = [...project.values()]
    .filter(({ path }) => path.startsWith('domain/'))
    .map(({ path, program }) => `${path}: ${syntaxNodes(program)}`)
    .filter((line) => Number(line.split(': ')[1]) > 1_000)
  expect(long).toEqual([])
})

test('no object is spread as it is written: its properties stand on their own (house style)', () => {
  const packed: string[] = []
  for (const file of project.values()) {
    const report = (node: ESTree.SpreadElement) => {
      if (node.argument.type === 'ObjectExpression') packed.push(placeOf(file, node.start))
    }
    if (!/\.\.\.\s*\{/.test(file.text)) continue
    new Visitor({ SpreadElement: report }).visit(file.program)
  }
  expect(packed).toEqual([])
})

/** How many nodes the tree of a file has: a size that no formatting changes. */
function syntaxNodes(tree: unknown): number {
  if (typeof tree !== 'object' || tree === null) return 0
  const below = Object.values(tree).reduce<number>((sum, node) => sum + syntaxNodes(node), 0)
  return 'type' in tree ? below + 1 : below
}

const wrong: readonly [title: string, files: Record<string, string>, ...faults: string[]][] = [
  [
    'a primitive that imports a block',
    { 'ui/a.ts': `import '../blocks/b.ts'`, 'blocks/b.ts': '' },
    'ui/a.ts:1:8 imports ../blocks/b.ts: ui may import artwork, domain',
  ],
  [
    'a forbidden import of a type',
    { 'state/a.ts': `\nexport type A = import('#pages/b.ts').B`, 'pages/b.ts': '' },
    'state/a.ts:2:24 imports #pages/b.ts: state may import ui, artwork, domain',
  ],
  [
    'a forbidden import by export from and by import()',
    { 'blocks/a.ts': `export * from '#server/b.ts'\nawait import('#pages/c.ts')` },
    'blocks/a.ts:1:15 imports #server/b.ts: blocks may import parts, state, ui, artwork, domain',
    'blocks/a.ts:2:14 imports #pages/c.ts: blocks may import parts, state, ui, artwork, domain',
  ],
  [
    'a primitive of staff in a block, and a primitive of pages that no page uses',
    {
      'blocks/hero/hero.tsx': `import '#staff/ui/menu/menu.tsx'\nimport '#ui/card/card.tsx'`,
      'blocks/hero/hero.stories.tsx': `import '#ui/tile/tile.tsx'`,
      'staff/ui/menu/menu.tsx': '',
      'ui/card/card.tsx': '',
      'ui/tile/tile.tsx': '',
    },
    'blocks/hero/hero.tsx:1:8 imports #staff/ui/menu/menu.tsx: blocks may import parts, state, ui, artwork, domain',
    'ui/tile/tile.tsx: no page uses it: primitives of staff alone are in staff/ui/',
  ],
  [
    'a stylesheet that names what a higher room or another block writes',
    {
      'ui/card/card.css': `.card { .tile & { color: red } }\n@import "../../parts/tile/tile.css";`,
      'parts/tile/tile.tsx': `import '#ui/card/card.tsx'\nexport const tile = <div className="tile card" />`,
      'ui/card/card.tsx': `export const card = <div className="card" />`,
      'blocks/hero/hero.tsx': `export const hero = <div className="hero" />`,
      'blocks/hero/hero.css': `.hero .tile { color: red }\n/* .door */`,
      'blocks/door/door.css': `.door { [data-block="door"] + .hero { color: red } }`,
      'blocks/door/door.tsx': `export const door = <div className="door" />`,
      'parts/tile/tile.css': `[data-block="hero"] .tile { color: red }`,
    },
    'blocks/door/door.css names .hero of blocks/hero',
    'parts/tile/tile.css names [data-block="hero"] of blocks/hero',
    'ui/card/card.css names .tile of parts/tile',
    'ui/card/card.css names @import "../../parts/tile/tile.css" of parts/tile',
  ],
  [
    'demo stock in code of the server that is no test',
    {
      'demo/stock.ts': '',
      'server/a.ts': `import '#demo/stock.ts'`,
      'server/a.test.ts': `import '#demo/stock.ts'`,
    },
    'server/a.ts:1:8 imports #demo/stock.ts: server may import pages, blocks, parts, state, ui, artwork, domain',
  ],
  [
    'a glob over tenants',
    { 'server/a.ts': `import.meta.glob('../tenants/*/site.json')` },
    'server/a.ts:1:1 imports ../tenants/*/site.json: tenants are data, read at run time and imported by no code',
  ],
  [
    'a block that another block, the root of blocks, a page or a test imports',
    {
      'blocks/hero/hero.tsx': `import { Tile } from '../tile/tile.tsx'\nimport './part.tsx'`,
      'blocks/hero/part.tsx': '',
      'blocks/tile/tile.tsx': `import type { Props } from '../define-block.ts'`,
      'blocks/define-block.ts': `import '#parts/price/price.ts'`,
      'parts/price/price.ts': '',
      'blocks/all.ts': `export type Tile = import('./tile/tile.tsx').Tile`,
      'pages/a.ts': `import.meta.glob('../blocks/*/*.tsx')\nimport '#blocks/tile/tile.tsx'`,
      'server/a.test.ts': `import '#blocks/hero/hero.tsx'`,
    },
    'blocks/all.ts:1:27 imports ./tile/tile.tsx: only the block tile imports its own files; what others share is in parts/',
    'blocks/hero/hero.tsx:1:22 imports ../tile/tile.tsx: only the block tile imports its own files; what others share is in parts/',
    'pages/a.ts:2:8 imports #blocks/tile/tile.tsx: only the block tile imports its own files; what others share is in parts/',
    'server/a.test.ts:1:8 imports #blocks/hero/hero.tsx: only the block hero imports its own files; what others share is in parts/',
  ],
  [
    'a part that imports a block',
    { 'parts/price/price.tsx': `import '#blocks/hero/schema.ts'` },
    'parts/price/price.tsx:1:8 imports #blocks/hero/schema.ts: parts may import state, ui, artwork, domain',
    'parts/price/price.tsx:1:8 imports #blocks/hero/schema.ts: only the block hero imports its own files; what others share is in parts/',
    'parts/price/price.tsx:1:8 imports #blocks/hero/schema.ts: a view takes only types from schemas (import type)',
  ],
  [
    'a package in the domain',
    { 'domain/a.ts': `import { html } from 'hono/html'\nimport { z } from 'zod'` },
    'domain/a.ts:1:22 imports hono/html: domain may import zod, libphonenumber-js, mdast, mdast-util-from-markdown, mdast-util-gfm-table, micromark-extension-gfm-table and itself',
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
    'server/a.ts:1:8 imports node:sqlite: only one file, in server/store/, opens such databases',
    'server/b.ts:1:8 imports node:sqlite: only one file, in server/store/, opens such databases',
  ],
  [
    'a query outside the store',
    {
      'server/a.ts': `import { migrate } from './store/queries/migrate.ts'`,
      'server/b.ts': `import { sql } from 'kysely'`,
      'server/store/queries/migrate.ts': `import { sql } from 'kysely'`,
    },
    'server/a.ts:1:25 imports ./store/queries/migrate.ts: data is reached through the handles of server/store/',
    'server/b.ts:1:21 imports kysely: data is reached through the handles of server/store/',
  ],
  [
    'a module of Node in Storybook, through a file of the server',
    {
      '.storybook/pages/kiwi.stories.tsx': `import '#server/a.ts'`,
      '.storybook/main.ts': `import 'node:fs'`,
      'server/a.ts': `import type { Stats } from 'node:fs'\nimport { join } from 'node:path'`,
    },
    'Storybook would load node:path: .storybook/pages/kiwi.stories.tsx → server/a.ts',
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
    'a rule that loads a schema, directly or through another file',
    {
      'domain/a.ts': `import type { B } from './b.ts'\nimport { bSchema } from './b.ts'\nimport './c.ts'`,
      'domain/b.ts': `import { z } from 'zod'\nexport const bSchema = z.string()\nexport type B = string`,
      'domain/c.ts': `export { bSchema } from './b.ts'`,
    },
    'domain/a.ts:2:25 imports ./b.ts, which loads zod: a rule takes only types from schemas (import type)',
    'domain/a.ts:3:8 imports ./c.ts, which loads zod (via domain/b.ts): a rule takes only types from schemas (import type)',
    'domain/c.ts:1:25 imports ./b.ts, which loads zod: a rule takes only types from schemas (import type)',
  ],
  [
    'a rule and a list in a file with a schema',
    {
      'domain/a.ts': [
        `import { z } from 'zod'`,
        `import { text } from './text.ts'`,
        `const names = ['a'] as const`,
        `export const nameSchema = z.enum(names)`,
        `export const list = ['b']`,
        `const inner = { title: text() }`,
        `export const outer = (about: string) => ({ ...inner, about })`,
        `export const faults = ({ issues }: z.ZodError): number => issues.length`,
        `export function rule(name: z.infer<typeof nameSchema>): boolean { return name === 'a' }`,
      ].join('\n'),
      'domain/text.ts': `import { z } from 'zod'\nexport const text = () => z.string()`,
    },
    'domain/a.ts:5:14 exports list, which is not a schema: move it to a file without zod',
    'domain/a.ts:8:14 exports faults, which is not a schema: move it to a file without zod',
    'domain/a.ts:9:17 exports rule, which is not a schema: move it to a file without zod',
  ],
  [
    'JSX in a script that Node runs',
    { 'scripts/a.ts': `import '#blocks/b.tsx'`, 'blocks/b.tsx': '' },
    'Node would load JSX, which it cannot: scripts/a.ts → blocks/b.tsx',
  ],
  [
    'an unknown folder',
    { 'helpers/a.ts': '' },
    'helpers/a.ts: the folder helpers is not in the import rules: add it to mayImport in scripts/import-rules.ts',
  ],
]

test.each(wrong)('finds %s', (_title, files, ...faults) => {
  expect(faultsOf(files)).toEqual(faults)
})

test('finds cycles of folders', () => {
  const faults = faultsOf({ 'ui/a.ts': `import '#state/b.ts'`, 'state/b.ts': `import '#ui/a.ts'` })
  expect(faults).toContain('The folders import each other in a cycle: state → ui → state')
})

test('a router may load lazily what builds on its folder', () => {
  const faultsWith = (loads: string) =>
    faultsOf({ 'desk/a.ts': loads, 'builder/b.ts': `import '#desk/c.ts'`, 'desk/c.ts': '' })
  expect(faultsWith(`const b = () => import('#builder/b.ts')`)).toEqual([])
  expect(faultsWith(`import '#builder/b.ts'`)).toContain(
    'The folders import each other in a cycle: builder → desk → builder',
  )
})

test('finds cycles of files, of types too', () => {
  const faults = faultsOf({
    'parts/list/list.tsx': `import './row.tsx'\nexport interface Props { a: string }`,
    'parts/list/row.tsx': `import type { Props } from './list.tsx'`,
    'parts/list/row.test.tsx': `import './row.tsx'`,
  })
  expect(faults).toEqual([
    'Files import each other in a cycle: parts/list/list.tsx → parts/list/row.tsx → parts/list/list.tsx',
  ])
})

test("finds import cycles of the domain's parts, except of types", () => {
  const faultsWith = (loads: string) =>
    faultsOf({
      'domain/car/a.ts': `import '../money.ts'\n${loads} '../finance/b.ts'`,
      'domain/finance/b.ts': `import '../car/c.ts'`,
      'domain/car/c.ts': '',
      'domain/money.ts': '',
    })
  expect(faultsWith('import type { B } from')).toEqual([])
  expect(faultsWith('import { b } from')).toEqual([
    'Parts of domain/ load each other in a cycle: car → finance → car',
  ])
})

test("type imports of schemas and Storybook's globs of data are allowed", () => {
  const faults = faultsOf({
    'blocks/hero/hero.tsx': `import type block from './schema.ts'\nimport { type B } from './schema.ts'`,
    'blocks/hero/schema.ts': `import { z } from 'zod'`,
    '.storybook/themes.ts': `import.meta.glob('../tenants/*/site.json')`,
  })
  expect(faults).toEqual([])
})
