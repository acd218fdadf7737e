import { type ESTree, Visitor } from 'vite'
import { literalOf } from './import-paths.ts'
import type { Statement } from './reachable-statements.ts'

/** An access to properties by name: `flags.finance`, `{ finance } = flags`. */
export interface Read {
  /** The name of the object: `flags`; in a callback such as of `map`, the list. */
  readonly from?: string | undefined
  /** The identifiers of its type annotation. */
  readonly type?: string | undefined
  readonly names: readonly string[]
}

/** A file with computed property accesses: the objects, and the string literals of the file. */
export interface ComputedRead {
  readonly from: ReadonlySet<string>
  readonly texts: ReadonlySet<string>
}

export interface Reads {
  readonly named: readonly Read[]
  readonly computed: readonly ComputedRead[]
}

/** Declares forms by the names of their texts, which views read from `words`. */
const namesTexts = 'defineForm'

/** All property accesses of statements. */
export function readsIn(statements: readonly Statement[]): Reads {
  const files = [...Map.groupBy(statements, ({ path }) => path).values()].map(readsOfFile)
  return {
    named: files.flatMap(({ named }) => named),
    computed: files.map(({ from, texts }) => ({ from, texts })),
  }
}

type Origin = Pick<Read, 'from' | 'type'>

function readsOfFile(statements: readonly Statement[]): ComputedRead & Pick<Reads, 'named'> {
  const named: Read[] = []
  const from = new Set<string>()
  const texts = new Set<string>()
  const origins = new Map<ESTree.Node, Origin>()
  let refinements = 0
  new Visitor({
    CallExpression(node) {
      if (isRefinement(node)) refinements += 1
      if (nameOf(node.callee) === namesTexts) from.add('words')
      const list = listOf(node)
      for (const argument of list ? node.arguments : []) {
        const [first] = argument.type === 'ArrowFunctionExpression' ? argument.params : []
        if (list && first) origins.set(first, { from: list })
      }
    },
    'CallExpression:exit'(node) {
      if (isRefinement(node)) refinements -= 1
    },
    MemberExpression({ object, property, computed }) {
      const source = nameOf(object)
      if (computed && source !== undefined) from.add(source)
      if (computed || refinements > 0 || property.type !== 'Identifier') return
      named.push({ from: source, names: [property.name] })
    },
    VariableDeclarator({ id, init }) {
      if (init) origins.set(id, { from: nameOf(init) })
      if (nameOf(id) === namesTexts) from.add('words')
    },
    ObjectPattern(node) {
      const names = node.properties.flatMap((part) => {
        if (part.type !== 'Property' || part.key.type !== 'Identifier') return []
        const inner = part.value.type === 'AssignmentPattern' ? part.value.left : part.value
        origins.set(inner, { from: part.key.name })
        return part.key.name
      })
      const type = node.typeAnnotation && typeText(node.typeAnnotation)
      if (refinements === 0) named.push({ ...origins.get(node), ...(type && { type }), names })
    },
    Literal(node) {
      texts.add(literalOf(node) ?? '')
    },
  }).visit({
    type: 'Program',
    body: statements.map(({ node }) => node),
  } as ESTree.Program) // The visitor needs a program.
  return { named, from, texts }
}

/** A schema's refinement does not count as a use. */
const isRefinement = ({ callee }: ESTree.CallExpression): boolean =>
  callee.type === 'MemberExpression' &&
  callee.property.type === 'Identifier' &&
  /^(refine|superRefine)$/.test(callee.property.name)

/** The list whose entries a callback gets: of `list.map(…)` and of `Map.groupBy(list, …)`. */
function listOf({ callee, arguments: [first] }: ESTree.CallExpression): string | undefined {
  if (callee.type !== 'MemberExpression') return undefined
  return nameOf(callee) === 'groupBy' && first ? nameOf(first) : nameOf(callee.object)
}

/** The last name of an expression: `flags` of `site.flags`, the list of `list.filter(…)`. */
function nameOf(node: ESTree.Node): string | undefined {
  switch (node.type) {
    case 'Identifier':
      return node.name
    case 'MemberExpression':
      return node.property.type === 'Identifier' ? node.property.name : undefined
    case 'CallExpression':
      return node.callee.type === 'MemberExpression' ? nameOf(node.callee.object) : undefined
    case 'ChainExpression':
    case 'TSNonNullExpression':
      return nameOf(node.expression)
    case 'LogicalExpression':
      return nameOf(node.left)
    default:
      return undefined
  }
}

/** The identifiers of a type, separated by spaces. */
function typeText(node: ESTree.TSTypeAnnotation): string {
  const names: string[] = []
  new Visitor({
    Identifier({ name }) {
      names.push(name)
    },
  }).visit({ type: 'Program', body: [node] } as unknown as ESTree.Program) // Any node can be visited.
  return names.join(' ')
}
