import type { Actor } from '../audit-log.ts'
import type { DocumentStore, DraftToPublish, NewRevision, Published } from '../document-store.ts'
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
    history: (path, of) => documentHistory(db, { tenant, path }, of),
    revision: (path, n) => documentRevision(db, { tenant, path }, n),
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
    const live = await liveRevision(tx, key)
    if (live?.draft === version) return { state: 'published', n: live.n }
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
  rollback: 'rolled_back',
  import: 'documents_imported',
  sites: 'published_to_sites',
} as const

const revise = (
  engine: Engine,
  tenant: string,
  { path, text, message, source, batch, base }: NewRevision,
  by: Actor,
): Promise<Published> =>
  changing(engine, { tenant, path }, async (tx) => {
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
    const details = { path, n, message, ...(batch !== undefined && { batch }) }
    await addAudit(engine.lock, tx, [tenant], { action: actions[source], details, by })
    return { state: 'published', n }
  })
