import { type ESTree, Visitor } from 'vite'
import { literalOf } from './import-paths.ts'
import type { Statement } from './reached-statements.ts'

/** A place where source takes something by its name: `flags.finance`, `{ finance } = flags`. */
export interface Read {
  /** What it is taken from: `flags`; in a list's `map` and the like the list. */
  readonly from?: string | undefined
  /** The source of the type that it is written with. */
  readonly type?: string | undefined
  readonly names: readonly string[]
}

/** A file that takes things from `from` by names that it works out, and the texts it holds. */
export interface ComputedRead {
  readonly from: ReadonlySet<string>
  readonly texts: ReadonlySet<string>
}

export interface Reads {
  readonly named: readonly Read[]
  readonly computed: readonly ComputedRead[]
}

/** Everything that statements take from objects by name. */
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
  let rules = 0
  new Visitor({
    CallExpression(node) {
      if (isRule(node)) rules += 1
      const list = node.callee.type === 'MemberExpression' && nameOf(node.callee.object)
      for (const given of list ? node.arguments : []) {
        const [first] = given.type === 'ArrowFunctionExpression' ? given.params : []
        if (list && first) origins.set(first, { from: list })
      }
    },
    'CallExpression:exit'(node) {
      if (isRule(node)) rules -= 1
    },
    MemberExpression({ object, property, computed }) {
      const source = nameOf(object)
      if (computed && source !== undefined) from.add(source)
      if (computed || rules > 0 || property.type !== 'Identifier') return
      named.push({ from: source, names: [property.name] })
    },
    VariableDeclarator({ id, init }) {
      if (init) origins.set(id, { from: nameOf(init) })
    },
    ObjectPattern(node) {
      const names = node.properties.flatMap((part) => {
        if (part.type !== 'Property' || part.key.type !== 'Identifier') return []
        const inner = part.value.type === 'AssignmentPattern' ? part.value.left : part.value
        origins.set(inner, { from: part.key.name })
        return part.key.name
      })
      const type = node.typeAnnotation && typeText(node.typeAnnotation)
      if (rules === 0) named.push({ ...origins.get(node), ...(type && { type }), names })
    },
    Literal(node) {
      texts.add(literalOf(node) ?? '')
    },
  }).visit({
    type: 'Program',
    body: statements.map(({ node }) => node),
  } as ESTree.Program) // The statements of one file are all that a program is visited for.
  return { named, from, texts }
}

/** What a schema asks of a value is no use of it. */
const isRule = ({ callee }: ESTree.CallExpression): boolean =>
  callee.type === 'MemberExpression' &&
  callee.property.type === 'Identifier' &&
  /^(refine|superRefine)$/.test(callee.property.name)

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

/** The names that a type is made of. */
function typeText(node: ESTree.TSTypeAnnotation): string {
  const names: string[] = []
  new Visitor({
    Identifier({ name }) {
      names.push(name)
    },
  }).visit({ type: 'Program', body: [node] } as unknown as ESTree.Program) // Any node can be visited.
  return names.join(' ')
}
