import { type Kysely, sql, type Transaction } from 'kysely'
import type { Actor } from '../audit-log.ts'
import type { LeadDeed, NamedLeadEvent } from '../lead-work.ts'
import type { LeadEventRow } from './lead-work-tables.ts'
import { storable } from './storable-text.ts'
import type { Tables } from './tables.ts'

/** A deed as its row has it. */
export function deedOf({ kind, details }: Pick<LeadEventRow, 'kind' | 'details'>): LeadDeed {
  const deed: LeadDeed = { kind, ...JSON.parse(details) }
  return deed
}

/** The columns of a deed. */
export const deedColumns = ({ kind, ...details }: LeadDeed) => ({
  kind,
  details: storable(JSON.stringify(details)),
})

/** See `LeadWorkStore.events`. */
export async function leadEvents(
  db: Kysely<Tables>,
  tenant: string,
  lead: string,
): Promise<NamedLeadEvent[]> {
  const rows = await db
    .selectFrom('lead_event')
    .leftJoin('staff_member', 'staff_member.id', 'lead_event.person')
    .select(['n', 'at', 'kind', 'details', 'person', 'staff_member.name'])
    .where((eb) => eb.and({ tenant, lead }))
    .orderBy('n', 'desc')
    .execute()
  return rows.map(({ n, at, person, name, ...row }) => ({
    n,
    at,
    person: person ?? undefined,
    name: name ?? undefined,
    deed: deedOf(row),
  }))
}

/** Adds to what was done with a lead, in the transaction that holds its lock. */
export async function addLeadEvent(
  tx: Transaction<Tables>,
  { tenant, lead }: { readonly tenant: string; readonly lead: string },
  deed: LeadDeed,
  by: Pick<Actor, 'at' | 'person'>,
): Promise<void> {
  await tx
    .insertInto('lead_event')
    .values((eb) => ({
      tenant,
      lead,
      n: eb
        .selectFrom('lead_event')
        .select(sql<number>`coalesce(max(n), 0) + 1`.as('n'))
        .where((of) => of.and({ tenant, lead })),
      at: by.at,
      person: by.person ?? null,
      ...deedColumns(deed),
    }))
    .execute()
}
