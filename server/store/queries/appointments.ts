import type { Kysely } from 'kysely'
import type {
  AppointmentStore,
  CalendarEntry,
  ChangedAppointment,
  KeptTimes,
} from '../appointment-store.ts'
import type { Actor } from '../audit-log.ts'
import { leadColumns, storedLead } from '../lead-format.ts'
import type { NewLead } from '../lead-store.ts'
import type { NewMessage } from '../stored-message.ts'
import { insertTimes } from './appointment-rows.ts'
import { addAudit } from './audit-chain.ts'
import { calendarRows, entryOf } from './calendar-rows.ts'
import { changeAppointment } from './change-appointment.ts'
import { addDeskEvent } from './desk-events.ts'
import type { DatabaseEngine } from './engine.ts'
import { insertMessage } from './new-message.ts'
import { saveLeadIn } from './save-lead.ts'
import { isStorable, storable } from './storable-text.ts'
import type { Tables } from './tables.ts'

type Engine = Pick<DatabaseEngine, 'db' | 'lock' | 'insertAll'>

/** Ends a transaction in which a time was found taken. */
class Taken extends Error {}

/** See `AppointmentStore`. */
export function appointmentStore(engine: Engine, tenant: string): AppointmentStore {
  const { db, lock } = engine
  return {
    async taken({ location, from, to }) {
      if (!isStorable(location)) return []
      const rows = await db
        .selectFrom('appointment')
        .select('starts_at')
        .where('tenant', '=', tenant)
        .where('location', '=', location)
        .where('starts_at', '>=', from)
        .where('starts_at', '<', to)
        .where('state', '<>', 'cancelled')
        .orderBy('starts_at')
        .execute()
      return rows.map((row) => row.starts_at)
    },
    async entries({ from, to }) {
      const rows = await calendarRows(db, tenant)
        .where('appointment.starts_at', '>=', from)
        .where('appointment.starts_at', '<', to)
        .where('appointment.state', '<>', 'cancelled')
        .orderBy('appointment.starts_at')
        .orderBy('appointment.location')
        .execute()
      return rows.map(entryOf)
    },
    entry: (id) => appointmentEntry(db, tenant, id),
    async wishes(since) {
      const rows = await db
        .selectFrom('lead')
        .leftJoin('appointment', (join) =>
          join
            .onRef('appointment.tenant', '=', 'lead.tenant')
            .onRef('appointment.id', '=', 'lead.id'),
        )
        .select(leadColumns.map((column) => `lead.${column}` as const))
        .where('lead.tenant', '=', tenant)
        .where('lead.kind', '=', 'service')
        .where('lead.created', '>=', since)
        .where('appointment.id', 'is', null)
        .orderBy('lead.created')
        .execute()
      return rows.map(storedLead)
    },
    async change(id, change): Promise<ChangedAppointment | undefined> {
      if (!isStorable(id)) return undefined
      const changed = await untilTaken(() =>
        db.transaction().execute(async (tx) => {
          const done = await changeAppointment(engine, tx, tenant, id, change)
          if (done === 'taken') throw new Taken()
          if (done === 'changed') {
            await insertMessages(tx, change.messages)
            await addDeskEvent(tx, tenant, { kind: 'appointment', id })
            if (change.audit) {
              const details = { appointment: id }
              await addAudit(lock, tx, [tenant], { ...change.audit, details })
            }
          }
          return done
        }),
      )
      if (changed === 'taken') return { state: 'slot_taken' }
      const entry = await appointmentEntry(db, tenant, id)
      return entry && { state: changed, entry }
    },
    book: (lead, messages, by) =>
      db.transaction().execute((tx) => bookIn(engine, tx, tenant, { lead, messages, by })),
    async keep({ location, times, reason }: KeptTimes, by) {
      const rows = times.map(({ id, startsAt }) => ({
        tenant,
        id,
        kind: 'kept' as const,
        state: 'confirmed' as const,
        location,
        starts_at: startsAt,
        reason: storable(reason),
        person: by.person ?? null,
        version: 1,
      }))
      const kept = await untilTaken(() =>
        db.transaction().execute(async (tx) => {
          if ((await insertTimes(tx, rows)).length < rows.length) throw new Taken()
          await addDeskEvent(
            tx,
            tenant,
            ...rows.map(({ id }) => ({ kind: 'appointment', id }) as const),
          )
          const details = { location, times: times.length }
          await addAudit(lock, tx, [tenant], { action: 'time_kept', details, by })
          return 'kept'
        }),
      )
      return kept === 'kept'
    },
    free: (id, by) =>
      db.transaction().execute(async (tx) => {
        const row = await tx
          .deleteFrom('appointment')
          .where((eb) => eb.and({ tenant, id, kind: 'kept' }))
          .returning(['location', 'starts_at'])
          .executeTakeFirst()
        if (!row) return false
        await addDeskEvent(tx, tenant, { kind: 'appointment', id })
        const details = { location: row.location, at: row.starts_at }
        await addAudit(lock, tx, [tenant], { action: 'time_freed', details, by })
        return true
      }),
  }
}

async function appointmentEntry(
  db: Kysely<Tables>,
  tenant: string,
  id: string,
): Promise<CalendarEntry | undefined> {
  if (!isStorable(id)) return undefined
  const row = await calendarRows(db, tenant)
    .where('appointment.id', '=', id)
    .where('appointment.kind', '<>', 'kept')
    .executeTakeFirst()
  return row && entryOf(row)
}

/** Nothing of the transaction is kept where a time was taken. */
async function untilTaken<Done>(work: () => Promise<Done>): Promise<Done | 'taken'> {
  try {
    return await work()
  } catch (cause) {
    if (cause instanceof Taken) return 'taken'
    throw cause
  }
}

async function insertMessages(
  tx: Parameters<typeof insertMessage>[0],
  messages: readonly NewMessage[],
): Promise<void> {
  for (const message of messages) await insertMessage(tx, message)
}

async function bookIn(
  engine: Engine,
  tx: Parameters<typeof insertMessage>[0],
  tenant: string,
  {
    lead,
    messages,
    by,
  }: {
    readonly lead: NewLead
    readonly messages: readonly NewMessage[]
    readonly by: Actor
  },
) {
  const saved = await saveLeadIn(engine, tx, tenant, { ...lead, isConfirmed: true })
  if (saved.state !== 'stored') return saved
  await insertMessages(tx, messages)
  const details = { appointment: saved.id }
  await addAudit(engine.lock, tx, [tenant], { action: 'appointment_booked', details, by })
  return saved
}
