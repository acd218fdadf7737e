import { findNodeAtLocation, getNodeValue, type Node, parseTree } from 'jsonc-parser'
import { limitFault, strict, treeLimits } from './json-limits.ts'
import type { Problem } from './problem.ts'
import { type SyntaxFault, syntaxFaults } from './syntax-fault.ts'

export type ParsedJson =
  | { readonly ok: true; readonly value: unknown }
  | {
      readonly ok: false
      readonly faults: readonly SyntaxFault[]
      /** The value as far as it can be read; undefined where nothing can. */
      readonly value: unknown
      /** Values that end before this offset are as they were meant. */
      readonly readTo: number
    }

/**
 * JSON text as a value, within the limits of depth, values and text length: code that walks it may
 * recurse. Positions are computed only when there is a problem to report.
 */
export function parseJson(text: string, limits?: Parameters<typeof limitFault>[1]): ParsedJson {
  const beyond = limitFault(text, limits)
  if (beyond) return { ok: false, faults: [beyond], value: undefined, readTo: 0 }
  try {
    const value: unknown = JSON.parse(text)
    return { ok: true, value }
  } catch {
    return { ok: false, ...syntaxFaults(text), value: valueInBroken(text, []) }
  }
}

/** The value at a path of invalid JSON text, as far as it can be parsed. */
export function valueInBroken(text: string, path: readonly (string | number)[]): unknown {
  // The parser recurses: a text beyond the limits has no tree.
  const root = limitFault(text, treeLimits) ? undefined : parseTree(text)
  const node = root && findNodeAtLocation(root, [...path])
  return node && getNodeValue(node)
}

/** The problems of values that end before an offset; a missing value belongs to its nearest parent. */
export function problemsBefore(
  text: string,
  problems: readonly Problem[],
  end: number,
): readonly Problem[] {
  if (end === Number.POSITIVE_INFINITY || problems.length === 0) return problems
  const root = parseTree(text, [], strict)
  return problems.filter(({ path }) => {
    const node = root && nearestNode(root, path)
    // An object without its end ends where the text does.
    return node !== undefined && node.offset + node.length < end
  })
}

function nearestNode(root: Node, path: Problem['path']): Node {
  for (let length = path.length; length > 0; length--) {
    const node = findNodeAtLocation(root, path.slice(0, length))
    if (node) return node
  }
  return root
}

/** Offset of each problem in the text; of a missing value that of its nearest parent. */
export function offsetsOf(text: string, problems: readonly Problem[]): number[] {
  const root = limitFault(text, treeLimits) ? undefined : parseTree(text, [], strict)
  return root ? problems.map((problem) => offsetOf(text, root, problem)) : problems.map(() => 0)
}

function offsetOf(text: string, root: Node, { path, at, letter }: Problem): number {
  for (let length = path.length; length > 0; length--) {
    const node = findNodeAtLocation(root, path.slice(0, length))
    if (!node) continue
    if (length < path.length) return node.offset
    if (at === 'key' && node.parent) return node.parent.offset
    return letter === undefined ? node.offset : letterOffset(text, node.offset + 1, letter)
  }
  return root.offset
}

const escaped = /^\\(u[0-9a-fA-F]{4}|.)/

/** Offset of a character of a text whose first is at `start`: an escape is one character. */
function letterOffset(text: string, start: number, letter: number): number {
  let offset = start
  for (let passed = 0; passed < letter; passed++) {
    offset += escaped.exec(text.slice(offset, offset + 6))?.[0].length ?? 1
  }
  return offset
}

/** Line and column of an offset, both from 1. */
export function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset)
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') }
}
