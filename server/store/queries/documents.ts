import type { Transaction } from 'kysely'
import type { Actor } from '../audit-log.ts'
import type {
  DocumentStore,
  DraftToPublish,
  NewRevision,
  Published,
  ReviseAll,
} from '../document-store.ts'
import { addAudit } from './audit-chain.ts'
import { changing, documentDrafts, publishable, removeDraft } from './document-drafts.ts'
import {
  addRevision,
  documentHistory,
  documentRevision,
  liveDocuments,
  liveNumber,
  liveRevision,
} from './document-revisions.ts'
import type { DatabaseEngine } from './engine.ts'
import type { Tables } from './tables.ts'

type Engine = Pick<DatabaseEngine, 'db' | 'lock'>

/** See `DocumentStore`. */
export function documentStore(engine: Engine, tenant: string): DocumentStore {
  const { db } = engine
  return {
    live: () => liveDocuments(db, tenant),
    liveNumber: (path) => liveNumber(db, { tenant, path }),
    ...documentDrafts(engine, tenant),
    publish: (draft, by) => publish(engine, tenant, draft, by),
    revise: (revision, by) => revise(engine, tenant, revision, by),
    reviseAll: (revisions, by) => reviseAll(engine, tenant, revisions, by),
    history: (path, of) => documentHistory(db, { tenant, path }, of),
    revision: (path, n) => documentRevision(db, { tenant, path }, n),
    naming: (words, since) =>
      db
        .selectFrom('document_revision')
        .select(['path', 'n'])
        .where('tenant', '=', tenant)
        .where('at', '>=', since)
        .where('text', 'like', `%${words}%`)
        .orderBy('path')
        .orderBy('n', 'desc')
        .execute(),
  }
}

const publish = (
  engine: Engine,
  tenant: string,
  { path, version, base, message }: DraftToPublish,
  by: Actor,
): Promise<Published> =>
  changing(engine, { tenant, path }, async (tx) => {
    const key = { tenant, path }
    const draft = await publishable(tx, { ...key, version, base })
    if (draft.state !== 'publishable') return draft
    const n = await addRevision(tx, {
      ...key,
      text: draft.text,
      message,
      source: 'publish',
      batch: null,
      draft: version,
      person: by.person ?? null,
      at: by.at,
    })
    await removeDraft(tx, { ...key, version })
    const audit = { action: 'published', details: { path, n, message }, by } as const
    await addAudit(engine.lock, tx, [tenant], audit)
    return { state: 'published', n }
  })

const actions = {
  publish: 'published',
  rollback: 'rolled_back',
  import: 'documents_imported',
  sites: 'published_to_sites',
} as const

const revise = (
  engine: Engine,
  tenant: string,
  revision: NewRevision,
  by: Actor,
): Promise<Published> =>
  changing(engine, { tenant, path: revision.path }, async (tx) => {
    const done = await added(tx, tenant, revision, by)
    if (done.state !== 'published') return done
    const { path, message, batch, source } = revision
    const details = { path, n: done.n, message, ...(batch !== undefined && { batch }) }
    await addAudit(engine.lock, tx, [tenant], { action: actions[source], details, by })
    return done
  })

async function added(
  tx: Transaction<Tables>,
  tenant: string,
  { path, text, message, source, batch, base }: NewRevision,
  by: Actor,
): Promise<Extract<Published, { state: 'published' | 'newer_revision' }>> {
  const live = await liveRevision(tx, { tenant, path })
  if (base !== undefined && base !== (live?.n ?? 0)) {
    return { state: 'newer_revision', n: live?.n ?? 0, by: live?.by }
  }
  const n = await addRevision(tx, {
    tenant,
    path,
    text,
    message,
    source,
    batch: batch ?? null,
    draft: null,
    person: by.person ?? null,
    at: by.at,
  })
  return { state: 'published', n }
}

/** Ends a transaction without effect. */
class Refused extends Error {
  readonly answer: ReviseAll
  constructor(answer: ReviseAll) {
    super('a newer revision is live')
    this.answer = answer
  }
}

async function reviseAll(
  { db, lock }: Engine,
  tenant: string,
  revisions: readonly NewRevision[],
  by: Actor,
): Promise<ReviseAll> {
  const [first] = revisions
  if (!first) return { state: 'published' }
  try {
    return await db.transaction().execute(async (tx) => {
      const paths = revisions.map(({ path }) => path).toSorted()
      await lock(tx, ...paths.map((path) => `document ${tenant} ${path}`))
      for (const revision of revisions) {
        const done = await added(tx, tenant, revision, by)
        if (done.state !== 'published') throw new Refused({ ...done, path: revision.path })
      }
      const details = { files: revisions.length, message: first.message }
      await addAudit(lock, tx, [tenant], { action: actions[first.source], details, by })
      return { state: 'published' }
    })
  } catch (cause) {
    if (cause instanceof Refused) return cause.answer
    throw cause
  }
}
