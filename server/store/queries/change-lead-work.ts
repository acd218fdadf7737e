import type { Transaction } from 'kysely'
import { firstAnswerAfter, takesReason } from '#domain/enquiry/lead-stage.ts'
import { movedLead } from '#domain/enquiry/route-of-lead.ts'
import type { Actor } from '../audit-log.ts'
import { leadColumns, storedLead } from '../lead-format.ts'
import type { LeadDeed, LeadMove, LeadWork, LeadWorkChange, LeadWorkOutcome } from '../lead-work.ts'
import { addAudit } from './audit-chain.ts'
import { addDeskEvent } from './desk-events.ts'
import type { DatabaseEngine } from './engine.ts'
import { addLeadEvent } from './lead-events.ts'
import { workColumns, workOf, workRow } from './lead-pages.ts'
import { locationColumn } from './lead-row.ts'
import { newDelivery, receiverOf } from './new-delivery.ts'
import { isStorable, storable } from './storable-text.ts'
import type { Tables } from './tables.ts'

type Locking = Pick<DatabaseEngine, 'lock'>

/** A lead of a tenant, whose lock a transaction holds. */
export interface LockedLead {
  readonly tenant: string
  readonly lead: string
}

/** The work of a lead, and locks it until the transaction ends. */
export async function lockedWork(
  { lock }: Locking,
  tx: Transaction<Tables>,
  { tenant, lead }: LockedLead,
): Promise<LeadWork | undefined> {
  if (!isStorable(lead)) return undefined
  await lock(tx, `lead of ${tenant}: ${lead}`)
  const row = await tx
    .selectFrom('lead')
    .select(workColumns)
    .where((eb) => eb.and({ tenant, id: lead }))
    .executeTakeFirst()
  return row && workOf(row)
}

/** Stores the work of a lead as its next version. */
export async function storeWork(
  tx: Transaction<Tables>,
  { tenant, lead }: LockedLead,
  work: LeadWork,
): Promise<LeadWork> {
  const next = { ...work, version: work.version + 1 }
  await tx
    .updateTable('lead')
    .set(workRow(next))
    .where((eb) => eb.and({ tenant, id: lead }))
    .execute()
  return next
}

/** See `LeadWorkStore.change`. */
export const changeLeadWork = (
  engine: Pick<DatabaseEngine, 'db' | 'lock'>,
  tenant: string,
  changes: readonly LeadWorkChange[],
  by: Actor,
): Promise<LeadWorkOutcome[]> =>
  engine.db.transaction().execute(async (tx) => {
    const outcomes = new Map<string, LeadWorkOutcome>()
    // In one order: two transactions cannot wait for each other.
    const ordered = changes.toSorted((a, b) => (a.id < b.id ? -1 : 1))
    const stored: LeadWorkChange[] = []
    for (const change of ordered) {
      const { isStored, ...outcome } = await changeOne(engine, tx, tenant, change, by)
      outcomes.set(change.id, outcome)
      if (isStored) stored.push(change)
    }
    await addDeskEvent(tx, tenant, ...stored.map(({ id }) => ({ kind: 'lead', id }) as const))
    for (const { id: lead, stage, owner, move } of stored) {
      const owned = owner !== undefined && { owner: owner ?? '' }
      const moved = move && { location: move.to ?? '' }
      const details = { lead, ...(stage && { stage }), ...owned, ...moved }
      await addAudit(engine.lock, tx, [tenant], { action: 'lead_changed', details, by })
    }
    return changes.flatMap(({ id }) => outcomes.get(id) ?? [])
  })

async function changeOne(
  engine: Locking,
  tx: Transaction<Tables>,
  tenant: string,
  change: LeadWorkChange,
  by: Actor,
): Promise<LeadWorkOutcome & { readonly isStored?: boolean }> {
  const { id, version, move } = change
  const at = { tenant, lead: id }
  const present = await lockedWork(engine, tx, at)
  if (!present) return { id, state: 'unknown' }
  const next = {
    ...present,
    ...ownerAfter(present, change),
    ...stageAfter(present, change),
    ...(move && { location: move.to }),
  }
  const deeds = deedsBetween(present, next)
  // Who wants what is there already has lost nothing.
  if (deeds.length === 0) return { id, state: 'changed', work: present }
  if (present.version !== version) return { id, state: 'changed_meanwhile', work: present }
  for (const deed of deeds) await addLeadEvent(tx, at, deed, by)
  if (move && next.location !== present.location)
    await moveLead(tx, at, move, { version, now: by.at })
  const firstAnswerAt =
    next.stage === present.stage
      ? present.firstAnswerAt
      : firstAnswerAfter(present, next.stage, { now: by.at, answers: await answersOf(tx, at) })
  const work = await storeWork(tx, at, { ...next, firstAnswerAt })
  return { id, state: 'changed', work, isStored: true }
}

const ownerAfter = ({ owner: now }: LeadWork, { owner = now }: LeadWorkChange) => ({
  owner: owner === null ? undefined : owner && storable(owner),
})

function stageAfter(present: LeadWork, { stage = present.stage, reason }: LeadWorkChange) {
  if (!takesReason(stage)) return { stage, reason: undefined }
  return { stage, reason: reason === undefined ? present.reason : storable(reason) }
}

function deedsBetween(before: LeadWork, after: LeadWork): LeadDeed[] {
  const { stage: from, reason, owner, location } = before
  const isStage = after.stage !== from || after.reason !== reason
  return [
    ...(isStage ? [{ kind: 'stage', from, to: after.stage, reason: after.reason } as const] : []),
    ...(after.owner === owner ? [] : [{ kind: 'owner', to: after.owner } as const]),
    ...(after.location === location
      ? []
      : [{ kind: 'moved', from: location, to: after.location } as const]),
  ]
}

/** Has a lead be for another location, and sent to who gets enquiries there and has not had it. */
async function moveLead(
  tx: Transaction<Tables>,
  { tenant, lead }: LockedLead,
  { to, destinations }: LeadMove,
  { version, now }: { readonly version: number; readonly now: string },
): Promise<void> {
  const known = await tx
    .selectFrom('delivery')
    .select('receiver')
    .where((eb) => eb.and({ tenant, lead }))
    .execute()
  const fresh = destinations
    .filter((each) => !known.some(({ receiver }) => receiver === receiverOf(each)))
    .map((destination, at) => {
      const id = `${lead}-moved-${version}-${at + 1}`
      return newDelivery({ tenant, id, lead, destination, created: now })
    })
  if (fresh.length > 0) await tx.insertInto('delivery').values(fresh).execute()
  const row = await tx
    .selectFrom('lead')
    .select(leadColumns)
    .where((eb) => eb.and({ tenant, id: lead }))
    .executeTakeFirstOrThrow()
  const body = movedLead(storedLead(row).body, to)
  await tx
    .updateTable('lead')
    .set({ body: JSON.stringify(body), location: locationColumn(body) })
    .where((eb) => eb.and({ tenant, id: lead }))
    .execute()
}

/** When a lead's buyer was called or written to. */
async function answersOf(tx: Transaction<Tables>, { tenant, lead }: LockedLead): Promise<string[]> {
  const rows = await tx
    .selectFrom('lead_event')
    .select('at')
    .where((eb) => eb.and({ tenant, lead }))
    .where('kind', 'in', ['call', 'reply'])
    .execute()
  return rows.map(({ at }) => at)
}
