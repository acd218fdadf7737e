import type { Transaction } from 'kysely'
import type { AppointmentChange } from '../appointment-store.ts'
import type { Appointment } from '../stored-lead.ts'
import { appointmentRows, insertTimes } from './appointment-rows.ts'
import type { DatabaseEngine } from './engine.ts'
import type { AppointmentRow, Tables } from './tables.ts'

/**
 * Changes the appointment of a lead, and what the lead says of it. `taken` leaves the transaction half done: it must be
 * rolled back.
 */
export async function changeAppointment(
  { lock }: Pick<DatabaseEngine, 'lock'>,
  tx: Transaction<Tables>,
  tenant: string,
  id: string,
  { version, state, to }: AppointmentChange,
): Promise<'changed' | 'stale' | 'taken'> {
  // As `changeLeadIn`: a statement of its own, before the ones that look.
  await lock(tx, `lead of ${tenant}: ${id}`)
  const lead = await tx
    .selectFrom('lead')
    .select(['kind', 'appointment'])
    .where((eb) => eb.and({ tenant, id }))
    .executeTakeFirst()
  if (!lead) return 'stale'
  const [first] = to ? appointmentRows(tenant, { id, kind: lead.kind, appointment: to }) : []
  const before = await removed(tx, tenant, id, version)
  const row = version === 0 ? first : before && { ...before, ...placeOf(to) }
  if (!row || (version === 0 && (await hasOne(tx, tenant, id)))) return 'stale'
  const [taken] = await insertTimes(tx, [{ ...row, state, version: version + 1 }])
  if (!taken) return 'taken'
  const said = to ? JSON.stringify(to) : lead.appointment
  await tx
    .updateTable('lead')
    .set({ appointment: state === 'cancelled' ? null : said })
    .where((eb) => eb.and({ tenant, id }))
    .execute()
  return 'changed'
}

/** Takes the row out, so that one with the new time can take its place. */
const removed = (
  tx: Transaction<Tables>,
  tenant: string,
  id: string,
  version: number,
): Promise<AppointmentRow | undefined> =>
  tx
    .deleteFrom('appointment')
    .where((eb) => eb.and({ tenant, id, version }))
    .where('kind', '<>', 'kept')
    .returningAll()
    .executeTakeFirst()

const hasOne = async (tx: Transaction<Tables>, tenant: string, id: string): Promise<boolean> =>
  (await tx
    .selectFrom('appointment')
    .select('id')
    .where((eb) => eb.and({ tenant, id }))
    .executeTakeFirst()) !== undefined

const placeOf = (to: Appointment | undefined) =>
  to ? { location: to.location, starts_at: to.startsAt } : {}
