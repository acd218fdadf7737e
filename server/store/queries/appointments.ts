import type { Kysely } from 'kysely'
import type { AppointmentStore } from '../appointment-store.ts'
import { isStorable } from './storable-text.ts'
import type { Tables } from './tables.ts'

/** See `AppointmentStore`. */
export const appointmentStore = (db: Kysely<Tables>, tenant: string): AppointmentStore => ({
  async taken({ location, from, to }) {
    if (!isStorable(location)) return []
    const rows = await db
      .selectFrom('appointment')
      .select('starts_at')
      .where('tenant', '=', tenant)
      .where('location', '=', location)
      .where('starts_at', '>=', from)
      .where('starts_at', '<', to)
      .orderBy('starts_at')
      .execute()
    return rows.map((row) => row.starts_at)
  },
})
