import { hostileHeaders } from './headers.ts'
import { randomValues } from './random-values.ts'
import type { HostileKind, HostileRequest } from './request.ts'
import { hostileUrls } from './urls.ts'

/** The kinds of hostile requests. */
export const hostileKinds: readonly HostileKind[] = [...hostileUrls, ...hostileHeaders]

/** Generates the requests of a kind: the same ones for the same seed. */
export function requestsOf(kind: HostileKind, seed: number): () => HostileRequest {
  const random = randomValues(seed)
  return () => kind.request(random)
}
