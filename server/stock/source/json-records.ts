import { BracketScanner } from './bracket-scanner.ts'
import { LARGEST_RECORD } from './source.ts'

const [BLANK, QUOTE, COMMA, COLON] = [32, 34, 44, 58]
const [OPEN_LIST, CLOSE_LIST, CLOSE_OBJECT] = [91, 93, 125]

/** Levels of lists and objects that one record may have. */
export const DEEPEST_RECORD = 64

/** A value of the file's list: its bytes, or why they were not kept. `line` is its first line. */
export type JsonRecord = { line: number } & (
  | { bytes: Buffer; fault?: undefined }
  | { bytes?: undefined; fault: 'large' | 'deep' }
)

/** What the file does not have where JSON needs it. */
export class JsonFault extends Error {}

const endsScalar = (byte: number) =>
  byte <= BLANK || byte === COMMA || byte === CLOSE_LIST || byte === CLOSE_OBJECT
const closesValue = (byte: number) => byte === QUOTE || byte === CLOSE_LIST || byte === CLOSE_OBJECT
const beginsValue = (byte: number) => byte !== COMMA && byte !== COLON && byte !== CLOSE_OBJECT

/**
 * Finds the records of a JSON file by its brackets and quotes: the values of its list, or of the
 * first list directly inside its object. A record is left to JSON.parse; a too large or too deep
 * one is passed over and never held whole.
 */
export class JsonRecords {
  #place: 'start' | 'object' | 'value' | 'record' | 'separator' | 'rest' | 'end' = 'start'
  readonly #scanner = new BracketScanner()
  #listDepth = 1
  #count = 0
  #firstLine = 1
  #deepest = 0
  #length = 0
  #pieces: Buffer[] = []
  #found: JsonRecord[] = []

  /** The records that end in a chunk. @throws JsonFault */
  read(chunk: Buffer): JsonRecord[] {
    this.#found = []
    let from = 0
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at] ?? 0
      if (this.#place === 'record') {
        const end = this.#endAt(byte, at)
        if (end !== undefined) this.#finish(chunk.subarray(from, end))
        if (end !== at) continue
      }
      this.#between(byte)
      // `#between` began a record.
      if (this.#isInRecord()) from = at
    }
    if (this.#isInRecord()) this.#keep(chunk.subarray(from))
    return this.#found
  }

  /** @throws JsonFault where the file breaks off */
  end(): void {
    const next = this.#count + 1
    if (this.#isInRecord()) {
      throw this.#fault(`record ${next}, which begins at line ${this.#firstLine}, has no end`)
    }
    if (this.#place !== 'end') throw this.#fault(`it has no end after record ${this.#count}`)
  }

  #isInRecord = () => this.#place === 'record'

  /** Follows a byte of a record; where the record ends there, the place of its end. */
  #endAt(byte: number, at: number): number | undefined {
    const scanner = this.#scanner
    const isOuter = () => scanner.depth === this.#listDepth && !scanner.isInText
    if (isOuter() && endsScalar(byte)) return at
    scanner.next(byte)
    if (scanner.depth > this.#deepest) this.#deepest = scanner.depth
    return isOuter() && closesValue(byte) ? at + 1 : undefined
  }

  #keep(piece: Buffer): void {
    this.#length += piece.length
    if (this.#length <= LARGEST_RECORD) this.#pieces.push(piece)
    else this.#pieces = []
  }

  #finish(piece: Buffer): void {
    this.#keep(piece)
    const line = this.#firstLine
    const isDeep = this.#deepest - this.#listDepth > DEEPEST_RECORD
    if (this.#length > LARGEST_RECORD) this.#found.push({ line, fault: 'large' })
    else if (isDeep) this.#found.push({ line, fault: 'deep' })
    else this.#found.push({ line, bytes: Buffer.concat(this.#pieces) })
    this.#pieces = []
    this.#count += 1
    this.#place = 'separator'
  }

  #begin(): void {
    this.#place = 'record'
    this.#firstLine = this.#scanner.line
    this.#deepest = this.#scanner.depth
    this.#length = 0
  }

  /** Follows a byte that belongs to no record yet. */
  #between(byte: number): void {
    if (byte > BLANK) this.#arrive(byte)
    this.#scanner.next(byte)
    if (this.#scanner.depth === 0 && this.#place !== 'start') this.#place = 'end'
  }

  #arrive(byte: number): void {
    const { depth, isInText } = this.#scanner
    if (this.#place === 'start') {
      this.#place = byte === OPEN_LIST ? 'value' : 'object'
    } else if (this.#place === 'object') {
      if (byte !== OPEN_LIST || depth !== 1 || isInText) return
      this.#listDepth = depth + 1
      this.#place = 'value'
    } else if (this.#place === 'value' && byte !== CLOSE_LIST && beginsValue(byte)) {
      this.#begin()
    } else if (this.#place === 'value' || this.#place === 'separator') {
      this.#separate(byte)
    } else if (this.#place === 'end') {
      throw this.#unexpected(byte, 'the end of the file')
    }
  }

  #separate(byte: number): void {
    const isAfterRecord = this.#place === 'separator'
    if (byte === CLOSE_LIST) {
      if (!isAfterRecord && this.#count > 0) {
        throw this.#fault(`a comma is followed by no record after record ${this.#count}`)
      }
      this.#place = 'rest'
      return
    }
    const wanted = isAfterRecord ? `a comma or ] after record ${this.#count}` : 'a record'
    if (!isAfterRecord || byte !== COMMA) throw this.#unexpected(byte, wanted)
    this.#place = 'value'
  }

  #fault = (says: string) => new JsonFault(`line ${this.#scanner.line}: ${says}`)

  #unexpected = (byte: number, expected: string) =>
    this.#fault(`expected ${expected}, found ${JSON.stringify(String.fromCharCode(byte))}`)
}
