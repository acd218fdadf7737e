/** A word, a quoted text or a sign of a filter expression, with its 1-based column. */
export interface Token {
  readonly kind: 'word' | 'text' | 'sign' | 'end'
  readonly value: string
  readonly column: number
}

/** A syntax error of a filter expression: its column, and what was expected and found. */
export class FilterFault extends Error {
  override readonly name = 'FilterFault'
  readonly column: number

  constructor(column: number, message: string) {
    super(message)
    this.column = column
  }
}

const space = /\s+/y
const sign = /!=|>=|<=|[=><()[\],]/y
const word = /[\p{L}\p{N}_.+/-]+/uy

/**
 * Splits a filter expression; the last token is of kind `end`. Quotes may be single or double; a
 * backslash takes the next character as it is. Throws `FilterFault`.
 */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  const taken = (pattern: RegExp): string => {
    pattern.lastIndex = at
    return pattern.exec(text)?.[0] ?? ''
  }
  while (at < text.length) {
    at += taken(space).length
    if (at >= text.length) break
    const column = at + 1
    const character = text[at]
    const [symbol, name] = [taken(sign), taken(word)]
    if (character === '"' || character === "'") {
      const quoted = quotedAt(text, at)
      tokens.push({ kind: 'text', value: quoted.value, column })
      at = quoted.end
    } else if (symbol !== '') {
      tokens.push({ kind: 'sign', value: symbol, column })
      at += symbol.length
    } else if (name !== '') {
      tokens.push({ kind: 'word', value: name, column })
      at += name.length
    } else {
      throw new FilterFault(
        column,
        `expected a word, a value in quotes or a sign, found ${character}`,
      )
    }
  }
  return [...tokens, { kind: 'end', value: '', column: text.length + 1 }]
}

function quotedAt(text: string, start: number): { value: string; end: number } {
  const quote = text[start]
  let value = ''
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === quote) return { value, end: at + 1 }
    if (text[at] === '\\') at++
    value += text[at] ?? ''
  }
  throw new FilterFault(start + 1, `expected a closing ${quote}, found the end of the filter`)
}
