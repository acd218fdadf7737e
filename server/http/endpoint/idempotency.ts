import { AppError } from '../app-error.ts'

/** The response of an endpoint, stored to be sent again. */
export interface StoredResponse {
  readonly status: 200 | 201 | 202 | 204 | 303
  /** JSON, or the location of a 303; empty for a 204. */
  readonly text: string
}

/** One use of a key. Keys are scoped to tenant and endpoint. */
export interface KeyUse {
  readonly tenant: string
  readonly endpoint: string
  readonly key: string
  /** Equal for equal bodies. */
  readonly fingerprint: string
}

/** The holder of a claim must call one of the two. */
export interface Claim {
  /** Stores the response for the key. */
  finish(answer: StoredResponse): Promise<void>
  /** The request failed: the key may be used again. */
  release(): Promise<void>
}

export type ClaimResult =
  | { readonly state: 'free'; readonly claim: Claim }
  | { readonly state: 'in_progress' }
  | { readonly state: 'other_body' }
  | { readonly state: 'answered'; readonly answer: StoredResponse }

/**
 * Stores the responses of keys. In memory it covers double clicks and repeated requests (`MemoryKeys`);
 * across restarts and processes it needs a database.
 */
export interface IdempotencyKeys {
  /** Looks the key up and, where it is free, claims it, atomically. */
  claim(use: KeyUse): Promise<ClaimResult>
}

/** A string of structured fields (RFC 8941, 3.3.3), too long to guess. */
const QUOTED = /^"([\w.~:+/=-]{16,64})"$/

/**
 * The key of an `Idempotency-Key` header (draft-ietf-httpapi-idempotency-key-header): a quoted string
 * such as `"8e03978e-40d5-43dd-bc93-6894a57f9324"`. Throws a 400 where it is malformed.
 */
export function idempotencyKeyOf(header: string | undefined): string | undefined {
  if (header === undefined) return undefined
  const [, key] = QUOTED.exec(header.trim()) ?? []
  if (key !== undefined) return key
  const message =
    'Idempotency-Key must be a text of 16 to 64 letters and digits in quotes, such as a UUID'
  throw new AppError(400, 'malformed_idempotency_key', message)
}

/**
 * Does the work once for a key: a repeated request with the same body gets the first response. Throws
 * a 409 while the first is in progress, a 422 where the body differs. Failed work may be repeated under
 * its key.
 */
export async function once(
  keys: IdempotencyKeys,
  use: KeyUse,
  work: () => Promise<StoredResponse>,
): Promise<StoredResponse> {
  const claimed = await keys.claim(use)
  if (claimed.state === 'answered') return claimed.answer
  if (claimed.state === 'in_progress') {
    throw new AppError(409, 'request_in_progress', 'The same request is already in progress')
  }
  if (claimed.state === 'other_body') {
    const message = 'This Idempotency-Key was used for another body'
    throw new AppError(422, 'idempotency_key_reused', message)
  }
  const { claim } = claimed
  let answer: StoredResponse
  try {
    answer = await work()
  } catch (cause) {
    await claim.release()
    throw cause
  }
  await claim.finish(answer)
  return answer
}
