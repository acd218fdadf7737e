/** The HTTP statuses of an AppError. */
export type ErrorStatus =
  | 400
  | 401
  | 402
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

interface AppErrorOptions extends ErrorOptions {
  /** A sentence for each field that cannot be accepted. */
  readonly fields?: Readonly<Record<string, string>>
  readonly retryAfter?: number
  /** Further members of the answer, such as the nearest free appointments. */
  readonly more?: Readonly<Record<string, unknown>>
}

/**
 * A refusal that is reported to the client: a sentence for people and a stable code (D22). Anything
 * else that is thrown is a 500 with the request's id and no details.
 */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly status: ErrorStatus
  readonly code: string
  readonly fields: Readonly<Record<string, string>> | undefined
  /** Seconds after which the client may try again. */
  readonly retryAfter: number | undefined
  readonly #more: Readonly<Record<string, unknown>> | undefined

  constructor(status: ErrorStatus, code: string, message: string, options: AppErrorOptions = {}) {
    super(message, options)
    this.status = status
    this.code = code
    this.fields = options.fields
    this.retryAfter = options.retryAfter
    this.#more = options.more
  }

  /** The wire shape of D22. */
  toJSON(): { error: string; code: string; fields?: Readonly<Record<string, string>> } {
    const { message: error, code, fields } = this
    return { error, code, ...(fields && { fields }), ...this.#more }
  }
}
