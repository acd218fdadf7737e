import { type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import { strict } from './json-limits.ts'

/** A syntax error and its offset in the text. */
export interface SyntaxFault {
  readonly offset: number
  readonly message: string
}

/** The syntax errors of a text, and the offset up to which it is read as it was meant; else infinity. */
export interface SyntaxFaults {
  readonly faults: readonly SyntaxFault[]
  readonly readTo: number
}

/**
 * The syntax errors of a text that is not JSON, whose nesting is within the limits: all up to the first
 * that lets the parser misread what follows.
 */
export function syntaxFaults(text: string): SyntaxFaults {
  const only = (message: string) => ({ faults: [{ offset: 0, message }], readTo: 0 })
  if (text.trim() === '') return only('the file is empty; expected { … }')
  const errors: ParseError[] = []
  parseTree(text, errors, strict)
  if (errors.length === 0) return only('this is not JSON')
  const misread = errors.findIndex((error) => !isHarmless(text, error))
  const shown = misread < 0 ? errors : errors.slice(0, misread + 1)
  const faults = shown.map((error) => trailingComma(text, error) ?? namedFault(text, error))
  return {
    // The parser may report one place twice.
    faults: faults.filter(({ offset }, at) => offset !== faults[at - 1]?.offset),
    readTo: errors[misread]?.offset ?? Number.POSITIVE_INFINITY,
  }
}

/** Whether the parser reads the rest of the text as it was meant. */
const isHarmless = (text: string, error: ParseError): boolean =>
  printParseErrorCode(error.error) === 'InvalidCommentToken' ||
  isMissingComma(text, error) ||
  trailingComma(text, error) !== undefined

/** A missing bracket is reported as a missing comma in front of the bracket that is there. */
const isMissingComma = (text: string, { error, offset }: ParseError): boolean =>
  printParseErrorCode(error) === 'CommaExpected' && !/[\]}:]/.test(text[offset] ?? ':')

function trailingComma(text: string, { offset }: ParseError): SyntaxFault | undefined {
  const before = text.slice(0, offset).trimEnd()
  const next = text[offset]
  if (before.at(-1) !== ',' || (next !== '}' && next !== ']')) return undefined
  const message = `remove this comma: nothing follows it before "${next}"`
  return { offset: before.length - 1, message }
}

function namedFault(text: string, fault: ParseError): SyntaxFault {
  const { error, offset, length } = fault
  const code = printParseErrorCode(error)
  const found = text.slice(offset, offset + length)
  // A missing token belongs right after the last one written.
  const before = text.slice(0, offset).trimEnd().length
  switch (code) {
    case 'CommaExpected':
      return { offset: before, message: missingMessage(text, fault) }
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

function missingMessage(text: string, { offset }: ParseError): string {
  if (text[offset] === ']') return 'a "}" is missing'
  return text[offset] === '}' ? 'a "]" is missing' : 'a comma is missing here'
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
