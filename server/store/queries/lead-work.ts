import type { Kysely, Transaction } from 'kysely'
import { afterAnswer } from '#domain/enquiry/lead-stage.ts'
import type { AuditAction } from '#domain/staff/audit-actions.ts'
import type { Actor, AuditDetails } from '../audit-log.ts'
import { leadColumns, storedLead } from '../lead-format.ts'
import type { LeadDeed, LeadWork, LeadWorkStore } from '../lead-work.ts'
import { addAudit } from './audit-chain.ts'
import { changeLeadWork, type LockedLead, lockedWork, storeWork } from './change-lead-work.ts'
import { addDeskEvent } from './desk-events.ts'
import type { DatabaseEngine } from './engine.ts'
import { addLeadEvent, leadEvents } from './lead-events.ts'
import { leadCount, leadCounts, leadPage, workColumns, workOf } from './lead-pages.ts'
import { insertMessage } from './new-message.ts'
import { resendDelivery } from './resend-delivery.ts'
import { isStorable } from './storable-text.ts'
import { deliveriesBy } from './stored-deliveries.ts'
import type { Tables } from './tables.ts'

type Engine = Pick<DatabaseEngine, 'db' | 'lock' | 'textsOf'>

const actions = { note: 'lead_noted', call: 'lead_called', reply: 'lead_replied' } as const

/** See `LeadWorkStore`. */
export function leadWorkStore(engine: Engine, tenant: string): LeadWorkStore {
  const { db } = engine
  const of = (lead: string): LockedLead => ({ tenant, lead })
  return {
    page: (range) => leadPage(engine, tenant, range),
    count: (filter) => leadCount(db, tenant, filter),
    counts: (person) => leadCounts(db, tenant, person),
    async lead(id) {
      if (!isStorable(id)) return undefined
      const row = await db
        .selectFrom('lead')
        .select([...leadColumns, ...workColumns])
        .where((eb) => eb.and({ tenant, id }))
        .executeTakeFirst()
      return row && { lead: storedLead(row), work: workOf(row) }
    },
    events: async (id) => (isStorable(id) ? leadEvents(db, tenant, id) : []),
    async replies(id) {
      const events = isStorable(id) ? await leadEvents(db, tenant, id) : []
      const ids = events.flatMap(({ deed }) => (deed.kind === 'reply' ? [deed.message] : []))
      if (ids.length === 0) return []
      return [...(await deliveriesBy(db, { tenant, column: 'id', ids })).values()].flat()
    },
    change: (changes, by) => changeLeadWork(engine, tenant, changes, by),
    add: (id, deed, by) => db.transaction().execute((tx) => done(engine, tx, of(id), { deed, by })),
    reply: (id, { message, subject, text }, by) =>
      db.transaction().execute(async (tx) => {
        const present = await lockedWork(engine, tx, of(id))
        if (!present || (await isSent(tx, tenant, message.id))) return present
        await insertMessage(tx, { ...message, tenant })
        const deed: LeadDeed = { kind: 'reply', message: message.id, subject, text }
        return done(engine, tx, of(id), { deed, by })
      }),
    resend: (id, delivery, by) =>
      db.transaction().execute(async (tx) => {
        if (!(await lockedWork(engine, tx, of(id)))) return false
        const sent = await resendDelivery(tx, { tenant, delivery, lead: id, now: by.at })
        if (!sent) return false
        await addLeadEvent(tx, of(id), { kind: 'sent_again', delivery }, by)
        await addDeskEvent(tx, tenant, { kind: 'delivery', id: delivery })
        await tell(engine, tx, of(id), { action: 'delivery_sent_again', more: { delivery }, by })
        return true
      }),
    meet: (id, person, at) => db.transaction().execute((tx) => meet(tx, of(id), person, at)),
  }
}

/** Stores a deed; after an answer the lead is answered. */
async function done(
  engine: Engine,
  tx: Transaction<Tables>,
  at: LockedLead,
  { deed, by }: { readonly deed: Extract<LeadDeed, { kind: keyof typeof actions }>; by: Actor },
): Promise<LeadWork | undefined> {
  const present = await lockedWork(engine, tx, at)
  if (!present) return undefined
  await addLeadEvent(tx, at, deed, by)
  const answer =
    deed.kind === 'note' ? present : { ...present, ...afterAnswer({ ...present }, by.at) }
  const isChanged = answer.stage !== present.stage || answer.firstAnswerAt !== present.firstAnswerAt
  const work = isChanged ? await storeWork(tx, at, answer) : present
  await addDeskEvent(tx, at.tenant, { kind: 'lead', id: at.lead })
  await tell(engine, tx, at, { action: actions[deed.kind], by })
  return work
}

async function isSent(tx: Kysely<Tables>, tenant: string, id: string): Promise<boolean> {
  const known = await tx
    .selectFrom('message')
    .select('id')
    .where((eb) => eb.and({ tenant, id }))
    .executeTakeFirst()
  return known !== undefined
}

const tell = (
  { lock }: Pick<Engine, 'lock'>,
  tx: Transaction<Tables>,
  { tenant, lead }: LockedLead,
  { action, more, by }: { action: AuditAction; more?: AuditDetails; by: Actor },
) => addAudit(lock, tx, [tenant], { action, details: { lead, ...more }, by })

async function isLead(tx: Transaction<Tables>, { tenant, lead }: LockedLead): Promise<boolean> {
  const found = await tx
    .selectFrom('lead')
    .select('id')
    .where((eb) => eb.and({ tenant, id: lead }))
    .executeTakeFirst()
  return found !== undefined
}

async function meet(
  tx: Transaction<Tables>,
  { tenant, lead }: LockedLead,
  person: string,
  { now, since }: { readonly now: string; readonly since: string },
): Promise<string[] | undefined> {
  if (!(isStorable(lead) && (await isLead(tx, { tenant, lead })))) return undefined
  await tx.deleteFrom('lead_reader').where('tenant', '=', tenant).where('at', '<', since).execute()
  await tx
    .insertInto('lead_reader')
    .values({ tenant, lead, person, at: now })
    .onConflict((conflict) =>
      conflict.columns(['tenant', 'lead', 'person']).doUpdateSet({ at: now }),
    )
    .execute()
  const rows = await tx
    .selectFrom('lead_reader')
    .innerJoin('staff_member', 'staff_member.id', 'lead_reader.person')
    .select('name')
    .where((eb) => eb.and({ tenant, lead }))
    .where('person', '!=', person)
    .orderBy('name')
    .execute()
  return rows.map(({ name }) => name)
}
