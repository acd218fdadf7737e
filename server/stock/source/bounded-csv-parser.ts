import { type Options, Parser } from 'csv-parse'
import { MAX_RECORD_BYTES } from './source.ts'

/** The parser's buffers for the current record; csv-parse declares no type for them. */
type ParserState = {
  field: { length: number; append(byte: number): void; reset(): void }
  record: string[]
  record_length: number
  quoting: boolean
}

const PLACEHOLDER = 0x3f
// Counted per field: 1,000,000 commas are a large record, too.
const BYTES_PER_FIELD = 1

/**
 * csv-parse with bounded memory: it discards the start of a record that is too large. Its own
 * `max_record_size` aborts the file, and without a limit an unclosed quote reads the file into
 * memory. Callers detect records that were too large by their byte counts.
 */
export class BoundedCsvParser extends Parser {
  readonly #state: ParserState

  constructor(options: Options) {
    super(options)
    // The class publishes `state` "for backward compatibility"; csv-source.test.ts tests it.
    this.#state = Reflect.get(this, 'state') as ParserState
  }

  override _transform(
    chunk: Buffer,
    encoding: BufferEncoding,
    callback: (error?: Error | null) => void,
  ): void {
    super._transform(chunk, encoding, callback)
    this.#discardIfTooLarge()
  }

  #discardIfTooLarge(): void {
    const { field, record, record_length, quoting } = this.#state
    const buffered = field.length + record_length + record.length * BYTES_PER_FIELD
    if (buffered <= MAX_RECORD_BYTES) return
    const isInsideWord = field.length > 0 && !quoting
    field.reset()
    // Without a character before it, a quote inside the word would open a quoted field.
    if (isInsideWord) field.append(PLACEHOLDER)
    this.#state.record = []
    this.#state.record_length = 0
  }
}
