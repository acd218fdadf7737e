import { type HostileKind, requestsOf } from './hostile-kinds.ts'
import { type Outcome, RawClient } from './raw-client.ts'

/** What came back for one kind of requests. */
export interface KindResult {
  readonly sent: number
  readonly seconds: number
  readonly outcomes: ReadonlyMap<Outcome, number>
  /** The beginnings of the requests that a 5xx or nothing in time answered: the first few. */
  readonly failures: readonly string[]
}

export interface HostileRun {
  readonly port: number
  readonly seed: number
  /** Requests to send, unless the time ends first. */
  readonly requests: number
  readonly maxMs: number
}

const connections = 6
const keptFailures = 5
const shownCharacters = 300

/** Sends requests of one kind over a few connections, each of which waits for its answer. */
export async function sendKind(
  kind: HostileKind,
  { port, seed, requests, maxMs }: HostileRun,
): Promise<KindResult> {
  const next = requestsOf(kind, seed)
  const outcomes = new Map<Outcome, number>()
  const failures: string[] = []
  const began = performance.now()
  let sent = 0
  const work = async () => {
    const client = new RawClient(port)
    while (sent < requests && performance.now() - began < maxMs) {
      sent++
      const { bytes, method } = next()
      const outcome = await client.send(bytes, method)
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
      if (isFailure(outcome) && failures.length < keptFailures) {
        failures.push(`${outcome}: ${bytes.toString('latin1', 0, shownCharacters)}`)
      }
    }
    client.close()
  }
  await Promise.all(Array.from({ length: connections }, work))
  return { sent, seconds: (performance.now() - began) / 1000, outcomes, failures }
}

/**
 * Whether the server is at fault. 501 and 505 are the answers of HTTP itself to a method or version
 * that a server does not know.
 */
export const isFailure = (outcome: Outcome): boolean =>
  outcome === 'timeout' ||
  (typeof outcome === 'number' && outcome >= 500 && outcome !== 501 && outcome !== 505)
