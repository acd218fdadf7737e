import type { Kysely, Selectable, Transaction } from 'kysely'
import type { WizardState } from '#domain/trade-in/valuation-wizard-state.ts'
import type {
  Answered,
  EstimateWish,
  OpenValuation,
  Valuation,
  ValuationStore,
} from '../valuation-store.ts'
import { changeLeadIn } from './change-lead.ts'
import { addDeskEvent } from './desk-events.ts'
import type { DatabaseEngine } from './engine.ts'
import { makeOffer } from './make-offer.ts'
import { saveLeadIn } from './save-lead.ts'
import { isStorable } from './storable-text.ts'
import type { Tables } from './tables.ts'
import type { ValuationRow } from './valuation-row.ts'

type Engine = Pick<DatabaseEngine, 'db' | 'lock' | 'insertAll'>

/** See `ValuationStore`. */
export function valuationStore(engine: Engine, tenant: string): ValuationStore {
  const { db } = engine
  const at = (tx: Kysely<Tables>, id: string, answered: Answered) =>
    tx
      .updateTable('valuation')
      .set((eb) => ({
        version: eb('version', '+', 1),
        changed: answered.now,
        lease_until: null,
        ...(answered.lastPost !== undefined && { last_post: answered.lastPost }),
      }))
      .where((eb) => eb.and({ tenant, id, version: answered.version }))
  return {
    async begin({ id, state, car, created, expires }) {
      await db
        .insertInto('valuation')
        .values({
          tenant,
          id,
          version: 1,
          ...stateColumns(state),
          created,
          changed: created,
          expires,
          last_post: null,
          car: car ?? null,
          lease_until: null,
          lead: null,
          estimate_km: null,
          estimate_asked: null,
          estimate_at: null,
          estimate_from: null,
          estimate_to: null,
          accepted_at: null,
          offer_amount: null,
          offer_until: null,
          offer_at: null,
        })
        .execute()
    },
    async valuation(id, now) {
      if (!isStorable(id)) return undefined
      const row = await db
        .selectFrom('valuation')
        .selectAll()
        .where((eb) => eb.and({ tenant, id }))
        .where('expires', '>', now)
        .executeTakeFirst()
      return row && valuationOf(row)
    },
    async listed(limit) {
      const rows = await db
        .selectFrom('valuation')
        .selectAll('valuation')
        .select((eb) =>
          eb
            .selectFrom('valuation_image')
            .select((of) => of.fn.countAll<number>().as('count'))
            .whereRef('valuation_image.tenant', '=', 'valuation.tenant')
            .whereRef('valuation_image.valuation', '=', 'valuation.id')
            .as('pictures'),
        )
        .where('valuation.tenant', '=', tenant)
        .where('lead', 'is not', null)
        .orderBy('valuation.created', 'desc')
        .limit(limit)
        .execute()
      return rows.map((row) => ({ ...valuationOf(row), pictures: Number(row.pictures) }))
    },
    offer: (id, made) => makeOffer(engine, tenant, id, made, valuationOf),
    async ofPhone(phone, now) {
      if (!isStorable(phone)) return []
      const rows = await db
        .selectFrom('valuation')
        .innerJoin('lead', (join) =>
          join
            .onRef('lead.tenant', '=', 'valuation.tenant')
            .onRef('lead.id', '=', 'valuation.lead'),
        )
        .selectAll('valuation')
        .where('valuation.tenant', '=', tenant)
        .where('lead.phone', '=', phone)
        .where('valuation.expires', '>', now)
        .where('valuation.estimate_from', 'is not', null)
        .orderBy('valuation.changed', 'desc')
        .orderBy('valuation.id')
        .execute()
      return rows.map(valuationOf)
    },
    async ofLead(lead) {
      const row = await db
        .selectFrom('valuation')
        .selectAll()
        .where((eb) => eb.and({ tenant, lead }))
        .orderBy('changed', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row && valuationOf(row)
    },
    async advance(id, answered, state) {
      const changed = await at(db, id, answered).set(stateColumns(state)).returning('id').execute()
      return changed.length > 0
    },
    submit: (id, answered, lead, wish, done) =>
      inTransaction(engine, async (tx) => {
        const saved = await saveLeadIn(engine, tx, tenant, lead)
        if (saved.state === 'slot_taken') throw new Error('a valuation books nothing')
        // The same answers, of another valuation: their estimate is that one's, and not asked for again.
        const isNew = saved.state === 'stored'
        const known = isNew ? undefined : await estimateOfLead(tx, tenant, saved.id)
        const wished = isNew ? wishColumns(wish, answered) : knownColumns(wish, answered, known)
        const changed = await at(tx, id, answered)
          .set({ ...stateColumns(done(saved.id)), lead: saved.id, ...wished })
          .returning('id')
          .execute()
        if (changed.length === 0) throw new OlderVersion()
        await addDeskEvent(tx, tenant, { kind: 'valuation', id })
        return { lead: saved.id, isNew }
      }),
    async askAgain(id, answered, wish) {
      const changed = await at(db, id, answered)
        .set(wishColumns(wish, answered))
        .where('lead', 'is not', null)
        .returning('id')
        .execute()
      return changed.length > 0
    },
    accept: (id, now, change) =>
      db.transaction().execute(async (tx) => {
        const row = await tx
          .updateTable('valuation')
          .set((eb) => ({ accepted_at: now, version: eb('version', '+', 1), changed: now }))
          .where((eb) => eb.and({ tenant, id }))
          .where('lead', 'is not', null)
          .where('estimate_from', 'is not', null)
          .where('accepted_at', 'is', null)
          .returning('lead')
          .executeTakeFirst()
        if (!row) {
          const known = await acceptedLead(tx, tenant, id)
          return known === undefined ? undefined : { lead: known, isFirst: false }
        }
        const lead = row.lead ?? ''
        await changeLeadIn(
          engine,
          tx,
          { tenant, id: lead },
          { now, offer_accepted: true, ...change },
        )
        await addDeskEvent(tx, tenant, { kind: 'valuation', id })
        return { lead, isFirst: true }
      }),
    takeWork: (id, now, until) =>
      db.transaction().execute(async (tx) => {
        const row = await tx
          .updateTable('valuation')
          .set({ lease_until: until })
          .where((eb) => eb.and({ tenant, id }))
          .where('work', 'is not', null)
          .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<=', now)]))
          .returningAll()
          .executeTakeFirst()
        if (!row) return undefined
        const valuation = valuationOf(row)
        if (row.work === 'look_up') return { kind: 'look_up', valuation }
        const isFirst = row.estimate_asked === null
        await tx
          .updateTable('valuation')
          // Whether the provider was reached is unknown, and a second estimate would cost a second time.
          .set(isFirst ? { estimate_asked: now } : settledColumns(now, row.version))
          .where((eb) => eb.and({ tenant, id }))
          .execute()
        return isFirst ? { kind: 'estimate', valuation } : undefined
      }),
    settleEstimate: (id, version, now, range) =>
      db.transaction().execute(async (tx) => {
        const changed = await tx
          .updateTable('valuation')
          .set({
            ...settledColumns(now, version),
            estimate_from: range?.from ?? null,
            estimate_to: range?.to ?? null,
          })
          .where((eb) => eb.and({ tenant, id, version, work: 'estimate' }))
          .returning('id')
          .execute()
        if (changed.length === 0) return false
        await addDeskEvent(tx, tenant, { kind: 'valuation', id })
        return true
      }),
  }
}

/** See `Store.allOpenValuations`. */
export const allOpenValuations = (
  db: Kysely<Tables>,
  now: string,
  limit: number,
): Promise<OpenValuation[]> =>
  db
    .selectFrom('valuation')
    .select(['tenant', 'id'])
    .where('work', 'is not', null)
    .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<=', now)]))
    .orderBy('changed')
    .limit(limit)
    .execute()

/** See `Store.forgetAllEndedValuations`. */
export async function forgetAllEndedValuations(
  db: Kysely<Tables>,
  now: string,
  createdBefore: string,
): Promise<void> {
  await db
    .deleteFrom('valuation')
    .where('expires', '<=', now)
    .where((eb) => eb.or([eb('lead', 'is', null), eb('created', '<=', createdBefore)]))
    .execute()
}

/** Takes back what a transaction did. */
class OlderVersion extends Error {}

const inTransaction = <Result>(
  { db }: Pick<Engine, 'db'>,
  work: (tx: Transaction<Tables>) => Promise<Result>,
): Promise<Result | undefined> =>
  db
    .transaction()
    .execute(work)
    .catch((cause: unknown) => {
      if (cause instanceof OlderVersion) return undefined
      throw cause
    })

const stateColumns = (state: WizardState) => ({
  state: JSON.stringify(state),
  work: state.step === 'looking_up' ? ('look_up' as const) : null,
})

const wishColumns = ({ km, isAsked }: EstimateWish, { now }: Answered) => ({
  estimate_km: km,
  estimate_asked: null,
  estimate_from: null,
  estimate_to: null,
  ...(isAsked
    ? { work: 'estimate' as const, estimate_at: null }
    : { work: null, estimate_at: now }),
})

/** The estimate of another valuation as it is: none where it has not come. */
const knownColumns = (
  { km }: EstimateWish,
  { now }: Answered,
  known: Pick<ValuationRow, 'estimate_from' | 'estimate_to'> | undefined,
) => ({
  ...wishColumns({ km, isAsked: false }, { version: 0, now }),
  estimate_from: known?.estimate_from ?? null,
  estimate_to: known?.estimate_to ?? null,
})

const estimateOfLead = (tx: Transaction<Tables>, tenant: string, lead: string) =>
  tx
    .selectFrom('valuation')
    .select(['estimate_from', 'estimate_to'])
    .where((eb) => eb.and({ tenant, lead }))
    .where('estimate_from', 'is not', null)
    .executeTakeFirst()

const settledColumns = (now: string, version: number) => ({
  work: null,
  lease_until: null,
  estimate_at: now,
  changed: now,
  version: version + 1,
})

async function acceptedLead(
  tx: Transaction<Tables>,
  tenant: string,
  id: string,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('valuation')
    .select('lead')
    .where((eb) => eb.and({ tenant, id }))
    .where('accepted_at', 'is not', null)
    .executeTakeFirst()
  return row?.lead ?? undefined
}

function valuationOf(row: Selectable<ValuationRow>): Valuation {
  // What was stored was made by the machine, and is not checked again.
  const state: WizardState = JSON.parse(row.state)
  const { id, version, created, changed, expires } = row
  return {
    id,
    version,
    state,
    created,
    changed,
    expires,
    lastPost: row.last_post ?? undefined,
    car: row.car ?? undefined,
    lead: row.lead ?? undefined,
    acceptedAt: row.accepted_at ?? undefined,
    offer: offerOf(row),
    estimate: estimateOf(row),
  }
}

function offerOf({ offer_amount: amount, offer_until: until, offer_at: madeAt }: ValuationRow) {
  if (amount === null || until === null || madeAt === null) return undefined
  return { amount, until, madeAt }
}

function estimateOf(row: Selectable<ValuationRow>): Valuation['estimate'] {
  const { estimate_km: km, estimate_from: from, estimate_to: to } = row
  if (km === null) return undefined
  return {
    km,
    asked: row.estimate_asked ?? undefined,
    at: row.estimate_at ?? undefined,
    range: from === null || to === null ? undefined : { from, to },
  }
}
