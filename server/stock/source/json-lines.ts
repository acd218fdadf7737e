import { BracketScanner } from './bracket-scanner.ts'
import { type JsonRecord, MAX_RECORD_DEPTH } from './json-records.ts'
import { MAX_RECORD_BYTES } from './source.ts'

const LINE_FEED = 10
const SPACE = 32

/** Splits JSON Lines into records, one a line; empty lines are none. A faulty line costs itself only. */
export class JsonLines {
  #line = 1
  #length = 0
  #chunks: Buffer[] = []

  /** The records that end in a chunk. */
  read(chunk: Buffer): JsonRecord[] {
    const records: JsonRecord[] = []
    let from = 0
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, from)) {
      this.#append(chunk.subarray(from, end))
      records.push(...this.#finish())
      from = end + 1
    }
    this.#append(chunk.subarray(from))
    return records
  }

  /** The last record, where its line has no end. */
  end(): JsonRecord[] {
    return this.#finish()
  }

  #append(piece: Buffer): void {
    this.#length += piece.length
    // Copied: the reader may use its buffer again.
    if (this.#length <= MAX_RECORD_BYTES) this.#chunks.push(Buffer.from(piece))
    else this.#chunks = []
  }

  #finish(): JsonRecord[] {
    const [line, isLarge] = [this.#line, this.#length > MAX_RECORD_BYTES]
    const bytes = Buffer.concat(this.#chunks)
    this.#line += 1
    this.#length = 0
    this.#chunks = []
    if (isLarge) return [{ line, fault: 'large' }]
    if (bytes.every((byte) => byte <= SPACE)) return []
    return [isDeep(bytes) ? { line, fault: 'deep' } : { line, bytes }]
  }
}

function isDeep(bytes: Buffer): boolean {
  const scanner = new BracketScanner()
  for (const byte of bytes) {
    scanner.next(byte)
    if (scanner.depth > MAX_RECORD_DEPTH) return true
  }
  return false
}

const LINE_END = /\n\s*/

/**
 * Whether the beginning of a JSON file is that of JSON Lines: its first line is a whole object, and
 * another one follows, or nothing and the file's name says so. A file whose first record is longer than
 * the beginning is not.
 */
export function isJsonLines(file: string, beginning: string): boolean {
  const text = beginning.trimStart()
  const [first = ''] = text.split(LINE_END, 1)
  if (!first.startsWith('{') || !isWholeObject(first)) return false
  const next = text.slice(first.length).trimStart().slice(0, 1)
  return next === '{' || (next === '' && /\.(jsonl|ndjson)(\.gz)?$/i.test(file))
}

function isWholeObject(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}
