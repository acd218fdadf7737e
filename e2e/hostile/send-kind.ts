import { type Outcome, RawClient } from '../http/raw-client.ts'
import { requestsOf } from './kinds.ts'
import type { HostileKind } from './request.ts'

/** The outcomes of one kind of requests. */
export interface KindResult {
  readonly sent: number
  readonly seconds: number
  readonly outcomes: ReadonlyMap<Outcome, number>
  /** The first few failed requests, cut after some characters: 5xx, or no response in time. */
  readonly failures: readonly string[]
}

export interface HostileRun {
  readonly port: number
  readonly seed: number
  /** Number of requests, fewer if `maxMs` ends first. */
  readonly requests: number
  readonly maxMs: number
}

const connections = 6
const maxFailures = 5
const maxCharacters = 300

/** Sends requests of one kind over a few connections, one at a time on each. */
export async function sendKind(
  kind: HostileKind,
  { port, seed, requests, maxMs }: HostileRun,
): Promise<KindResult> {
  const next = requestsOf(kind, seed)
  const outcomes = new Map<Outcome, number>()
  const failures: string[] = []
  const began = performance.now()
  let sent = 0
  const worker = async () => {
    const client = new RawClient(port)
    while (sent < requests && performance.now() - began < maxMs) {
      sent++
      const { bytes, method } = next()
      const outcome = await client.send(bytes, method)
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
      if (isFailure(outcome) && failures.length < maxFailures) {
        failures.push(`${outcome}: ${bytes.toString('latin1', 0, maxCharacters)}`)
      }
    }
    client.close()
  }
  await Promise.all(Array.from({ length: connections }, worker))
  return { sent, seconds: (performance.now() - began) / 1000, outcomes, failures }
}

/**
 * Whether the server is at fault. 501 and 505 are not failures: Node's HTTP parser sends them for
 * an unknown method or version.
 */
export const isFailure = (outcome: Outcome): boolean =>
  outcome === 'timeout' ||
  (typeof outcome === 'number' && outcome >= 500 && outcome !== 501 && outcome !== 505)
