import type { Transaction } from 'kysely'
import type { NewLead } from '../lead-store.ts'
import type { Reservation, Settlement } from '../reservation-store.ts'
import { addAudit } from './audit-chain.ts'
import { addDeskEvent } from './desk-events.ts'
import type { DatabaseEngine } from './engine.ts'
import { addEvents } from './event-counts.ts'
import { insertMessage } from './new-message.ts'
import { reservationOf, reservationRows } from './reservation-rows.ts'
import { saveLeadIn } from './save-lead.ts'
import { raiseStockVersion } from './stock-version.ts'
import type { Tables } from './tables.ts'

type Tx = Transaction<Tables>

/** See `ReservationStore.settle`. */
export function settleReservation(
  engine: Pick<DatabaseEngine, 'db' | 'lock' | 'insertAll'>,
  tenant: string,
  of: { readonly id: string; readonly version: number },
  change: Settlement,
): Promise<Reservation | undefined> {
  const { now, lead, event, messages = [] } = change
  const strange = messages.find((message) => !message.id.startsWith(`${of.id}-`))
  if (strange)
    throw new RangeError(`expected an id that begins with ${of.id}-, found ${strange.id}`)
  return engine.db.transaction().execute(async (tx) => {
    const before = await tx
      .updateTable('hold')
      .set({ version: of.version + 1, looks: 0, ...holdColumns(change) })
      .set((eb) => ({
        // Who has it at the moment goes on by itself.
        next_at: change.opened
          ? eb.ref('next_at')
          : eb.case().when('lease_until', '>', now).then(eb.ref('next_at')).else(now).end(),
      }))
      .where((eb) => eb.and({ tenant, ...of }))
      .returning(['held_at', 'car', 'may_count'])
      .executeTakeFirst()
    if (!before) return undefined
    const isNew = lead && (await addLead(engine, tx, tenant, of.id, lead))
    if (isNew && event && before.may_count === 1) await addEvents(tx, tenant, [event])
    await settleAttempt(tx, tenant, of.id, change)
    for (const message of messages) await insertMessage(tx, message)
    // A claim is no news of the stock, nor is it that a hold stays.
    const isSeen = change.hold && change.hold.stage !== 'confirmed' && before.held_at !== null
    if (isSeen) await raiseStockVersion(tx, tenant, now, new Set([before.car]))
    await addDeskEvent(tx, tenant, { kind: 'reservation', id: of.id })
    const row = await reservationRows(tx, tenant).where('hold.id', '=', of.id).executeTakeFirst()
    if (!row) throw new Error('expected the reservation that was changed')
    const reservation = reservationOf(row)
    if (change.attempt === 'captured' || change.attempt === 'refunded') {
      await enter(tx, tenant, reservation, change)
    }
    if (change.audit) {
      const details = { reservation: of.id }
      await addAudit(engine.lock, tx, [tenant], { ...change.audit, details })
    }
    return reservation
  })
}

/** Resolves with whether it was not stored before. */
async function addLead(
  engine: Pick<DatabaseEngine, 'lock' | 'insertAll'>,
  tx: Tx,
  tenant: string,
  hold: string,
  lead: NewLead,
): Promise<boolean> {
  const saved = await saveLeadIn(engine, tx, tenant, lead)
  if (saved.state === 'slot_taken') throw new Error('a reservation books nothing')
  await tx
    .updateTable('hold')
    .set({ lead: saved.id })
    .where((eb) => eb.and({ tenant, id: hold }))
    .execute()
  return saved.state === 'stored'
}

function holdColumns({ hold, told, now }: Settlement) {
  const changed = hold && {
    stage: hold.stage,
    ...(hold.stage === 'held' && { held_at: now, held_until: hold.heldUntil }),
    ...(hold.stage === 'confirmed' && { confirmed_at: now }),
    ...(hold.stage === 'ended' && { ended_at: now, ended_why: hold.why }),
  }
  return { ...changed, ...(told && { [`${told}_at`]: now }) }
}

async function settleAttempt(
  tx: Tx,
  tenant: string,
  hold: string,
  { attempt: state, opened, isUnknown, now }: Settlement,
): Promise<void> {
  const columns = {
    ...(state && { state, unknown_since: null }),
    ...(opened && { provider_id: opened.providerId, url: opened.url }),
    ...(isUnknown !== undefined && { unknown_since: isUnknown ? now : null }),
  }
  if (Object.keys(columns).length === 0) return
  await tx
    .updateTable('payment_attempt')
    .set(columns)
    .where((eb) => eb.and({ tenant, hold }))
    .execute()
}

/** What is given back was paid, whether or not that was seen; each movement is entered once. */
async function enter(
  tx: Tx,
  tenant: string,
  { id: hold, attempt }: Reservation,
  { attempt: state, now: at }: Settlement,
): Promise<void> {
  const { id, cents, currency } = attempt
  const of = { tenant, attempt: id, hold, currency, at }
  const paid = [
    { ...of, kind: 'capture', account: 'provider', cents },
    { ...of, kind: 'capture', account: 'deposits', cents: -cents },
  ] as const
  const back = paid.map((entry) => ({ ...entry, kind: 'refund' as const, cents: -entry.cents }))
  await tx
    .insertInto('ledger_entry')
    .values(state === 'captured' ? [...paid] : [...paid, ...back])
    .onConflict((conflict) =>
      conflict.columns(['tenant', 'attempt', 'kind', 'account']).doNothing(),
    )
    .execute()
}
