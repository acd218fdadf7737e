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

/** Cars of one dealership (or of the whole feed, where it names none) before and lost. */
export type Loss = { dealership: string; before: number; removed: number }

/** A refused import, with a message for the person who runs it. */
export class ImportError extends Error {
  readonly code: ImportErrorCode
  /** Of `would_shrink`, each that is too large. */
  readonly losses: readonly Loss[] | undefined

  constructor(code: ImportErrorCode, message: string, cause?: unknown, losses?: readonly Loss[]) {
    super(message, { cause })
    this.name = 'ImportError'
    this.code = code
    this.losses = losses
  }
}
