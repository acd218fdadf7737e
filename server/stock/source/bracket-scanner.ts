const [LINE_FEED, QUOTE, BACKSLASH] = [10, 34, 92]
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [91, 93, 123, 125]

/** Follows the quotes, brackets and lines of JSON, byte by byte; checks nothing else. */
export class BracketScanner {
  /** The line of the next byte, from 1. */
  line = 1
  /** Lists and objects that are open. */
  depth = 0
  isInText = false
  #isEscaped = false

  next(byte: number): void {
    if (byte === LINE_FEED) this.line += 1
    if (this.isInText) this.#inText(byte)
    else if (byte === QUOTE) this.isInText = true
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) this.depth += 1
    else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) this.depth -= 1
  }

  #inText(byte: number): void {
    if (this.#isEscaped) this.#isEscaped = false
    else if (byte === BACKSLASH) this.#isEscaped = true
    else if (byte === QUOTE) this.isInText = false
  }
}
