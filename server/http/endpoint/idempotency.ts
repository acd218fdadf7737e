import { AppError } from '../app-error.ts'

/** What an endpoint answered, to be answered again. */
export interface KeptAnswer {
  readonly status: 200 | 201 | 202 | 204 | 303
  /** JSON, or where a 303 leads; empty of a 204. */
  readonly text: string
}

/** What a key stands for. Keys of different tenants and endpoints never meet. */
export interface KeyUse {
  readonly tenant: string
  readonly endpoint: string
  readonly key: string
  /** Equal for equal bodies. */
  readonly fingerprint: string
}

/** Whoever holds a claim must end it, by one of the two. */
export interface Claim {
  /** From now on the key is answered with this. */
  finish(answer: KeptAnswer): Promise<void>
  /** Nothing was done: the key may be used again. */
  release(): Promise<void>
}

export type Claimed =
  | { readonly state: 'free'; readonly claim: Claim }
  | { readonly state: 'in_progress' }
  | { readonly state: 'other_body' }
  | { readonly state: 'answered'; readonly answer: KeptAnswer }

/**
 * Remembers what was answered under a key. In memory it holds for double clicks and repeated requests
 * (`MemoryKeys`); a database holds it across restarts and processes.
 */
export interface IdempotencyKeys {
  /** Looks the key up and, where it is free, takes it, in one step. */
  claim(use: KeyUse): Promise<Claimed>
}

/** A string of structured fields (RFC 8941, 3.3.3), long enough that nobody guesses another's. */
const QUOTED = /^"([\w.~:+/=-]{16,64})"$/

/**
 * The key of an `Idempotency-Key` header (draft-ietf-httpapi-idempotency-key-header): a quoted string
 * such as `"8e03978e-40d5-43dd-bc93-6894a57f9324"`. Throws a 400 where it is none.
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
 * Does the work once for a key: a repeated request with the same body is answered as the first was.
 * Throws a 409 while the first is in progress, a 422 where the body is another. What fails may be
 * tried again under its key.
 */
export async function once(
  keys: IdempotencyKeys,
  use: KeyUse,
  work: () => Promise<KeptAnswer>,
): Promise<KeptAnswer> {
  const claimed = await keys.claim(use)
  if (claimed.state === 'answered') return claimed.answer
  if (claimed.state === 'in_progress') {
    throw new AppError(409, 'request_in_progress', 'The same request is being answered already')
  }
  if (claimed.state === 'other_body') {
    const message = 'This Idempotency-Key was used for another body'
    throw new AppError(422, 'idempotency_key_reused', message)
  }
  const { claim } = claimed
  let answer: KeptAnswer
  try {
    answer = await work()
  } catch (cause) {
    await claim.release()
    throw cause
  }
  await claim.finish(answer)
  return answer
}
