/** The statuses that an AppError may answer with. */
export type ErrorStatus =
  | 400
  | 403
  | 404
  | 405
  | 409
  | 410
  | 413
  | 414
  | 415
  | 422
  | 429
  | 500
  | 503

/**
 * A refusal that the caller is told about: a sentence for the person and a code that never changes
 * (D22). Anything else that is thrown is a 500 which tells the request's id and nothing more.
 */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly status: ErrorStatus
  readonly code: string
  readonly fields: Readonly<Record<string, string>> | undefined

  constructor(
    status: ErrorStatus,
    code: string,
    message: string,
    options: ErrorOptions & { fields?: Readonly<Record<string, string>> } = {},
  ) {
    super(message, options)
    this.status = status
    this.code = code
    this.fields = options.fields
  }

  /** The wire shape of D22. */
  toJSON(): { error: string; code: string; fields?: Readonly<Record<string, string>> } {
    return { error: this.message, code: this.code, ...(this.fields && { fields: this.fields }) }
  }
}
