const [LINE_FEED, QUOTE, BACKSLASH] = [10, 34, 92]
const [OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT] = [91, 93, 123, 125]

/** Tracks strings, nesting and lines of JSON byte by byte; validates nothing else. */
export class BracketScanner {
  /** The line of the next byte, from 1. */
  line = 1
  /** Number of open arrays and objects. */
  depth = 0
  isInString = false
  #isEscaped = false

  next(byte: number): void {
    if (byte === LINE_FEED) this.line += 1
    if (this.isInString) this.#inString(byte)
    else if (byte === QUOTE) this.isInString = true
    else if (byte === OPEN_ARRAY || byte === OPEN_OBJECT) this.depth += 1
    else if (byte === CLOSE_ARRAY || byte === CLOSE_OBJECT) this.depth -= 1
  }

  #inString(byte: number): void {
    if (this.#isEscaped) this.#isEscaped = false
    else if (byte === BACKSLASH) this.#isEscaped = true
    else if (byte === QUOTE) this.isInString = false
  }
}

/** Whether JSON has more levels of arrays and objects than these. */
export function isDeeper(json: Buffer, levels: number): boolean {
  const scanner = new BracketScanner()
  for (const byte of json) {
    scanner.next(byte)
    if (scanner.depth > levels) return true
  }
  return false
}
