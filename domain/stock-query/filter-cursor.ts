import { FilterFault, type Token, tokensOf } from './filter-tokens.ts'

/** Keywords in capitals only: in small letters they are values. */
const keywords = new Set(['AND', 'OR', 'NOT', 'TO', 'IN', 'EXISTS', 'IS', 'NULL', 'EMPTY'])
const aNumber = 'a number'
const numeric = /^[+-]?\d+(\.\d+)?$/

/** A filter's text as a number, or undefined. */
export function filterNumber(text: string): number | undefined {
  return numeric.test(text) ? Number(text) : undefined
}

/** Walks the tokens of a filter expression; its faults state the column, what was expected and found. */
export class FilterCursor {
  readonly #tokens: readonly Token[]
  #at = 0

  constructor(text: string) {
    this.#tokens = tokensOf(text)
  }

  get next(): Token {
    return this.#tokens[this.#at] ?? { kind: 'end', value: '', column: 1 }
  }

  /** Consumes a keyword or sign if it comes next. */
  takes(keywordOrSign: string): boolean {
    const { kind, value } = this.next
    const found = (kind === 'word' || kind === 'sign') && value === keywordOrSign
    if (found) this.#at++
    return found
  }

  expect(keywordOrSign: string): void {
    if (!this.takes(keywordOrSign)) this.fail(keywordOrSign)
  }

  /** Consumes a name or value. */
  operand(expected: string): Token {
    const token = this.next
    const isWord = token.kind === 'word' && !keywords.has(token.value)
    if (!isWord && token.kind !== 'text') this.fail(expected)
    this.#at++
    return token
  }

  number(expected = aNumber): number {
    const number = filterNumber(this.next.value)
    if (number === undefined) return this.fail(expected)
    this.#at++
    return number
  }

  fail(expected: string): never {
    const { kind, value, column } = this.next
    const found = kind === 'end' ? 'the end of the filter' : value
    const isLowered = kind === 'word' && !keywords.has(value) && keywords.has(value.toUpperCase())
    const hint =
      isLowered && expected !== aNumber ? `; write ${value.toUpperCase()} in capitals` : ''
    throw new FilterFault(column, `expected ${expected}, found ${found}${hint}`)
  }
}
