import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import { openStages } from '#domain/enquiry/lead-stage.ts'
import { leadColumns, storedLead } from '../lead-format.ts'
import type { LeadCounts, LeadFilter, LeadPage, LeadWork, ListedLead } from '../lead-work.ts'
import { deliveryCounts } from './delivery-counts.ts'
import type { DatabaseEngine } from './engine.ts'
import { NO_LEAD } from './new-delivery.ts'
import { storable } from './storable-text.ts'
import type { LeadRow, Tables } from './tables.ts'

export const workColumns = [
  'stage',
  'stage_reason',
  'owner',
  'location',
  'first_answer_at',
  'version',
] as const

/** The work of a lead as its row has it. */
export const workOf = (row: Pick<LeadRow, (typeof workColumns)[number]>): LeadWork => ({
  stage: row.stage,
  reason: row.stage_reason ?? undefined,
  owner: row.owner ?? undefined,
  location: row.location ?? undefined,
  firstAnswerAt: row.first_answer_at ?? undefined,
  version: row.version,
})

/** The columns of the work of a lead, but for its location. */
export const workRow = ({
  stage,
  reason,
  owner,
  firstAnswerAt,
  version,
}: Partial<LeadWork> & Pick<LeadWork, 'stage' | 'version'>) => ({
  stage,
  stage_reason: reason ?? null,
  owner: owner ?? null,
  first_answer_at: firstAnswerAt ?? null,
  version,
})

/** See `LeadWorkStore.page`. */
export async function leadPage(
  engine: Pick<DatabaseEngine, 'db' | 'textsOf'>,
  tenant: string,
  { after, limit, ...filter }: LeadPage,
): Promise<ListedLead[]> {
  const { db } = engine
  let query = filtered(db, tenant, filter).select([...leadColumns, ...workColumns])
  if (after) {
    const { id, created } = after
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('created', 'id'), '<', tuple(storable(created), storable(id))),
    )
  }
  const rows = await query.orderBy('created', 'desc').orderBy('id', 'desc').limit(limit).execute()
  const ids = rows.map(({ id }) => id)
  const deliveriesOf = await deliveryCounts(engine, tenant, ids)
  return rows.map((row) => ({
    lead: storedLead(row),
    work: workOf(row),
    deliveries: deliveriesOf(row.id),
  }))
}

/** See `LeadWorkStore.count`. */
export async function leadCount(
  db: Kysely<Tables>,
  tenant: string,
  filter: LeadFilter,
): Promise<number> {
  const { total } = await filtered(db, tenant, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** See `LeadWorkStore.counts`. */
export async function leadCounts(
  db: Kysely<Tables>,
  tenant: string,
  person: string,
): Promise<LeadCounts> {
  const sumWhere = (condition: ReturnType<typeof sql>) =>
    sql<number>`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`
  const open = await db
    .selectFrom('lead')
    .select(({ fn }) => [
      fn.countAll<number>().as('open'),
      sumWhere(sql`owner is null`).as('unowned'),
      sumWhere(sql`owner = ${storable(person)}`).as('mine'),
    ])
    .where('tenant', '=', tenant)
    .where('stage', 'in', openStages)
    .executeTakeFirstOrThrow()
  const { undelivered } = await db
    .selectFrom('delivery')
    .select(({ fn }) => fn.count<number>('lead').distinct().as('undelivered'))
    .where((eb) => eb.and({ tenant, state: 'failed' }))
    .where('lead', '!=', NO_LEAD)
    .executeTakeFirstOrThrow()
  return { ...open, undelivered }
}

const filtered = (
  db: Kysely<Tables>,
  tenant: string,
  { stages, owner, isUndelivered, terms = [] }: LeadFilter,
) =>
  db
    .selectFrom('lead')
    .where('tenant', '=', tenant)
    .$if(stages !== undefined, (query) => query.where('stage', 'in', stages ?? []))
    .$if(owner === null, (query) => query.where('owner', 'is', null))
    .$if(typeof owner === 'string', (query) => query.where('owner', '=', storable(owner ?? '')))
    .$if(isUndelivered === true, (query) =>
      query.where('id', 'in', (eb) =>
        eb
          .selectFrom('delivery')
          .select('delivery.lead')
          .where((of) => of.and({ 'delivery.tenant': tenant, 'delivery.state': 'failed' })),
      ),
    )
    .where((eb) => eb.and(terms.map((spellings) => containsOne(eb, spellings))))

const containsOne = (eb: ExpressionBuilder<Tables, 'lead'>, spellings: readonly string[]) =>
  eb.or(spellings.map((text) => sql<boolean>`search like ${pattern(text)} escape '!'`))

const pattern = (text: string): string => `%${storable(text).replaceAll(/[!%_]/g, '!$&')}%`
