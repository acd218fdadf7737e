import type { Kysely } from 'kysely'
import {
  type Batch,
  type BatchStore,
  type BatchTarget,
  type OpenBatch,
  openTargetStates,
} from '../batch-store.ts'
import { authorOf } from './document-author.ts'
import type { DatabaseEngine } from './engine.ts'
import type { Tables } from './tables.ts'

/** See `BatchStore`. */
export function batchStore({ db }: Pick<DatabaseEngine, 'db'>, tenant: string): BatchStore {
  return {
    begin: ({ id, route, changes, message, kind, targets }, by) =>
      db.transaction().execute(async (tx) => {
        const person = by.person ?? null
        const batch = { tenant, id, route, changes: JSON.stringify(changes), message, kind, person }
        const made = await tx
          .insertInto('publish_batch')
          .values({ ...batch, at: by.at })
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .executeTakeFirst()
        if (!made) return
        for (const { site, own } of targets) {
          const waiting = { state: 'waiting', reason: null, path: null, n: null } as const
          await tx
            .insertInto('publish_target')
            .values({ tenant, batch: id, site, own, ...waiting })
            .execute()
        }
      }),
    batch: (id) => batchOf(db, tenant, id),
    async settle(id, site, from, { state, reason, path, n }) {
      await db
        .updateTable('publish_target')
        .set({
          state,
          reason: reason ?? null,
          ...(path !== undefined && { path }),
          ...(n !== undefined && { n }),
        })
        .where('tenant', '=', tenant)
        .where('batch', '=', id)
        .where('site', '=', site)
        .where('state', '=', from)
        .execute()
    },
  }
}

async function batchOf(db: Kysely<Tables>, tenant: string, id: string): Promise<Batch | undefined> {
  const row = await db
    .selectFrom('publish_batch')
    .leftJoin('staff_member', 'staff_member.id', 'person')
    .select(['publish_batch.id', 'route', 'changes', 'message', 'kind', 'person', 'at', 'name'])
    .where('tenant', '=', tenant)
    .where('publish_batch.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const targets = await db
    .selectFrom('publish_target')
    .select(['site', 'own', 'state', 'reason', 'path', 'n'])
    .where('tenant', '=', tenant)
    .where('batch', '=', id)
    .orderBy('site')
    .execute()
  const { person, name, changes, ...batch } = row
  return {
    ...batch,
    changes: JSON.parse(changes),
    by: authorOf(person, name),
    targets: targets.map(
      ({ reason, path, n, ...target }): BatchTarget => ({
        ...target,
        reason: reason ?? undefined,
        path: path ?? undefined,
        n: n ?? undefined,
      }),
    ),
  }
}

/** All batches in which a server still has something to do, of every tenant. */
export const allOpenBatches = (db: Kysely<Tables>): Promise<OpenBatch[]> =>
  db
    .selectFrom('publish_target')
    .select(['tenant', 'batch as id'])
    .distinct()
    .where('state', 'in', openTargetStates)
    .execute()
