/** The HTTP statuses of an AppError. */
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
  | 504

/**
 * A refusal that is reported to the client: a sentence for people and a stable code (D22). Anything
 * else that is thrown is a 500 with the request's id and no details.
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
