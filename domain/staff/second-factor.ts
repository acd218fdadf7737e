import type { Role } from './role.ts'

/** How long a viewer may work with a password alone. */
export const DAYS_WITHOUT_SECOND_FACTOR = 7

const DAY_MS = 86_400_000

/** A person's place at a site. */
export interface Place {
  readonly role: Role
  /** Since when, ISO text in UTC. */
  readonly since: string
}

/**
 * Until when a person may work without a second factor, ISO text: never longer than any of their sites
 * allows; at once above viewer. Undefined without a site.
 */
export function secondFactorDue(places: readonly Place[]): string | undefined {
  const due = places.map(({ role, since }) => {
    const days = role === 'viewer' ? DAYS_WITHOUT_SECOND_FACTOR : 0
    return new Date(Date.parse(since) + days * DAY_MS).toISOString()
  })
  return due.toSorted()[0]
}
