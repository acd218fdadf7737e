import type { Kysely } from 'kysely'
import type { Appointment } from '../stored-lead.ts'
import type { AppointmentRow, Tables } from './tables.ts'

/** The row of what a lead books: none, or one. */
export const appointmentRows = (
  tenant: string,
  {
    id,
    kind,
    appointment,
  }: {
    readonly id: string
    readonly kind: string
    readonly appointment?: Appointment | undefined
  },
): AppointmentRow[] =>
  appointment
    ? [
        {
          tenant,
          id,
          kind: kind === 'service' ? 'service' : 'drive',
          state: 'asked',
          location: appointment.location,
          starts_at: appointment.startsAt,
          reason: null,
          person: null,
          version: 1,
        },
      ]
    : []

/** Takes times of locations; the ids of those that were free. */
export async function insertTimes(
  tx: Kysely<Tables>,
  rows: readonly AppointmentRow[],
): Promise<{ readonly id: string }[]> {
  if (rows.length === 0) return []
  return tx
    .insertInto('appointment')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
}
