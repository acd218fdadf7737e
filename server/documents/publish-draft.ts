import { documentKind } from '#domain/document/document-kind.ts'
import type { DocumentProblem } from '#domain/staff/document-calls.ts'
import type { StaffAnswer } from '#domain/staff/staff-calls.ts'
import type { Actor } from '../store/audit-log.ts'
import type { DraftToPublish, NewRevision, Published } from '../store/document-store.ts'
import type { Store } from '../store/store.ts'
import type { SourceFile } from '../tenants/source-file.ts'
import { documentProblems } from './document-problems.ts'
import { type DocumentTools, fileOf, type SiteDocument, siteDocument } from './site-document.ts'

type PublishAnswer = StaffAnswer<'POST /:site/publish'>
type Refusal = Extract<PublishAnswer, { published: false }>
type Answer = { readonly published: true; readonly n: number } | Refusal

export interface PublishTools extends DocumentTools {
  /** The errors that a page has as it would be sent. */
  readonly errorsShown: (slug: string, source: SourceFile) => Promise<DocumentProblem[]>
}

/** Whose documents, and who publishes. */
interface Publisher {
  readonly store: Store
  readonly slug: string
  readonly by: Actor
  /** Throws where they may not publish this text. */
  readonly mayPublish?: (document: SiteDocument, text: string | null) => Promise<void>
}

/**
 * Publishes a version of a draft, if it has no errors, and its page as it would be sent has none; at a later
 * moment where `at` says one, and checks it again then.
 */
export async function publishDraft(
  tools: PublishTools,
  publisher: Publisher,
  draft: DraftToPublish,
  at?: string,
): Promise<PublishAnswer> {
  const { store, slug, by } = publisher
  const documents = store.documents(slug)
  const found = await documents.publishable(draft)
  if (found.state !== 'publishable') return answerOf(found)
  const refusal =
    (await faultsOf(tools, publisher, draft.path, found.text)) ??
    (await faultsShown(tools, slug, draft.path, found.text))
  if (refusal) return refusal
  if (at === undefined) return published(tools, await documents.publish(draft, by))
  const done = await documents.schedule(draft, at, by)
  return done.state === 'scheduled' ? { published: true, at } : answerOf(done)
}

/** Publishes a text that is no draft, if it has no errors. What was live before may be so again, however it looks. */
export async function publishText(
  tools: DocumentTools,
  publisher: Publisher,
  revision: NewRevision,
): Promise<Answer> {
  const { store, slug, by } = publisher
  const refusal = await faultsOf(tools, publisher, revision.path, revision.text)
  return refusal ?? published(tools, await store.documents(slug).revise(revision, by))
}

/** The errors that the document or the rest of the site would have. */
async function faultsOf(
  tools: DocumentTools,
  { store, slug, mayPublish }: Publisher,
  path: string,
  text: string | null,
): Promise<Refusal | undefined> {
  const document = await siteDocument(tools, store, slug, path)
  await mayPublish?.(document, text)
  const problems = await documentProblems(tools, slug, document, text)
  return hasError(problems) ? { published: false, reason: 'problems', problems } : undefined
}

/** The errors that its page has as it would be sent. */
async function faultsShown(
  { documents, errorsShown }: PublishTools,
  slug: string,
  path: string,
  text: string,
): Promise<Refusal | undefined> {
  if (documentKind(path) !== 'page') return undefined
  const file = fileOf(await documents.filesNow(slug), path)
  const problems = await errorsShown(slug, { file, text })
  return problems.length > 0 ? { published: false, reason: 'problems', problems } : undefined
}

const hasError = (problems: readonly DocumentProblem[]): boolean =>
  problems.some(({ level }) => level === 'error')

async function published({ documents }: DocumentTools, done: Published): Promise<Answer> {
  // Published is published: where the look fails the next poll sees it.
  await documents.look().catch(() => undefined)
  return answerOf(done)
}

function answerOf(done: Published): Answer {
  if (done.state === 'published') return { published: true, n: done.n }
  const { state: reason, by } = done
  return { published: false, reason, ...('n' in done && { n: done.n }), ...(by && { by }) }
}
