import type { LeadIdentity } from '../lead-store.ts'

/**
 * The locks of a transaction that stores leads of these keys and contents, for `DatabaseEngine.lock`: all keys
 * before all digests, each in order, so that two transactions cannot wait for each other.
 */
export function locksOf(
  tenant: string,
  identities: readonly Pick<LeadIdentity, 'key' | 'digest'>[],
): readonly string[] {
  const keys = new Set(identities.flatMap(({ key }) => (key === undefined ? [] : [key])))
  const digests = new Set(identities.map(({ digest }) => digest))
  return [
    ...[...keys].toSorted().map((key) => `lead key of ${tenant}: ${key}`),
    ...[...digests].toSorted().map((digest) => `lead digest of ${tenant}: ${digest}`),
  ]
}
