import { type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import { strict } from './json-limits.ts'

/** A syntax error and its offset in the text. */
export interface SyntaxFault {
  readonly offset: number
  readonly message: string
}

/** The first syntax error of a text that is not JSON; its nesting is within the limits. */
export function syntaxFault(text: string): SyntaxFault {
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
  // A missing token belongs right after the last one written.
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
    case 'InvalidCharacter':
      return { offset, message: 'this text holds a control character or a line end: remove it' }
    default:
      return { offset, message: spacedOut(code) }
  }
}

function symbolMessage(found: string): string {
  if (found.startsWith("'")) return 'text must be in double quotes, not single ones'
  return `"${found}" is not JSON: text and names must be in double quotes`
}

/** `PropertyNameExpected` → `property name expected`. */
const spacedOut = (code: string): string =>
  code
    .replace(/([A-Z])/g, ' $1')
    .trim()
    .toLowerCase()
