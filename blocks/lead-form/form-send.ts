/** A form waits this long for its answer; longer than the server waits for its database. Spec 8.05. */
export const ANSWER_WITHIN_MS = 15_000

/** The answer to a lead that is stored. */
export interface StoredAnswer {
  readonly lead_id: string
  readonly reference?: string
  readonly key?: string
  readonly event?: number
  /** Where to go now: a path with its query. */
  readonly next?: string
}

/** What became of one attempt. */
export type Sent =
  | { readonly state: 'stored'; readonly answer: StoredAnswer }
  | {
      readonly state: 'refused'
      /** A sentence for each field. */
      readonly faults: Readonly<Record<string, string>>
      readonly error: string | undefined
      /** The appointment is somebody else's now. */
      readonly isTaken: boolean
      /** The nearest free ones, by the location's clock: `2026-11-26T09:30`. */
      readonly slots: readonly string[]
    }
  /** No answer, or one that cannot be read: nobody knows a reason. */
  | { readonly state: 'failed' }
  | { readonly state: 'no_answer' | 'offline' }

interface SendOptions {
  /** The same for every attempt of one submission. D24. */
  readonly key: string
  readonly timeoutMs?: number
  /** The network, for tests. */
  readonly post?: typeof fetch
  readonly isOnline?: () => boolean
}

/** Sends a form to the server as JSON, once; never rejects. Spec 7.09, 8.04, 8.05, D24. */
export async function send(
  body: Readonly<Record<string, unknown>>,
  {
    key,
    timeoutMs = ANSWER_WITHIN_MS,
    post = fetch,
    isOnline = () => navigator.onLine,
  }: SendOptions,
): Promise<Sent> {
  if (!isOnline()) return { state: 'offline' }
  try {
    const response = await post('/api/leads', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': `"${key}"` },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    })
    return sentOf(await response.json())
  } catch (cause) {
    const isLate = cause instanceof DOMException && cause.name === 'TimeoutError'
    return { state: isLate ? 'no_answer' : 'failed' }
  }
}

function sentOf(
  answer: Partial<StoredAnswer> & Partial<Record<'error' | 'fields' | 'code' | 'slots', unknown>>,
): Sent {
  const { lead_id } = answer
  if (typeof lead_id === 'string' && lead_id !== '')
    return { state: 'stored', answer: { ...answer, lead_id } }
  const faults = Object.entries(Object(answer.fields)).filter(
    (fault): fault is [string, string] => typeof fault[1] === 'string',
  )
  const error = typeof answer.error === 'string' ? answer.error : undefined
  const isTaken = answer.code === 'slot_taken'
  const slots = Array.isArray(answer.slots) ? answer.slots.map(String) : []
  return { state: 'refused', faults: Object.fromEntries(faults), error, isTaken, slots }
}
