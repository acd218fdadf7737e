/** Stable codes of a refused import; the stock is unchanged. */
export type ImportErrorCode =
  | 'file_missing'
  | 'file_unreadable'
  | 'file_empty'
  | 'file_malformed'
  | 'not_a_feed'
  | 'no_header'
  | 'no_rows'
  | 'unknown_mapping'
  | 'bad_mapping'
  | 'mapping_exists'
  | 'unknown_tenant'
  | 'bad_site'
  | 'unknown_car'
  | 'would_shrink'
  | 'stock_changed'

/** A refused import, with a message for the person who runs it. */
export class ImportError extends Error {
  readonly code: ImportErrorCode

  constructor(code: ImportErrorCode, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'ImportError'
    this.code = code
  }
}
