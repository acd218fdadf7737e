import type { Kysely, Transaction } from 'kysely'
import type { Actor } from '../audit-log.ts'
import type {
  DocumentDraft,
  DocumentStore,
  DraftToPublish,
  DraftToSave,
  DueDocument,
  SavedDraft,
} from '../document-store.ts'
import { addAudit } from './audit-chain.ts'
import { authorOf } from './document-author.ts'
import { type DocumentKey, liveNumber, liveRevision } from './document-revisions.ts'
import type { DatabaseEngine } from './engine.ts'
import type { Tables } from './tables.ts'

type Engine = Pick<DatabaseEngine, 'db' | 'lock'>
type Row = Tables['document_draft']

/** What a draft is set to where it is published by nobody later. */
export const unscheduled = {
  publish_at: null,
  publish_version: null,
  publish_base: null,
  publish_message: null,
  publish_person: null,
  publish_failure: null,
} as const

/** The drafts of `DocumentStore`. */
export function documentDrafts(engine: Engine, tenant: string) {
  const { db } = engine
  return {
    async draft(path) {
      const [draft] = await draftsOf(db, tenant, path)
      return draft
    },
    drafts: () => draftsOf(db, tenant),
    save: (draft, by) => save(engine, tenant, draft, by),
    discard: (path, version, by) =>
      changing(engine, { tenant, path }, async (tx) => {
        const gone = await removeDraft(tx, { tenant, path, version })
        if (gone) {
          const audit = { action: 'draft_discarded', details: { path }, by } as const
          await addAudit(engine.lock, tx, [tenant], audit)
        }
        return gone
      }),
    publishable: (draft) => publishable(db, { ...draft, tenant }),
    schedule: (draft, at, by) => schedule(engine, { ...draft, tenant }, at, by),
    cancelSchedule: (path, by) =>
      changing(engine, { tenant, path }, async (tx) => {
        const { numUpdatedRows } = await ofDraft(tx, tenant, path)
          .where('publish_at', 'is not', null)
          .set(unscheduled)
          .executeTakeFirst()
        if (numUpdatedRows === 0n) return false
        const audit = { action: 'publishing_cancelled', details: { path }, by } as const
        await addAudit(engine.lock, tx, [tenant], audit)
        return true
      }),
    async failSchedule(path, version, failure) {
      await ofDraft(db, tenant, path)
        .where('publish_version', '=', version)
        .set({ publish_failure: failure })
        .execute()
    },
  } satisfies Partial<DocumentStore>
}

/** One change of a document at a time. */
export const changing = <Result>(
  { db, lock }: Engine,
  { tenant, path }: DocumentKey,
  change: (tx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> =>
  db.transaction().execute(async (tx) => {
    await lock(tx, `document ${tenant} ${path}`)
    return change(tx)
  })

const ofDraft = (db: Kysely<Tables>, tenant: string, path: string) =>
  db.updateTable('document_draft').where('tenant', '=', tenant).where('path', '=', path)

/** The row of a document, also where its draft is gone. */
const draftRow = (db: Kysely<Tables>, { tenant, path }: DocumentKey): Promise<Row | undefined> =>
  db
    .selectFrom('document_draft')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('path', '=', path)
    .executeTakeFirst()

async function draftsOf(
  db: Kysely<Tables>,
  tenant: string,
  path?: string,
): Promise<DocumentDraft[]> {
  const rows = await db
    .selectFrom('document_draft')
    .leftJoin('staff_member as author', 'author.id', 'person')
    .leftJoin('staff_member as publisher', 'publisher.id', 'publish_person')
    .selectAll('document_draft')
    .select(['author.name as author_name', 'publisher.name as publisher_name'])
    .where('tenant', '=', tenant)
    .$if(path !== undefined, (query) => query.where('path', '=', path ?? ''))
    .orderBy('path')
    .execute()
  return rows.flatMap(({ text, author_name, publisher_name, ...row }) => {
    if (text === null) return []
    const { path: of, version, base, person, at } = row
    const by = authorOf(person, author_name)
    return [{ path: of, version, text, base, by, at, schedule: scheduleOf(row, publisher_name) }]
  })
}

function scheduleOf(row: Omit<Row, 'text'>, name: string | null): DocumentDraft['schedule'] {
  if (row.publish_at === null) return undefined
  return {
    at: row.publish_at,
    version: row.publish_version ?? 0,
    base: row.publish_base ?? 0,
    message: row.publish_message ?? '',
    by: authorOf(row.publish_person, name),
    failure: row.publish_failure ?? undefined,
  }
}

const save = (
  engine: Engine,
  tenant: string,
  { path, version, base, key, text }: DraftToSave,
  by: Actor,
): Promise<SavedDraft> =>
  changing(engine, { tenant, path }, async (tx) => {
    const row = await draftRow(tx, { tenant, path })
    const isThere = row !== undefined && row.text !== null
    if (isThere && row.key === key) return { state: 'saved', version: row.version, at: row.at }
    const isCurrent = isThere
      ? row.version === version
      : version === 0 && (await liveNumber(tx, { tenant, path })) === base
    if (!isCurrent) return { state: 'newer' }
    const saved = {
      version: (row?.version ?? 0) + 1,
      text,
      base,
      key,
      person: by.person ?? null,
      at: by.at,
    }
    if (row) await ofDraft(tx, tenant, path).set(saved).execute()
    else {
      const values = { tenant, path, ...saved, ...unscheduled }
      await tx.insertInto('document_draft').values(values).execute()
    }
    if (!isThere) {
      const audit = { action: 'draft_begun', details: { path }, by } as const
      await addAudit(engine.lock, tx, [tenant], audit)
    }
    return { state: 'saved', version: saved.version, at: saved.at }
  })

/** Removes this version of a draft; false where it is not the one that is there. */
export async function removeDraft(
  tx: Transaction<Tables>,
  { tenant, path, version }: DocumentKey & { readonly version: number },
): Promise<boolean> {
  const { numUpdatedRows } = await ofDraft(tx, tenant, path)
    .where('version', '=', version)
    .where('text', 'is not', null)
    .set({ text: null, ...unscheduled })
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** See `DocumentStore`. */
export async function publishable(
  db: Kysely<Tables>,
  { tenant, path, version, base }: DocumentKey & Omit<DraftToPublish, 'message'>,
): ReturnType<DocumentStore['publishable']> {
  const live = await liveRevision(db, { tenant, path })
  if (live?.draft === version) return { state: 'published', n: live.n }
  if ((live?.n ?? 0) !== base) return { state: 'newer_revision', n: live?.n ?? 0, by: live?.by }
  const [draft] = await draftsOf(db, tenant, path)
  if (draft?.version !== version) return { state: 'newer_draft', by: draft?.by }
  return { state: 'publishable', text: draft.text }
}

const schedule = (
  engine: Engine,
  { tenant, path, version, base, message }: DraftToPublish & DocumentKey,
  at: string,
  by: Actor,
): ReturnType<DocumentStore['schedule']> =>
  changing(engine, { tenant, path }, async (tx) => {
    const found = await publishable(tx, { tenant, path, version, base })
    if (found.state !== 'publishable') return found
    await ofDraft(tx, tenant, path)
      .set({
        publish_at: at,
        publish_version: version,
        publish_base: base,
        publish_message: message,
        publish_person: by.person ?? null,
        publish_failure: null,
      })
      .execute()
    const details = { path, version, publish_at: at }
    const audit = { action: 'publishing_scheduled', details, by } as const
    await addAudit(engine.lock, tx, [tenant], audit)
    return { state: 'scheduled' }
  })

/** Drafts of all tenants that are to be published at `now` or before, and were not tried yet. */
export async function allDueDocuments(db: Kysely<Tables>, now: string): Promise<DueDocument[]> {
  const rows = await db
    .selectFrom('document_draft')
    .leftJoin('staff_member', 'staff_member.id', 'publish_person')
    .selectAll('document_draft')
    .select('name')
    .where('publish_at', '<=', now)
    .where('publish_failure', 'is', null)
    .orderBy('publish_at')
    .execute()
  return rows.map((row) => ({
    tenant: row.tenant,
    path: row.path,
    version: row.publish_version ?? 0,
    base: row.publish_base ?? 0,
    message: row.publish_message ?? '',
    by: authorOf(row.publish_person, row.name),
  }))
}
