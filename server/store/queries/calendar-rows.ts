import type { Kysely } from 'kysely'
import type { CalendarEntry } from '../appointment-store.ts'
import { storedLead } from '../lead-format.ts'
import type { Tables } from './tables.ts'

/** What is taken, with its lead, or who keeps it. */
export const calendarRows = (db: Kysely<Tables>, tenant: string) =>
  db
    .selectFrom('appointment')
    .leftJoin('lead', (join) =>
      join.onRef('lead.tenant', '=', 'appointment.tenant').onRef('lead.id', '=', 'appointment.id'),
    )
    .leftJoin('staff_member', 'staff_member.id', 'appointment.person')
    .select([
      'appointment.id',
      'appointment.kind',
      'appointment.state',
      'appointment.location',
      'appointment.starts_at',
      'appointment.version',
      'appointment.reason',
      'staff_member.name as kept_by',
      'lead.created',
      'lead.kind as lead_kind',
      'lead.body',
      'lead.appointment',
      'lead.changes',
      'lead.changed',
    ])
    .where('appointment.tenant', '=', tenant)

type Row = Awaited<ReturnType<ReturnType<typeof calendarRows>['execute']>>[number]

export const entryOf = (row: Row): CalendarEntry => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  location: row.location,
  startsAt: row.starts_at,
  version: row.version,
  reason: row.reason ?? undefined,
  keptBy: row.kept_by ?? undefined,
  lead: leadOf(row),
})

function leadOf({ id, created, lead_kind: kind, body, changes, changed, appointment }: Row) {
  if (created === null || kind === null || body === null || changes === null) return undefined
  return storedLead({ id, created, kind, body, changes, changed, appointment })
}
