import { hostileAddresses } from './addresses.ts'
import { drawing } from './draw.ts'
import { hostileHeaders } from './headers.ts'
import type { HostileKind, HostileRequest } from './request.ts'

/** The twelve kinds of hostile requests. */
export const hostileKinds: readonly HostileKind[] = [...hostileAddresses, ...hostileHeaders]

/** The requests of a kind: the same ones for the same seed. */
export function requestsOf(kind: HostileKind, seed: number): () => HostileRequest {
  const draw = drawing(seed)
  return () => kind.request(draw)
}
