import { posix } from 'node:path'
import type { ESTree } from 'vite'

/** The text of a string or of a template without gaps. */
export function literalOf(node: ESTree.Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  const [part] = node.type === 'TemplateLiteral' ? node.quasis : []
  return node.type === 'TemplateLiteral' && node.expressions.length === 0
    ? (part?.value.cooked ?? undefined)
    : undefined
}

/** The patterns of `import.meta.glob('…')` or `import.meta.glob(['…', '!…'])`. */
export function globPatterns({ callee, arguments: [first] }: ESTree.CallExpression): string[] {
  const isGlob =
    callee.type === 'MemberExpression' &&
    callee.object.type === 'MetaProperty' &&
    callee.property.type === 'Identifier' &&
    callee.property.name === 'glob'
  if (!isGlob || !first) return []
  const parts = first.type === 'ArrayExpression' ? first.elements : [first]
  return parts.flatMap((part) => (part ? (literalOf(part) ?? []) : []))
}

/** What each pattern stands for, less what the patterns with `!` take away. */
export function filesOfGlobs(
  importer: string,
  patterns: readonly string[],
  known: ReadonlySet<string>,
): { specifier: string; files: string[] }[] {
  const absolute = (pattern: string) => projectPath(importer, pattern.replace(/^!/, ''))
  const excluded = patterns.filter((pattern) => pattern.startsWith('!')).map(absolute)
  const isExcluded = (file: string) => excluded.some((other) => posix.matchesGlob(file, other))
  return patterns
    .filter((pattern) => !pattern.startsWith('!'))
    .map((specifier) => {
      const pattern = absolute(specifier)
      const files = [...known].filter(
        (file) => posix.matchesGlob(file, pattern) && !isExcluded(file),
      )
      // A glob over data (JSON) finds no source, yet it is an import of that folder.
      return { specifier, files: files.length > 0 ? files : [pattern] }
    })
}

/** `#ui/cn.ts` and `/ui/cn.ts` start at the root, others at the importer's folder. */
export function projectPath(importer: string, specifier: string): string {
  const plain = specifier.replace(/[?].*$/, '')
  if (/^[#/]/.test(plain)) return plain.slice(1)
  return posix.join(posix.dirname(importer), plain)
}
