import type { Store } from '../store/store.ts'
import type { DocumentSource } from './document-source.ts'
import { textOfRevision } from './revision-text.ts'

/** What a document last was. */
export interface LastVersion {
  /** Of the revision; 0 is the file that the site ships with. */
  readonly n: number
  readonly text: string
}

/** Revisions in a row by which a page was taken away, at most. */
const TAKEN_AWAY = 10

/** What a document last was that is neither live nor a draft now: its way back begins with it. */
export async function lastVersion(
  tools: { readonly documents: Pick<DocumentSource, 'files'> },
  store: Pick<Store, 'documents'>,
  of: { readonly slug: string; readonly path: string },
): Promise<LastVersion | undefined> {
  const revisions = await store.documents(of.slug).history(of.path, { limit: TAKEN_AWAY })
  const n = revisions.find(({ isRemoval }) => !isRemoval)?.n ?? 0
  const text = await textOfRevision(tools, store, { ...of, n })
  return text === null ? undefined : { n, text }
}
