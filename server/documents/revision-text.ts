import { AppError } from '../http/app-error.ts'
import type { Store } from '../store/store.ts'
import type { DocumentSource } from './document-source.ts'
import { sourceOf } from './site-document.ts'

interface RevisionTools {
  readonly documents: Pick<DocumentSource, 'files'>
}

interface RevisionKey {
  readonly slug: string
  readonly path: string
  readonly n: number
}

/** The text of a revision, or of the file that the site ships with; null where there was none. @throws AppError 404 */
export async function textOfRevision(
  { documents }: RevisionTools,
  store: Pick<Store, 'documents'>,
  { slug, path, n }: RevisionKey,
): Promise<string | null> {
  if (n === 0) return sourceOf(await documents.files.tenantFiles(slug), path)?.text ?? null
  const revision = await store.documents(slug).revision(path, n)
  if (!revision) throw new AppError(404, 'no_such_revision', `There is no revision ${n} of this`)
  return revision.text
}
