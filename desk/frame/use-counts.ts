import { useQuery } from '@tanstack/react-query'
import type { StaffAnswer } from '#domain/staff/staff-calls.ts'
import { attentionQuery } from '../api/queries.ts'

type Kind = StaffAnswer<'GET /:site/attention'>['items'][number]['kind']

/** What of Today each screen mends. */
const countedIn: Readonly<Partial<Record<Kind, string>>> = {
  lead: 'Leads',
  appointment: 'Test drives',
  hold: 'Reservations',
  import: 'Imports',
}

/** How much waits behind a screen, by its title; none until it is known. */
export function useCounts(site: string): ReadonlyMap<string, number> {
  const items = useQuery(attentionQuery(site)).data?.items ?? []
  const counts = new Map([['Today', items.length]])
  for (const { kind } of items) {
    const title = countedIn[kind]
    if (title !== undefined) counts.set(title, (counts.get(title) ?? 0) + 1)
  }
  return counts
}
