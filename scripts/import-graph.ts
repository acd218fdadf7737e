import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'
import { filesOfGlobs, globPatterns, literalOf, projectPath } from './import-paths.ts'

/**
 * One `import`, `export … from`, `import()`, `import('…').Type` or `import.meta.glob` of a file.
 */
export interface Import {
  /** As written; a glob without its leading `!`. */
  readonly specifier: string
  /** Relative to the project's root: one file, the files of a glob, or none for a package. */
  readonly files: readonly string[]
  /** Package name or `node:` module; absent for files of the project. */
  readonly package?: string
  /** Removed when types are stripped. */
  readonly isType: boolean
  /** Loaded by `import()`, when it is first needed. */
  readonly isLazy?: true
  readonly offset: number
}

export interface SourceFile {
  /** Relative to the project's root, with `/`. */
  readonly path: string
  readonly text: string
  readonly program: ESTree.Program
  readonly imports: readonly Import[]
}

export const isTest = (path: string): boolean => /\.(test|fixture|stories)\.tsx?$/.test(path)

/** `ui/button` of `ui/button/button.tsx`. */
export const folderOf = (path: string): string => path.split('/').slice(0, 2).join('/')

/** Every TypeScript file of a project by path, outside `node_modules` and build output. */
export type ImportGraph = ReadonlyMap<string, SourceFile>

const sources = ['*.ts', '{.storybook,*}/**/*.{ts,tsx}']
const excludedPaths = [
  'node_modules/**',
  'dist/**',
  'storybook-static/**',
  'coverage/**',
  'data/**',
]

/** Kept in the process: Vite bundles each configuration with its imports, and so with a module of its own. */
const kept = globalThis as { forecourtImports?: Map<string, ImportGraph> }

/**
 * `readImportGraph`, once in a process: for tools and tests, while which the files of `root` stay as they
 * are.
 */
export function importGraphOf(root: string): ImportGraph {
  kept.forecourtImports ??= new Map()
  const graph = kept.forecourtImports.get(root) ?? readImportGraph(root)
  kept.forecourtImports.set(root, graph)
  return graph
}

/** Reads the project in `root`. @throws Error with the position of a syntax error */
export function readImportGraph(root: string): ImportGraph {
  const paths = globSync(sources, { cwd: root, exclude: excludedPaths }).map((path) =>
    path.replaceAll('\\', '/'),
  )
  const known = new Set(paths)
  return new Map(paths.sort().map((path) => [path, readSource(root, path, known)]))
}

function readSource(root: string, path: string, known: ReadonlySet<string>): SourceFile {
  const text = readFileSync(join(root, path), 'utf8')
  const parsed = parseSync(path, text)
  const [error] = parsed.errors
  if (error) throw new Error(`${path}: ${error.message}\n${error.codeframe ?? ''}`)
  let program: ESTree.Program | undefined
  return {
    path,
    text,
    // The tree takes longer to make than all else, and most files are not asked for theirs.
    get program() {
      program ??= parseSync(path, text).program
      return program
    },
    imports: onlyInTree.test(text)
      ? importsOf(path, parsed.program, known)
      : importsInHead(path, parsed.module),
  }
}

/** Imports that the parser does not list by itself: within code, of types or nothing, and globs. */
const onlyInTree = /\bimport\s*[(.]|\b(import|export)\s+(type\s*)?\{\s*\}/

type ModuleRecord = ReturnType<typeof parseSync>['module']

/** The imports of a file that has declarations only, as the parser lists them. */
function importsInHead(path: string, { staticImports, staticExports }: ModuleRecord): Import[] {
  const declarations = [
    ...staticImports.map(({ moduleRequest, entries }) => ({ moduleRequest, entries })),
    ...staticExports.map(({ entries }) => ({ moduleRequest: entries[0]?.moduleRequest, entries })),
  ]
  return declarations
    .flatMap(({ moduleRequest, entries }) => {
      if (!moduleRequest) return []
      const { value: specifier, start: offset } = moduleRequest
      const isType = entries.length > 0 && entries.every((entry) => entry.isType)
      return [{ specifier, isType, offset, ...resolve(path, specifier) }]
    })
    .sort((one, other) => one.offset - other.offset)
}

function importsOf(path: string, program: ESTree.Program, known: ReadonlySet<string>): Import[] {
  const imports: Import[] = []
  const add = (source: ESTree.Node | null, isType: boolean, lazy: Pick<Import, 'isLazy'> = {}) => {
    const specifier = source ? literalOf(source) : undefined
    if (!source || specifier === undefined) return
    imports.push({ specifier, isType, ...lazy, offset: source.start, ...resolve(path, specifier) })
  }
  new Visitor({
    ImportDeclaration(node) {
      add(node.source, isTypeOnly(node.importKind, node.specifiers))
    },
    ExportNamedDeclaration(node) {
      add(node.source, isTypeOnly(node.exportKind, node.specifiers))
    },
    ExportAllDeclaration(node) {
      add(node.source, node.exportKind === 'type')
    },
    ImportExpression(node) {
      add(node.source, false, { isLazy: true })
    },
    TSImportType(node) {
      add(node.source, true)
    },
    CallExpression(node) {
      const globs = filesOfGlobs(path, globPatterns(node), known)
      for (const glob of globs) imports.push({ ...glob, isType: false, offset: node.start })
    },
  }).visit(program)
  return imports
}

type Specifier = ESTree.ImportDeclarationSpecifier | ESTree.ExportSpecifier

/** `verbatimModuleSyntax` keeps `import { type A, type B }` as an import without names. */
function isTypeOnly(kind: string | null | undefined, specifiers: readonly Specifier[]): boolean {
  if (kind === 'type') return true
  return (
    specifiers.length > 0 &&
    specifiers.every(
      (part) =>
        (part.type === 'ImportSpecifier' && part.importKind === 'type') ||
        (part.type === 'ExportSpecifier' && part.exportKind === 'type'),
    )
  )
}

function resolve(importer: string, specifier: string): Pick<Import, 'files' | 'package'> {
  if (/^[./#]/.test(specifier)) return { files: [projectPath(importer, specifier)] }
  const parts = specifier.startsWith('node:') ? [specifier] : specifier.split('/')
  const name = parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/')
  return { files: [], package: name }
}

/** `blocks/hero/hero.tsx:3:8`, a position that editors and terminals turn into a link. */
export function placeOf(file: SourceFile, offset: number): string {
  const before = file.text.slice(0, offset).split('\n')
  return `${file.path}:${before.length}:${(before.at(-1)?.length ?? 0) + 1}`
}

/**
 * The files that `entries` load directly or indirectly, each with the file that imports it first.
 */
export function reachedFrom(
  graph: ImportGraph,
  entries: readonly string[],
): ReadonlyMap<string, string | undefined> {
  const reached = new Map<string, string | undefined>(entries.map((entry) => [entry, undefined]))
  for (const [path] of reached) {
    for (const { isType, files } of graph.get(path)?.imports ?? []) {
      if (isType) continue
      for (const file of files) if (!reached.has(file)) reached.set(file, path)
    }
  }
  return reached
}
