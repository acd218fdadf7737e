import { posix } from 'node:path'
import type { ESTree } from 'vite'

/** The value of a string, or of a template literal without expressions. */
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

/** The files that each pattern matches, without those of the patterns with `!`. */
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
      // A glob of data (JSON) matches no source file, but still is an import of that folder.
      return { specifier, files: files.length > 0 ? files : [pattern] }
    })
}

/**
 * Resolves `#ui/cn.ts` and `/ui/cn.ts` from the root, other specifiers from the importer's folder.
 */
export function projectPath(importer: string, specifier: string): string {
  const plain = specifier.replace(/[?].*$/, '')
  if (/^[#/]/.test(plain)) return plain.slice(1)
  return posix.join(posix.dirname(importer), plain)
}
