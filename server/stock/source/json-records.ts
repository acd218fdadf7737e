import { BracketScanner } from './bracket-scanner.ts'
import { MAX_RECORD_BYTES } from './source.ts'

const [SPACE, QUOTE, COMMA, COLON] = [32, 34, 44, 58]
const [OPEN_ARRAY, CLOSE_ARRAY, CLOSE_OBJECT] = [91, 93, 125]

/** Nesting levels that a record may have. */
export const MAX_RECORD_DEPTH = 64

/**
 * An element of the file's array: its bytes, or why they were discarded. `line` is its first line.
 */
export type JsonRecord = { line: number } & (
  | { bytes: Buffer; fault?: undefined }
  | { bytes?: undefined; fault: 'large' | 'deep' }
)

/** A syntax error outside the records. */
export class JsonSyntaxError extends Error {}

const endsScalar = (byte: number) =>
  byte <= SPACE || byte === COMMA || byte === CLOSE_ARRAY || byte === CLOSE_OBJECT
const closesValue = (byte: number) =>
  byte === QUOTE || byte === CLOSE_ARRAY || byte === CLOSE_OBJECT
const beginsValue = (byte: number) => byte !== COMMA && byte !== COLON && byte !== CLOSE_OBJECT

/**
 * Splits a JSON file into records by brackets and quotes: the elements of its array, or of the
 * first array directly inside its object. JSON.parse validates the records; one that is too large
 * or too deep is skipped and never buffered completely.
 */
export class JsonRecords {
  #state: 'start' | 'object' | 'value' | 'record' | 'separator' | 'rest' | 'end' = 'start'
  readonly #scanner = new BracketScanner()
  #arrayDepth = 1
  #count = 0
  #firstLine = 1
  #maxDepth = 0
  #length = 0
  #chunks: Buffer[] = []
  #records: JsonRecord[] = []

  /** The records that end in a chunk. @throws JsonSyntaxError */
  read(chunk: Buffer): JsonRecord[] {
    this.#records = []
    let from = 0
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at] ?? 0
      if (this.#state === 'record') {
        const end = this.#endAt(byte, at)
        if (end !== undefined) this.#finish(chunk.subarray(from, end))
        if (end !== at) continue
      }
      this.#outsideRecord(byte)
      // `#outsideRecord` may have started a record.
      if (this.#isInRecord()) from = at
    }
    if (this.#isInRecord()) this.#append(chunk.subarray(from))
    return this.#records
  }

  /** No further record. @throws JsonSyntaxError if the file is truncated */
  end(): JsonRecord[] {
    const next = this.#count + 1
    if (this.#isInRecord()) {
      throw this.#error(`record ${next}, which begins at line ${this.#firstLine}, has no end`)
    }
    if (this.#state !== 'end') throw this.#error(`it has no end after record ${this.#count}`)
    return []
  }

  #isInRecord = () => this.#state === 'record'

  /** Scans a byte of a record; returns the record's end if it ends here. */
  #endAt(byte: number, at: number): number | undefined {
    const scanner = this.#scanner
    const isOuter = () => scanner.depth === this.#arrayDepth && !scanner.isInString
    if (isOuter() && endsScalar(byte)) return at
    scanner.next(byte)
    if (scanner.depth > this.#maxDepth) this.#maxDepth = scanner.depth
    return isOuter() && closesValue(byte) ? at + 1 : undefined
  }

  #append(piece: Buffer): void {
    this.#length += piece.length
    if (this.#length <= MAX_RECORD_BYTES) this.#chunks.push(piece)
    else this.#chunks = []
  }

  #finish(piece: Buffer): void {
    this.#append(piece)
    const line = this.#firstLine
    const isDeep = this.#maxDepth - this.#arrayDepth > MAX_RECORD_DEPTH
    if (this.#length > MAX_RECORD_BYTES) this.#records.push({ line, fault: 'large' })
    else if (isDeep) this.#records.push({ line, fault: 'deep' })
    else this.#records.push({ line, bytes: Buffer.concat(this.#chunks) })
    this.#chunks = []
    this.#count += 1
    this.#state = 'separator'
  }

  #begin(): void {
    this.#state = 'record'
    this.#firstLine = this.#scanner.line
    this.#maxDepth = this.#scanner.depth
    this.#length = 0
  }

  /** Scans a byte outside records. */
  #outsideRecord(byte: number): void {
    if (byte > SPACE) this.#handleToken(byte)
    this.#scanner.next(byte)
    if (this.#scanner.depth === 0 && this.#state !== 'start') this.#state = 'end'
  }

  #handleToken(byte: number): void {
    const { depth, isInString } = this.#scanner
    if (this.#state === 'start') {
      this.#state = byte === OPEN_ARRAY ? 'value' : 'object'
    } else if (this.#state === 'object') {
      if (byte !== OPEN_ARRAY || depth !== 1 || isInString) return
      this.#arrayDepth = depth + 1
      this.#state = 'value'
    } else if (this.#state === 'value' && byte !== CLOSE_ARRAY && beginsValue(byte)) {
      this.#begin()
    } else if (this.#state === 'value' || this.#state === 'separator') {
      this.#handleSeparator(byte)
    } else if (this.#state === 'end') {
      throw this.#unexpected(byte, 'the end of the file')
    }
  }

  #handleSeparator(byte: number): void {
    const isAfterRecord = this.#state === 'separator'
    if (byte === CLOSE_ARRAY) {
      if (!isAfterRecord && this.#count > 0) {
        throw this.#error(`a comma is not followed by a record after record ${this.#count}`)
      }
      this.#state = 'rest'
      return
    }
    const expected = isAfterRecord ? `a comma or ] after record ${this.#count}` : 'a record'
    if (!isAfterRecord || byte !== COMMA) throw this.#unexpected(byte, expected)
    this.#state = 'value'
  }

  #error = (detail: string) => new JsonSyntaxError(`line ${this.#scanner.line}: ${detail}`)

  #unexpected = (byte: number, expected: string) =>
    this.#error(`expected ${expected}, found ${JSON.stringify(String.fromCharCode(byte))}`)
}
