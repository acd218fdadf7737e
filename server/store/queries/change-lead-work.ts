import type { Transaction } from 'kysely'
import { firstAnswerAfter, takesReason } from '#domain/enquiry/lead-stage.ts'
import type { Actor } from '../audit-log.ts'
import type { LeadDeed, LeadWork, LeadWorkChange, LeadWorkOutcome } from '../lead-work.ts'
import { addAudit } from './audit-chain.ts'
import { addDeskEvent } from './desk-events.ts'
import type { DatabaseEngine } from './engine.ts'
import { addLeadEvent } from './lead-events.ts'
import { workColumns, workOf, workRow } from './lead-pages.ts'
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
    for (const { id: lead, stage, owner } of stored) {
      const owned = owner !== undefined && { owner: owner ?? '' }
      const details = { lead, ...(stage && { stage }), ...owned }
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
  const { id, version } = change
  const at = { tenant, lead: id }
  const present = await lockedWork(engine, tx, at)
  if (!present) return { id, state: 'unknown' }
  const next = { ...present, ...ownerAfter(present, change), ...stageAfter(present, change) }
  const deeds = deedsBetween(present, next)
  // Who wants what is there already has lost nothing.
  if (deeds.length === 0) return { id, state: 'changed', work: present }
  if (present.version !== version) return { id, state: 'changed_meanwhile', work: present }
  for (const deed of deeds) await addLeadEvent(tx, at, deed, by)
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
  const { stage: from, reason, owner } = before
  const isStage = after.stage !== from || after.reason !== reason
  return [
    ...(isStage ? [{ kind: 'stage', from, to: after.stage, reason: after.reason } as const] : []),
    ...(after.owner === owner ? [] : [{ kind: 'owner', to: after.owner } as const]),
  ]
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
