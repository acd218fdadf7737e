import { type ESTree, Visitor } from 'vite'
import type { ImportGraph, SourceFile } from './import-graph.ts'
import { projectPath } from './import-paths.ts'

/** A top-level statement of a file. */
export interface Statement {
  readonly path: string
  readonly node: ESTree.Statement | ESTree.ModuleDeclaration
}

/** A statement with the names that it declares and the identifiers that it contains. */
interface AnalyzedStatement extends Statement {
  readonly declares: readonly string[]
  readonly names: ReadonlySet<string>
}

interface Source {
  readonly statements: readonly AnalyzedStatement[]
  /** Local name → its module and exported name. */
  readonly imports: ReadonlyMap<string, { readonly path: string; readonly name: string }>
}

/** Pages and server, whose statements all count as used. */
const roots = /^(server|pages|blocks|state)\//
const notProduct =
  /\.(test|stories|fixture)\.tsx?$|\/(fixtures?-?|story-)[a-z-]*\.tsx?$|^blocks\/story\.ts$/

/**
 * Every top-level statement that the product runs: all of `server`, `pages`, `blocks` and `state`,
 * and those of `domain` that these reference, directly or indirectly. Types do not count.
 */
export function reachableStatements(graph: ImportGraph): readonly Statement[] {
  const found = known.get(graph) ?? findReachable(graph)
  known.set(graph, found)
  return found
}

/** Found once for each graph: that takes seconds. */
const known = new WeakMap<ImportGraph, readonly Statement[]>()

function findReachable(graph: ImportGraph): Statement[] {
  const sources = new Map(Array.from(graph, ([path, file]) => [path, sourceOf(file)]))
  const reached = new Set<AnalyzedStatement>()
  const queue: AnalyzedStatement[] = []
  const reach = (found: readonly AnalyzedStatement[] = []) => {
    for (const statement of found) {
      if (!reached.has(statement)) queue.push(statement)
      reached.add(statement)
    }
  }
  const declaring = (path: string, name: string) =>
    sources.get(path)?.statements.filter(({ declares }) => name === '*' || declares.includes(name))
  for (const [path, { statements }] of sources) {
    if (roots.test(path) && !notProduct.test(path)) reach(statements)
  }
  for (let next = queue.pop(); next; next = queue.pop()) {
    const source = sources.get(next.path)
    for (const name of next.names) {
      reach(declaring(next.path, name))
      const from = source?.imports.get(name)
      if (from) reach(declaring(from.path, from.name))
    }
  }
  return [...reached]
}

function sourceOf({ path, program }: SourceFile): Source {
  const imports = new Map<string, { path: string; name: string }>()
  const statements: AnalyzedStatement[] = []
  for (const node of program.body) {
    if (node.type !== 'ImportDeclaration') statements.push(analyze(path, node))
    else if (node.importKind !== 'type') addImports(imports, path, node)
  }
  return { statements, imports }
}

function addImports(
  imports: Map<string, { path: string; name: string }>,
  importer: string,
  { source, specifiers }: ESTree.ImportDeclaration,
): void {
  if (!/^[./#]/.test(source.value)) return
  const path = projectPath(importer, source.value)
  for (const part of specifiers) {
    if (part.type === 'ImportDefaultSpecifier') {
      imports.set(part.local.name, { path, name: 'default' })
    } else if (part.type === 'ImportNamespaceSpecifier') {
      imports.set(part.local.name, { path, name: '*' })
    } else if (part.importKind !== 'type') {
      const { imported } = part
      const name = imported.type === 'Identifier' ? imported.name : imported.value
      imports.set(part.local.name, { path, name })
    }
  }
}

function analyze(path: string, node: Statement['node']): AnalyzedStatement {
  const names = new Set<string>()
  new Visitor({
    Identifier({ name }) {
      names.add(name)
    },
    JSXIdentifier({ name }) {
      names.add(name)
    },
  }).visit({ type: 'Program', body: [node] } as ESTree.Program) // The visitor needs a program.
  return { path, node, names, declares: declaredBy(node) }
}

function declaredBy(node: Statement['node']): string[] {
  if (node.type === 'ExportDefaultDeclaration') return ['default']
  const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : node
  if (declaration?.type === 'VariableDeclaration') {
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? id.name : []))
  }
  const isNamed =
    declaration?.type === 'FunctionDeclaration' || declaration?.type === 'ClassDeclaration'
  return isNamed && declaration.id ? [declaration.id.name] : []
}
