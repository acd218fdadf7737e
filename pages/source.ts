import {
  findNodeAtLocation,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
  visit,
} from 'jsonc-parser'
import type { Problem } from './problem.ts'

const strict = { disallowComments: true, allowTrailingComma: false }

/** What is wrong with the text itself, and how many letters into it. */
export interface SyntaxFault {
  readonly offset: number
  readonly message: string
}

export type ReadJson = { ok: true; value: unknown } | { ok: false; fault: SyntaxFault }

/** JSON text as a value. Positions are worked out only when there is something to report. */
export function readJson(text: string): ReadJson {
  try {
    const value: unknown = JSON.parse(text)
    return { ok: true, value }
  } catch {
    return { ok: false, fault: syntaxFault(text) }
  }
}

function syntaxFault(text: string): SyntaxFault {
  if (text.trim() === '') return { offset: 0, message: 'the file is empty; expected { … }' }
  const errors: ParseError[] = []
  parseTree(text, errors, strict)
  const [first] = errors
  if (!first) return { offset: 0, message: 'this is not JSON' }
  return trailingComma(text, first) ?? { ...namedFault(text, first) }
}

function trailingComma(text: string, { offset }: ParseError): SyntaxFault | undefined {
  const before = text.slice(0, offset).trimEnd()
  const next = text[offset]
  if (before.at(-1) !== ',' || (next !== '}' && next !== ']')) return undefined
  const message = `remove this comma: nothing follows it before "${next}"`
  return { offset: before.length - 1, message }
}

function namedFault(text: string, { error, offset, length }: ParseError): SyntaxFault {
  const code = printParseErrorCode(error)
  const found = text.slice(offset, offset + length)
  // What is missing is missing behind the last thing written.
  const before = text.slice(0, offset).trimEnd().length
  switch (code) {
    case 'CommaExpected':
      return { offset: before, message: 'a comma is missing here' }
    case 'ColonExpected':
      return { offset, message: 'a ":" is missing between name and value' }
    case 'UnexpectedEndOfString':
      return { offset, message: 'this text has no closing quote' }
    case 'InvalidCommentToken':
      return { offset, message: 'JSON has no comments: remove it' }
    case 'CloseBraceExpected':
      return { offset: before, message: 'a "}" is missing' }
    case 'CloseBracketExpected':
      return { offset: before, message: 'a "]" is missing' }
    case 'EndOfFileExpected':
      return { offset, message: 'the file goes on after its last "}": remove what follows' }
    case 'InvalidSymbol':
      return { offset, message: symbolMessage(found) }
    default:
      return { offset, message: spacedOut(code) }
  }
}

function symbolMessage(found: string): string {
  if (found.startsWith("'")) return 'text stands in double quotes, not single ones'
  return `"${found}" is not JSON: text and names stand in double quotes`
}

/** `PropertyNameExpected` → `property name expected`. */
const spacedOut = (code: string): string =>
  code
    .replace(/([A-Z])/g, ' $1')
    .trim()
    .toLowerCase()

/** The value at a path of a text that is no JSON, as far as it can be made out. */
export function valueInBroken(text: string, path: readonly (string | number)[]): unknown {
  const root = parseTree(text)
  return root && findNodeAtLocation(root, [...path])?.value
}

/** Names written twice in one object: JSON keeps the last without a word. */
export function duplicateNames(text: string): SyntaxFault[] {
  const found: SyntaxFault[] = []
  const open: Set<string>[] = []
  visit(
    text,
    {
      onObjectBegin: () => {
        open.push(new Set())
      },
      onObjectEnd: () => {
        open.pop()
      },
      onObjectProperty: (name, offset) => {
        const names = open.at(-1)
        if (names?.has(name)) {
          const message = `"${name}" is written twice in this object; the last would win`
          found.push({ offset, message })
        }
        names?.add(name)
      },
    },
    strict,
  )
  return found
}

/** Where each problem stands in the text; what is missing stands at its nearest parent. */
export function offsetsOf(text: string, problems: readonly Problem[]): number[] {
  const root = parseTree(text, [], strict)
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

/** Offset of a letter of a text whose first letter is at `start`: an escape is one letter. */
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
