import { folderCycle } from './folder-cycles.ts'
import {
  folderOf,
  type Import,
  type ImportGraph,
  isTest,
  placeOf,
  reachedFrom,
  type SourceFile,
} from './import-graph.ts'

const product = ['pages', 'blocks', 'parts', 'state', 'ui', 'artwork', 'domain']

/** The folders that each top-level folder may import besides itself (README, "Where to add what"). */
export const mayImport: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  artwork: ['domain'],
  demo: ['domain'],
  ui: ['artwork', 'domain'],
  staff: ['ui', 'artwork', 'domain'],
  // Its router alone loads the builder, which builds on the desk.
  desk: ['builder', 'staff', 'ui', 'domain'],
  builder: ['desk', 'pages', 'staff', 'ui', 'artwork', 'domain'],
  state: ['ui', 'artwork', 'domain'],
  parts: ['state', 'ui', 'artwork', 'domain'],
  blocks: ['parts', 'state', 'ui', 'artwork', 'domain'],
  pages: ['blocks', 'parts', 'state', 'ui', 'artwork', 'domain'],
  server: product,
  // Pages and Compose run the search, the page check and the demo stock of the server in a browser.
  '.storybook': ['tenants', 'demo', 'staff', 'server', ...product],
  scripts: ['demo', 'server', ...product],
  e2e: ['builder', 'scripts', 'demo', 'server', ...product],
  bench: ['e2e', 'scripts', 'demo', 'server', ...product],
  '': ['scripts'],
}

const domainPackages = [
  ...['zod', 'libphonenumber-js'],
  ...['mdast', 'mdast-util-from-markdown', 'mdast-util-gfm-table', 'micromark-extension-gfm-table'],
]

/** Any test may ask how much it is to test, and sell demo stock. */
const isForTests = (path: string): boolean => /^(scripts\/test-extent\.ts$|demo\/)/.test(path)

const isView = (path: string): boolean => /^(blocks|parts)\/.*\.tsx$/.test(path) && !isTest(path)
export const roomOf = (path: string): string =>
  path.includes('/') ? (path.split('/')[0] ?? '') : ''

/** Every import that breaks a rule, as a sentence that begins with its position. */
export function importFaults(graph: ImportGraph): string[] {
  const files = [...graph.values()]
  return [
    ...files.flatMap((file) => [
      ...forbiddenFolders(file),
      ...namedBlocks(file),
      ...domainPackageFaults(file),
    ]),
    ...files.flatMap(schemaLoadingViews),
    ...scatteredDrivers(files),
    ...queriesOutsideStore(files),
    ...folderCycles(files),
    ...domainCycles(files),
    ...fileCycles(files),
    ...primitivesOutsidePages(graph),
    ...browserLoadsZod(graph),
    ...storiesLoadNode(graph),
    ...nodeLoadsJsx(graph),
  ]
}

function fault(file: SourceFile, found: Import, expected: string): string {
  return `${placeOf(file, found.offset)} imports ${found.specifier}: ${expected}`
}

function forbiddenFolders(file: SourceFile): string[] {
  const from = roomOf(file.path)
  const allowed = mayImport[from]
  if (!allowed)
    return [
      `${file.path}: the folder ${from} is not in the import rules: add it to mayImport in scripts/import-rules.ts`,
    ]
  return file.imports.flatMap((found) =>
    found.files
      .filter((path) => !(isForTests(path) && isTest(file.path)))
      .map(roomOf)
      .filter((to) => to !== from && !allowed.includes(to))
      .slice(0, 1)
      .map((to) =>
        to === 'tenants'
          ? fault(file, found, 'tenants are data, read at run time and imported by no code')
          : fault(
              file,
              found,
              `${from || 'the root'} may import ${allowed.join(', ') || 'only itself'}`,
            ),
      ),
  )
}

const blockOf = (path: string): string | undefined => /^blocks\/([^/*]+)\//.exec(path)?.[1]

/** A block can be removed: only its own folder names its files, others find it by a glob. */
function namedBlocks(file: SourceFile): string[] {
  return file.imports.flatMap((found) => {
    const named = found.specifier.includes('*') ? [] : found.files.map(blockOf)
    return named
      .filter((block) => block !== undefined && block !== blockOf(file.path))
      .map((block) =>
        fault(
          file,
          found,
          `only the block ${block} imports its own files; what others share is in parts/`,
        ),
      )
  })
}

function domainPackageFaults(file: SourceFile): string[] {
  if (roomOf(file.path) !== 'domain' || isTest(file.path)) return []
  return file.imports
    .filter((found) => found.package !== undefined && !domainPackages.includes(found.package))
    .map((found) => fault(file, found, `domain may import ${domainPackages.join(', ')} and itself`))
}

function schemaLoadingViews(file: SourceFile): string[] {
  if (!isView(file.path)) return []
  return file.imports
    .filter((found) => !found.isType)
    .filter((found) => found.package === 'zod' || found.files.some(isSchemaFile))
    .map((found) => fault(file, found, 'a view takes only types from schemas (import type)'))
}

const isSchemaFile = (path: string): boolean => /^(blocks|parts)\/[^/]+\/schema\.ts$/.test(path)

/** Packages that open a database: one file of the store adapts each of them. */
const databaseDrivers: readonly string[] = ['node:sqlite', 'pg']

function scatteredDrivers(files: readonly SourceFile[]): string[] {
  return databaseDrivers.flatMap((driver) => {
    const users = files.flatMap((file) =>
      file.imports
        .filter((found) => found.package === driver && !found.isType && !isTest(file.path))
        .map((found) =>
          fault(file, found, 'only one file, in server/store/, opens such databases'),
        ),
    )
    return users.length > 1 ? users : []
  })
}

const isQueries = (path: string): boolean => path.startsWith('server/store/queries/')

/** A query written elsewhere could omit the tenant. */
function queriesOutsideStore(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => !path.startsWith('server/store/') && !isTest(path))
    .flatMap((file) =>
      file.imports
        .filter((found) => found.files.some(isQueries) || found.package === 'kysely')
        .map((found) => fault(file, found, 'data is reached through the handles of server/store/')),
    )
}

/** Without tests: an end-to-end test may use a script that another script's test also uses. */
function folderCycles(files: readonly SourceFile[]): string[] {
  const cycle = folderCycle(
    files.filter(({ path }) => !isTest(path)),
    roomOf,
    // What a router loads when its screen is asked for builds on what loaded it.
    ({ isLazy }) => !isLazy,
  )
  return cycle ? [`The folders import each other in a cycle: ${cycle.join(' → ')}`] : []
}

/**
 * Folders and top-level files of the domain do not load each other in a cycle. Type imports do not
 * count: they load nothing, and the site's words and settings are named everywhere.
 */
function domainCycles(files: readonly SourceFile[]): string[] {
  const partOf = (path: string) => (path.startsWith('domain/') ? path.split('/')[1] : undefined)
  const cycle = folderCycle(
    files.filter(({ path }) => !isTest(path)),
    partOf,
    ({ isType }) => !isType,
  )
  return cycle ? [`Parts of domain/ load each other in a cycle: ${cycle.join(' → ')}`] : []
}

/** The styles of `ui/` are those of pages: a primitive that no page uses is the staff's alone. */
function primitivesOutsidePages(graph: ImportGraph): string[] {
  const product = [...graph.keys()].filter((path) => !isTest(path))
  const pages = product.filter((path) => /^(parts|blocks|pages)\//.test(path))
  const used = new Set([...reachedFrom(graph, pages).keys()].map(folderOf))
  const unused = product.filter(
    (path) => /^ui\/[^/]+\/.*\.tsx$/.test(path) && !used.has(folderOf(path)),
  )
  return unused.map(
    (path) => `${path}: no page uses it: primitives of staff alone are in staff/ui/`,
  )
}

/** Of types too: a view that a file is made of takes what it needs, not the props of that file. */
function fileCycles(files: readonly SourceFile[]): string[] {
  const cycle = folderCycle(
    files.filter(({ path }) => !isTest(path)),
    (path) => path,
    ({ specifier }) => !specifier.includes('*'),
  )
  return cycle ? [`Files import each other in a cycle: ${cycle.join(' → ')}`] : []
}

/** Schemas are checked on the server and at publish; in the browser they would only add bytes. */
function browserLoadsZod(graph: ImportGraph): string[] {
  const entries = [...graph.keys()].filter(
    (path) =>
      /^(pages\/runtime\/([a-z]+-)?main\.ts|desk\/main\.tsx|builder\/frame\/main\.ts)$/.test(
        path,
      ) || /\.island\.tsx?$/.test(path),
  )
  const reached = reachedFrom(graph, entries)
  return [...reached.keys()].flatMap((path) =>
    (graph.get(path)?.imports ?? [])
      .filter((found) => found.package === 'zod' && !found.isType)
      .map(() => `The browser would load zod: ${chain(reached, path)}`),
  )
}

/** Stories run in a browser: what they load of the server is free of Node's modules. */
function storiesLoadNode(graph: ImportGraph): string[] {
  const entries = [...graph.keys()].filter((path) =>
    /^\.storybook\/(.*\.stories|preview)\.tsx$/.test(path),
  )
  const reached = reachedFrom(graph, entries)
  return [...reached.keys()].flatMap((path) =>
    (graph.get(path)?.imports ?? [])
      .filter((found) => found.package?.startsWith('node:') && !found.isType)
      .map((found) => `Storybook would load ${found.package}: ${chain(reached, path)}`),
  )
}

/** Node strips types but does not compile JSX, so scripts of package.json must not load a .tsx. */
function nodeLoadsJsx(graph: ImportGraph): string[] {
  const entries = [...graph.keys()].filter(
    (path) => /^(scripts|bench)\/[^/]+\.ts$/.test(path) && !isTest(path),
  )
  const reached = reachedFrom(graph, entries)
  return [...reached.keys()]
    .filter((path) => path.endsWith('.tsx'))
    .map((path) => `Node would load JSX, which it cannot: ${chain(reached, path)}`)
}

function chain(reached: ReadonlyMap<string, string | undefined>, end: string): string {
  const path: string[] = []
  for (let at: string | undefined = end; at !== undefined; at = reached.get(at)) path.unshift(at)
  return path.join(' → ')
}
