import { type Options, Parser } from 'csv-parse'
import { LARGEST_RECORD } from './source.ts'

/** What the parser holds of the record that it is reading; csv-parse declares no type for it. */
type ParserState = {
  field: { length: number; append(byte: number): void; reset(): void }
  record: string[]
  record_length: number
  quoting: boolean
}

const PLACEHOLDER = 0x3f
// What a field costs beside its letters: 1,000,000 commas are a large record, too.
const BYTES_A_FIELD = 1

/**
 * csv-parse that lets go of a record's beginning once the record is too large. Its own
 * `max_record_size` ends the whole file, and without a limit one open quote takes the file into
 * memory. Whoever reads the records sees by their bytes which were too large.
 */
export class BoundedCsv extends Parser {
  readonly #state: ParserState

  constructor(options: Options) {
    super(options)
    // The class publishes `state` "for backward compatibility"; source.test.ts holds that it works.
    this.#state = Reflect.get(this, 'state') as ParserState
  }

  override _transform(
    chunk: Buffer,
    encoding: BufferEncoding,
    callback: (error?: Error | null) => void,
  ): void {
    super._transform(chunk, encoding, callback)
    this.#letGo()
  }

  #letGo(): void {
    const { field, record, record_length, quoting } = this.#state
    const held = field.length + record_length + record.length * BYTES_A_FIELD
    if (held <= LARGEST_RECORD) return
    const isInWord = field.length > 0 && !quoting
    field.reset()
    // Without a letter before it, a quote inside the word would be taken for one that opens a field.
    if (isInWord) field.append(PLACEHOLDER)
    this.#state.record = []
    this.#state.record_length = 0
  }
}
