/** Why a provider gave no answer: nothing of what was sent or answered is in it, nor the key. */
export type ProviderFault =
  /** No connection was made, so that nothing was sent. */
  | 'not_reached'
  /** It was cut off, or answered 5xx. */
  | 'failed'
  /** It answered another status. */
  | 'refused'
  /** Not within its time. */
  | 'late'
  /** Too long, or no JSON. */
  | 'unreadable'

export class ProviderError extends Error {
  readonly fault: ProviderFault

  constructor(fault: ProviderFault, detail = '') {
    super(`the provider ${sentences[fault]}${detail && ` (${detail})`}`)
    this.fault = fault
  }

  /** Whether the provider may have done what it was asked to: no answer came, or none that can be read. */
  get isUnknown(): boolean {
    return this.fault !== 'not_reached' && this.fault !== 'refused'
  }
}

const sentences: Readonly<Record<ProviderFault, string>> = {
  not_reached: 'was not reached',
  failed: 'failed',
  refused: 'refused',
  late: 'did not answer in time',
  unreadable: 'answered what cannot be read',
}

export interface ProviderCall {
  readonly url: URL
  /** Bearer token. */
  readonly key?: string
  /** JSON, or a form with a file, which is posted; without it the address is read. */
  readonly body?: Readonly<Record<string, unknown>> | FormData
  readonly withinMs: number | undefined
}

/** One call of a provider, milliseconds. */
export const WITHIN_MS = 15_000
/** An answer of a few hundred cars is far shorter. */
const MAX_ANSWER_BYTES = 256 * 1024
const MULTIPLE_CHOICES = 300
const SERVER_ERROR = 500

/** Asks a provider, and reads its JSON. @throws ProviderError */
export async function providerCall(
  { url, key, body, withinMs = WITHIN_MS }: ProviderCall,
  signal: AbortSignal,
): Promise<unknown> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(withinMs)])
  const isJson = body !== undefined && !(body instanceof FormData)
  const init = {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      accept: 'application/json',
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
      ...(isJson && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: isJson ? JSON.stringify(body) : body }),
  }
  const { status, text } = await boundedFetch(url, init, limit)
  if (status >= MULTIPLE_CHOICES) throw new ProviderError('refused', `status ${status}`)
  return jsonOf(text)
}

/**
 * An answer below 500 whose body is not too long; follows no redirect.
 * @param limit when it is no longer waited for, the body included
 * @throws ProviderError
 */
export async function boundedFetch(
  url: URL | string,
  init: RequestInit,
  limit: AbortSignal,
): Promise<{ readonly status: number; readonly headers: Headers; readonly text: string }> {
  try {
    const response = await fetch(url, { ...init, redirect: 'manual', signal: limit })
    const text = await textOf(response)
    const { status, headers } = response
    if (status >= SERVER_ERROR) throw new ProviderError('failed', `status ${status}`)
    return { status, headers, text }
  } catch (cause) {
    throw cause instanceof ProviderError ? cause : faultOf(cause, limit)
  }
}

/** The body, and no more of it than is read. */
async function textOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.length
    // Leaving the loop ends the connection.
    if (bytes > MAX_ANSWER_BYTES) throw new ProviderError('unreadable', 'too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ProviderError('unreadable', 'no JSON')
  }
}

/** Codes of a connection that was never made. */
const notConnected = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH']

function faultOf(cause: unknown, limit: AbortSignal): ProviderError {
  if (limit.aborted) return new ProviderError('late')
  const inner: unknown = cause instanceof Error ? cause.cause : undefined
  const code = inner instanceof Error && 'code' in inner ? String(inner.code) : ''
  return new ProviderError(notConnected.includes(code) ? 'not_reached' : 'failed', code)
}
