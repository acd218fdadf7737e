import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../app-env.ts'
import { AppError } from '../app-error.ts'

/** The format of a body: JSON, that of an HTML form sent without script, or with files, or a file as it is. */
export type BodyFormat = 'json' | 'form' | 'files' | 'bytes'

/** Those that are read as text. */
export type TextFormat = Exclude<BodyFormat, 'bytes' | 'files'>

const mediaTypes: Readonly<Record<string, BodyFormat>> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
  'application/octet-stream': 'bytes',
  'multipart/form-data': 'files',
}

const contentType = (c: Context): string => c.req.header('content-type')?.toLowerCase() ?? ''

/** The media type of a request's body, in lower case and without parameters; empty without Content-Type. */
export const mediaTypeOf = (c: Context): string => contentType(c).split(';', 1).join('').trim()

/**
 * For a refusal before the body is read: closes the connection where a body was announced, so that the
 * rest is not read.
 */
export function closeUnread(c: Context<AppEnv>): void {
  const isChunked = c.req.header('transfer-encoding') !== undefined
  if (isChunked || Number(c.req.header('content-length') ?? 0) > 0) c.header('connection', 'close')
}

/** The format of a request's body, or 415: another type, or a charset that is not UTF-8. */
export function formatOf<Format extends BodyFormat>(
  c: Context<AppEnv>,
  formats: readonly Format[],
): Format {
  const format = formats.find((each) => each === mediaTypes[mediaTypeOf(c)])
  const [, charset = 'utf-8'] = /;\s*charset\s*=\s*"?([^";]*)/.exec(contentType(c)) ?? []
  if (format && charset.trim() === 'utf-8') return format
  const taken = Object.keys(mediaTypes).filter((type) =>
    formats.some((each) => each === mediaTypes[type]),
  )
  c.header('accept', taken.join(', '))
  closeUnread(c)
  const message = `The body must be ${taken.join(' or ')}, in UTF-8`
  throw new AppError(415, 'unsupported_media_type', message)
}

/**
 * Refuses a larger body with 413: by its declared length, else as soon as more has arrived, and closes
 * the connection, so that the rest is not read.
 *
 * @param maxBytes of the body as it is sent
 */
export function limitedBody(maxBytes: number) {
  const limit = bodyLimit({
    maxSize: maxBytes,
    onError: (c) => {
      c.header('connection', 'close')
      const most = maxBytes.toLocaleString('en-AU')
      throw new AppError(413, 'body_too_large', `The body is too large: at most ${most} bytes`)
    },
  })
  return createMiddleware<AppEnv>((c, next) => limit(c, next).catch(endedEarly))
}

/** Converts an error of reading a body: it was refused, or its client disconnected, which is a 400. */
function endedEarly(cause: unknown): never {
  if (cause instanceof AppError) throw cause
  throw new AppError(400, 'body_incomplete', 'The body of this request ended early', { cause })
}

/**
 * Refuses other types with 415, and a compressed body too: its decompressed size has no bound.
 * RFC 9110, 15.5.16.
 */
export const knownFormat = (formats: readonly BodyFormat[]) =>
  createMiddleware<AppEnv>((c, next) => {
    formatOf(c, formats)
    const encoding = c.req.header('content-encoding')?.trim().toLowerCase() ?? 'identity'
    if (encoding === 'identity') return next()
    closeUnread(c)
    throw new AppError(415, 'unsupported_encoding', 'The body must not be compressed')
  })

/** A request's whole body; 400 where it ends early. */
export const bytesOf = async (c: Context<AppEnv>): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await c.req.arrayBuffer().catch(endedEarly))

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** The value of a form's field; one that was sent several times is a list. */
export type FormValue = string | readonly string[]

/** The fields of a form by name. */
export type FormValues = Readonly<Record<string, FormValue>>

/** The fields of an HTML form; 400 where it is not UTF-8, 422 where it has too many. */
export const parseForm = (bytes: Uint8Array<ArrayBuffer>): FormValues => formValue(decoded(bytes))

/** Decodes a body, before validation; 400 where it is not UTF-8 or not JSON. */
export function parseBody(bytes: Uint8Array<ArrayBuffer>, format: TextFormat): unknown {
  const text = decoded(bytes)
  return format === 'form' ? formValue(text) : jsonValue(text)
}

function decoded(bytes: Uint8Array<ArrayBuffer>): string {
  try {
    return utf8.decode(bytes)
  } catch (cause) {
    throw new AppError(400, 'malformed_text', 'The body is not UTF-8 text', { cause })
  }
}

function jsonValue(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new AppError(400, 'malformed_json', 'The body is not valid JSON', { cause })
  }
}

/** A form of ours has at most some thirty fields. */
const MAX_FIELDS = 200

/** `a=1&b=2&b=3` is `{ a: '1', b: ['2', '3'] }`. */
function formValue(text: string): FormValues {
  const pairs = [...new URLSearchParams(text)]
  if (pairs.length > MAX_FIELDS) {
    throw new AppError(422, 'too_many_fields', `A form has at most ${MAX_FIELDS} fields`)
  }
  const byName = Map.groupBy(pairs, ([name]) => name)
  return Object.fromEntries(
    Array.from(byName, ([name, given]) => {
      const values = given.map(([, value]) => value)
      const [only] = values
      return [name, values.length === 1 && only !== undefined ? only : values]
    }),
  )
}
