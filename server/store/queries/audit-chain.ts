import { hash } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { AuditAction } from '#domain/staff/audit-actions.ts'
import type { Actor, AuditCheck, AuditDetails, AuditLog } from '../audit-log.ts'
import type { DatabaseEngine } from './engine.ts'
import type { Tables } from './tables.ts'

type Engine = Pick<DatabaseEngine, 'db' | 'lock'>
type Row = Tables['audit_entry']

/** See `AuditLog`. */
export function auditLog({ db, lock }: Engine, tenant: string): AuditLog {
  return {
    add: (action, details, by) =>
      db.transaction().execute((tx) => addAudit(lock, tx, [tenant], { action, details, by })),
    async entries({ before, person, limit }) {
      const rows = await db
        .selectFrom('audit_entry')
        .leftJoin('staff_member', 'staff_member.id', 'audit_entry.person')
        .selectAll('audit_entry')
        .select('staff_member.name')
        .where('tenant', '=', tenant)
        .$if(before !== undefined, (query) => query.where('n', '<', before ?? 0))
        .$if(person !== undefined, (query) => query.where('person', '=', person ?? ''))
        .orderBy('n', 'desc')
        .limit(limit)
        .execute()
      return rows.map(({ n, at, person: by, name, action, details, client, hash: digest }) => ({
        n,
        at,
        action,
        hash: digest,
        person: by ?? undefined,
        name: name ?? undefined,
        client: client ?? undefined,
        details: JSON.parse(details),
      }))
    },
    check: () => checkChain(db, tenant),
  }
}

/** What the audit log is told. */
export interface NewAudit {
  readonly action: AuditAction
  readonly details?: AuditDetails
  readonly by: Actor
}

/**
 * Adds an entry to the log of each site. The last thing of a transaction: it waits for others that add to
 * one of these logs, and must not hold up what they wait for.
 */
export async function addAudit(
  lock: DatabaseEngine['lock'],
  tx: Transaction<Tables>,
  tenants: readonly string[],
  { action, details = {}, by }: NewAudit,
): Promise<void> {
  const sites = [...new Set(tenants)].toSorted()
  if (sites.length === 0) return
  await lock(tx, ...sites.map((tenant) => `audit of ${tenant}`))
  for (const tenant of sites) {
    const last = await tx
      .selectFrom('audit_entry')
      .select(['n', 'hash'])
      .where('tenant', '=', tenant)
      .orderBy('n', 'desc')
      .limit(1)
      .executeTakeFirst()
    const row = {
      tenant,
      n: (last?.n ?? 0) + 1,
      at: by.at,
      action,
      person: by.person ?? null,
      client: by.client ?? null,
      details: JSON.stringify(details),
    }
    await tx
      .insertInto('audit_entry')
      .values({ ...row, hash: hashOf(row, last?.hash) })
      .execute()
  }
}

/** Adds an entry to the logs of all sites of a person. */
export async function addAuditOfMember(
  lock: DatabaseEngine['lock'],
  tx: Transaction<Tables>,
  member: string,
  audit: NewAudit,
): Promise<void> {
  const places = await tx
    .selectFrom('staff_membership')
    .select('tenant')
    .where('member', '=', member)
    .execute()
  await addAudit(
    lock,
    tx,
    places.map(({ tenant }) => tenant),
    audit,
  )
}

/** Digest of an entry and the one before, so that a changed or removed one shows. */
const hashOf = (row: Omit<Row, 'hash'>, before: string | undefined): string => {
  const { tenant, n, at, person, action, details, client } = row
  const text = JSON.stringify([before ?? null, tenant, n, at, person, action, details, client])
  return hash('sha256', text, 'hex')
}

const ROWS_AT_ONCE = 1_000

async function checkChain(db: Kysely<Tables>, tenant: string): Promise<AuditCheck> {
  let before: Pick<Row, 'n' | 'hash'> | undefined
  for (;;) {
    const rows = await db
      .selectFrom('audit_entry')
      .selectAll()
      .where('tenant', '=', tenant)
      .where('n', '>', before?.n ?? 0)
      .orderBy('n')
      .limit(ROWS_AT_ONCE)
      .execute()
    for (const row of rows) {
      const at: number = (before?.n ?? 0) + 1
      if (row.n !== at || row.hash !== hashOf(row, before?.hash)) return { state: 'broken', at }
      before = row
    }
    if (rows.length < ROWS_AT_ONCE) {
      return { state: 'sound', entries: before?.n ?? 0, lastHash: before?.hash }
    }
  }
}
