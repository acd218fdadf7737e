import {
  bulkhead,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  retry,
  wrap,
} from 'cockatiel'
import { ProviderError, type ProviderFault } from './provider-call.ts'

/** So many failures in a row open the circuit; after a while one call tries again. */
const FAILURES = 5
const OPEN_MS = 30_000
/** Each holds an answer of bounded length. */
const AT_ONCE = 200
const AGAIN_MS = 300

const hasFault =
  (...faults: ProviderFault[]) =>
  (cause: unknown): boolean =>
    cause instanceof ProviderError && faults.includes(cause.fault)

/** Does some work at most so often as its guards allow; rejects with its error, or with that of a guard. */
type Guarded = <Answer>(signal: AbortSignal, work: () => Promise<Answer>) => Promise<Answer>

export interface Guards {
  /** For a question that may be asked twice. */
  readonly asking: Guarded
  /** For what costs, or changes something: again only where nothing was sent. */
  readonly once: Guarded
}

/** What spares a provider that is in trouble, and who waits for it: one circuit for all its calls. */
export function guards(): Guards {
  // What it refuses or what cannot be read says nothing about the next question.
  const breaker = circuitBreaker(handleWhen(hasFault('not_reached', 'failed', 'late')), {
    halfOpenAfter: OPEN_MS,
    breaker: new ConsecutiveBreaker(FAILURES),
  })
  const limit = bulkhead(AT_ONCE)
  const again = (...faults: ProviderFault[]) =>
    retry(handleWhen(hasFault(...faults)), {
      maxAttempts: 1,
      backoff: new ExponentialBackoff({ initialDelay: AGAIN_MS }),
    })
  const guarded = (...faults: ProviderFault[]): Guarded => {
    const policy = wrap(limit, again(...faults), breaker)
    return (signal, work) => policy.execute(work, signal)
  }
  return { asking: guarded('not_reached', 'failed'), once: guarded('not_reached') }
}
