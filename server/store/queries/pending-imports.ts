import type { Kysely, Transaction } from 'kysely'
import { DAY_MS } from '#domain/units.ts'
import {
  PENDING_DAYS,
  type PendingDecision,
  type PendingEnding,
  type PendingImport,
  PendingImportEnded,
  type PendingImportStore,
} from '../pending-import-store.ts'
import { addAudit } from './audit-chain.ts'
import { addDeskEvent } from './desk-events.ts'
import { authorOf } from './document-author.ts'
import type { DatabaseEngine } from './engine.ts'
import { storable } from './storable-text.ts'
import type { Tables } from './tables.ts'

type Engine = Pick<DatabaseEngine, 'db' | 'lock'>
type Tx = Transaction<Tables>

/** Files of one feed that wait at once; a broken feed comes again and again. */
const MOST_WAITING = 3

/** See `PendingImportStore`. */
export function pendingImportStore({ db, lock }: Engine, tenant: string): PendingImportStore {
  const changing = <Result>(work: (tx: Tx) => Promise<Result>) =>
    db.transaction().execute(async (tx) => {
      await lock(tx, `pending imports of ${tenant}`)
      return work(tx)
    })
  return {
    add: ({ id, feed, mapping, source, refusal, files, names }, by) =>
      changing(async (tx) => {
        await forget(tx, new Date(Date.parse(by.at) - PENDING_DAYS * DAY_MS).toISOString(), tenant)
        const known = await tx
          .selectFrom('pending_import')
          .select('id')
          .where((eb) => eb.and({ tenant, id }))
          .executeTakeFirst()
        if (known) return
        const waiting = await waitingOf(tx, tenant).where('feed', '=', feed).execute()
        const tooMany = waiting.slice(MOST_WAITING - 1).map((row) => row.id)
        await end(tx, tenant, tooMany, { ending: 'superseded', at: by.at })
        const { code = null, message } = refusal ?? {}
        await tx
          .insertInto('pending_import')
          .values({
            tenant,
            id,
            feed,
            mapping,
            source,
            code,
            at: by.at,
            message: message === undefined ? null : storable(message),
            names: JSON.stringify(names.map(storable)),
            person: by.person ?? null,
            ended: null,
            ending: null,
          })
          .execute()
        for (const [n, { name, content }] of files.entries()) {
          await tx
            .insertInto('pending_file')
            .values({ tenant, import_id: id, n, name: storable(name), content })
            .execute()
        }
        await addDeskEvent(tx, tenant, { kind: 'import', id: feed })
        if (source !== 'upload') return
        const details = { feed, file: names.join(', ') }
        await addAudit(lock, tx, [tenant], { action: 'feed_uploaded', details, by })
      }),
    async list() {
      const rows = await db
        .selectFrom('pending_import')
        .leftJoin('staff_member', 'staff_member.id', 'pending_import.person')
        .selectAll('pending_import')
        .select('staff_member.name as person_name')
        .where('tenant', '=', tenant)
        .orderBy('pending_import.at', 'desc')
        .orderBy('pending_import.id')
        .execute()
      return rows.map(pendingOf)
    },
    files: (id) =>
      db
        .selectFrom('pending_file')
        .select(['name', 'content'])
        .where((eb) => eb.and({ tenant, import_id: id }))
        .orderBy('n')
        .execute(),
    discard: (id, by) =>
      changing(async (tx) => {
        const row = await waitingOf(tx, tenant).where('id', '=', id).executeTakeFirst()
        if (!row) return false
        await end(tx, tenant, [id], { ending: 'discarded', at: by.at })
        await addDeskEvent(tx, tenant, { kind: 'import', id: row.feed })
        const details = { feed: row.feed, file: namesOf(row).join(', ') }
        await addAudit(lock, tx, [tenant], { action: 'feed_discarded', details, by })
        return true
      }),
  }
}

interface DecidedRun {
  readonly feed: string
  readonly now: string
  readonly report: string
}

/**
 * Ends the waiting of a feed's files in the transaction of an import of it; the audit log is told of the one that
 * was imported, as the last thing. @throws PendingImportEnded where that one no longer waits
 */
export async function endPending(
  lock: DatabaseEngine['lock'],
  tx: Tx,
  tenant: string,
  { feed, now, report }: DecidedRun,
  decision: PendingDecision | undefined,
): Promise<void> {
  await lock(tx, `pending imports of ${tenant}`)
  const waiting = await waitingOf(tx, tenant).where('feed', '=', feed).execute()
  const decided = waiting.find(({ id }) => id === decision?.id)
  if (decision && !decided) throw new PendingImportEnded('The file waits no longer')
  const others = waiting.filter((row) => row !== decided).map(({ id }) => id)
  await end(tx, tenant, others, { ending: 'superseded', at: now })
  if (!decision || !decided) return
  await end(tx, tenant, [decided.id], { ending: 'imported', at: now })
  const { reason, by } = decision
  const file = namesOf(decided).join(', ')
  const details = { feed, file, did: didIn(report), ...(reason && { reason }) }
  const action = reason === '' ? 'feed_imported' : 'import_let_through'
  await addAudit(lock, tx, [tenant], { action, details, by })
}

/** What the audit log tells of a report. */
function didIn(report: string): string {
  const parsed: unknown = JSON.parse(report)
  if (typeof parsed !== 'object' || parsed === null) return ''
  const counts = (['added', 'changed', 'removed'] as const).map((name) => {
    const count: unknown = Reflect.get(parsed, name)
    return typeof count === 'number' ? `${count} ${name}` : ''
  })
  return counts.filter(Boolean).join(', ')
}

/** See `Store.forgetAllPendingImports`. */
export const forgetAllPendingImports = (db: Kysely<Tables>, before: string): Promise<void> =>
  db.transaction().execute((tx) => forget(tx, before))

async function forget(tx: Tx, before: string, tenant?: string): Promise<void> {
  const old = await tx
    .selectFrom('pending_import')
    .select(['tenant', 'id'])
    .where('at', '<', before)
    .$if(tenant !== undefined, (query) => query.where('tenant', '=', tenant ?? ''))
    .execute()
  for (const row of old) {
    await deleteFiles(tx, row.tenant, [row.id])
    await tx
      .deleteFrom('pending_import')
      .where((eb) => eb.and(row))
      .execute()
  }
}

/** The newest first. */
const waitingOf = (tx: Tx, tenant: string) =>
  tx
    .selectFrom('pending_import')
    .select(['id', 'feed', 'names'])
    .where('tenant', '=', tenant)
    .where('ended', 'is', null)
    .orderBy('at', 'desc')
    .orderBy('id')

async function end(
  tx: Tx,
  tenant: string,
  ids: readonly string[],
  { ending, at }: { readonly ending: PendingEnding; readonly at: string },
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('pending_import')
    .set({ ended: at, ending })
    .where('tenant', '=', tenant)
    .where('id', 'in', ids)
    .execute()
  await deleteFiles(tx, tenant, ids)
}

async function deleteFiles(tx: Tx, tenant: string, ids: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('pending_file')
    .where('tenant', '=', tenant)
    .where('import_id', 'in', ids)
    .execute()
}

const namesOf = ({ names }: Pick<Tables['pending_import'], 'names'>): string[] => JSON.parse(names)

type PendingRow = Tables['pending_import'] & { readonly person_name: string | null }

const pendingOf = (row: PendingRow): PendingImport => ({
  id: row.id,
  feed: row.feed,
  mapping: row.mapping,
  source: row.source,
  at: row.at,
  names: namesOf(row),
  by: authorOf(row.person, row.person_name),
  ...(row.code !== null && { refusal: { code: row.code, message: row.message ?? '' } }),
  ...(row.ended !== null && { ended: row.ended }),
  ...(row.ending !== null && { ending: row.ending }),
})
