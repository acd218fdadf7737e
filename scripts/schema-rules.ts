import { type ESTree, Visitor } from 'vite'
import { type ImportGraph, placeOf, reachedFrom, type SourceFile } from './import-graph.ts'

/**
 * A file of `domain/` contains either zod schemas or rules, so that any rule can run in the
 * browser:
 * - a file that does not import zod must not load it through another file (types are allowed);
 * - a file that imports zod exports only schemas and types. Its imports, not its name,
 * decide which of the two a file is.
 */
export function schemaFaults(graph: ImportGraph): string[] {
  const files = [...graph.values()].filter(
    ({ path }) => path.startsWith('domain/') && !/\.(test|fixture)\.ts$/.test(path),
  )
  const declaring = new Set(files.filter(importsZod).map(({ path }) => path))
  return files.flatMap((file) =>
    declaring.has(file.path) ? rulesAmongSchemas(file, declaring) : indirectZod(file, graph),
  )
}

const importsZod = ({ imports }: SourceFile): boolean =>
  imports.some((found) => found.package === 'zod')

function indirectZod(file: SourceFile, graph: ImportGraph): string[] {
  return file.imports.flatMap((found) => {
    if (found.isType) return []
    const reached = reachedFrom(graph, found.files)
    const first = [...reached.keys()].find((path) =>
      graph.get(path)?.imports.some((each) => each.package === 'zod' && !each.isType),
    )
    if (first === undefined) return []
    const via = first === found.files[0] ? '' : ` (via ${first})`
    const place = placeOf(file, found.offset)
    return `${place} imports ${found.specifier}, which loads zod${via}: a rule takes only types from schemas (import type)`
  })
}

interface Declaration {
  readonly name: string
  readonly offset: number
  readonly isExported: boolean
  /** Its initializer or function body, without parameters and types. */
  readonly body: ESTree.Node
}

/**
 * Exported values that do not depend on a schema: rules and lists, which other files need without zod.
 */
function rulesAmongSchemas(file: SourceFile, declaring: ReadonlySet<string>): string[] {
  const declarations = file.program.body.flatMap(declarationsIn)
  const namesIn = valueNames(file.program)
  const schemas = new Set(importedSchemas(file, declaring))
  for (let size = -1; size < schemas.size; ) {
    size = schemas.size
    for (const { name, body } of declarations) {
      if (namesIn(body).some((used) => schemas.has(used))) schemas.add(name)
    }
  }
  return declarations
    .filter(({ name, isExported }) => isExported && !schemas.has(name))
    .map(
      ({ name, offset }) =>
        `${placeOf(file, offset)} exports ${name}, which is not a schema: move it to a file without zod`,
    )
}

/** Local names of `z` and of values from other files with schemas. */
function importedSchemas(file: SourceFile, declaring: ReadonlySet<string>): string[] {
  return file.program.body.flatMap((node) => {
    if (node.type !== 'ImportDeclaration') return []
    const found = file.imports.find(({ offset }) => offset === node.source.start)
    const isSchema = found?.package === 'zod' || found?.files.some((path) => declaring.has(path))
    return isSchema ? node.specifiers.map(({ local }) => local.name) : []
  })
}

function declarationsIn(statement: ESTree.Node): Declaration[] {
  const isExported = statement.type === 'ExportNamedDeclaration'
  const node = isExported ? statement.declaration : statement
  if (node?.type === 'FunctionDeclaration' && node.id && node.body) {
    return [{ name: node.id.name, offset: node.id.start, isExported, body: node.body }]
  }
  if (node?.type !== 'VariableDeclaration') return []
  return node.declarations.flatMap(({ id, init }): Declaration[] => {
    if (id.type !== 'Identifier' || !init) return []
    const body = init.type === 'ArrowFunctionExpression' ? init.body : init
    return [{ name: id.name, offset: id.start, isExported, body }]
  })
}

/** Returns a function that lists the identifiers of values, not types, in a part of a program. */
function valueNames(program: ESTree.Program): (part: ESTree.Node) => string[] {
  const names: { name: string; start: number }[] = []
  const types: ESTree.Node[] = []
  const addType = (type: ESTree.Node) => void types.push(type)
  new Visitor({
    Identifier(name) {
      names.push(name)
    },
    TSTypeAnnotation: addType,
    TSTypeParameterInstantiation: addType,
  }).visit(program)
  const isIn = (start: number, part: ESTree.Node) => part.start <= start && start < part.end
  const values = names.filter(({ start }) => !types.some((type) => isIn(start, type)))
  return (part) => values.filter(({ start }) => isIn(start, part)).map(({ name }) => name)
}
