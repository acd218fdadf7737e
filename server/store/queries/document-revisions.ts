import type { Kysely, Transaction } from 'kysely'
import type { LiveDocument, Revision, RevisionFacts } from '../document-store.ts'
import { authorOf } from './document-author.ts'
import { raiseDocumentVersion } from './document-version.ts'
import type { Tables } from './tables.ts'

/** What names a document in the store. */
export interface DocumentKey {
  readonly tenant: string
  readonly path: string
}

/** The newest revision of each document of a tenant, by path. */
export const liveDocuments = (db: Kysely<Tables>, tenant: string): Promise<LiveDocument[]> =>
  db
    .selectFrom('document_revision as one')
    .select(['path', 'n', 'text'])
    .where('tenant', '=', tenant)
    .where('n', '=', (eb) =>
      eb
        .selectFrom('document_revision as other')
        .select(({ fn }) => fn.max('other.n').as('n'))
        .whereRef('other.tenant', '=', 'one.tenant')
        .whereRef('other.path', '=', 'one.path'),
    )
    .orderBy('path')
    .execute()

/** The number of a document's newest revision; 0 where there is none. */
export async function liveNumber(
  db: Kysely<Tables>,
  { tenant, path }: DocumentKey,
): Promise<number> {
  const row = await db
    .selectFrom('document_revision')
    .select(({ fn }) => fn.max('n').as('n'))
    .where('tenant', '=', tenant)
    .where('path', '=', path)
    .executeTakeFirst()
  return row?.n ?? 0
}

const revisionsOf = (db: Kysely<Tables>, tenant: string, path: string) =>
  db
    .selectFrom('document_revision')
    .leftJoin('staff_member', 'staff_member.id', 'person')
    .select(['n', 'message', 'source', 'batch', 'draft', 'person', 'at', 'name'])
    .select((eb) => eb.case().when('text', 'is', null).then(1).else(0).end().as('is_removal'))
    .where('tenant', '=', tenant)
    .where('path', '=', path)
    .orderBy('n', 'desc')

type FactsRow = Awaited<ReturnType<ReturnType<typeof revisionsOf>['execute']>>[number]

const factsOf = ({ n, message, source, batch, person, at, name, is_removal }: FactsRow) => ({
  n,
  message,
  source,
  at,
  batch: batch ?? undefined,
  by: authorOf(person, name),
  isRemoval: is_removal === 1,
})

/** A document's revisions before a number, the newest first. */
export async function documentHistory(
  db: Kysely<Tables>,
  { tenant, path }: DocumentKey,
  { before, limit }: { readonly before?: number | undefined; readonly limit: number },
): Promise<RevisionFacts[]> {
  const rows = await revisionsOf(db, tenant, path)
    .$if(before !== undefined, (query) => query.where('n', '<', before ?? 0))
    .limit(limit)
    .execute()
  return rows.map(factsOf)
}

/** A revision with its text. */
export async function documentRevision(
  db: Kysely<Tables>,
  { tenant, path }: DocumentKey,
  n: number,
): Promise<Revision | undefined> {
  const row = await revisionsOf(db, tenant, path)
    .select('text')
    .where('n', '=', n)
    .executeTakeFirst()
  return row && { path, text: row.text, ...factsOf(row) }
}

/** The newest revision without its text, and the version of the draft that it was. */
export async function liveRevision(
  db: Kysely<Tables>,
  { tenant, path }: DocumentKey,
): Promise<(RevisionFacts & { readonly draft: number | undefined }) | undefined> {
  const row = await revisionsOf(db, tenant, path).limit(1).executeTakeFirst()
  return row && { ...factsOf(row), draft: row.draft ?? undefined }
}

/** Adds a revision behind the newest one, inside the transaction that found that. */
export async function addRevision(
  tx: Transaction<Tables>,
  revision: Omit<Tables['document_revision'], 'n'>,
): Promise<number> {
  const { tenant, path } = revision
  const n = (await liveNumber(tx, { tenant, path })) + 1
  await tx
    .insertInto('document_revision')
    .values({ ...revision, n })
    .execute()
  await raiseDocumentVersion(tx, tenant, path)
  return n
}
