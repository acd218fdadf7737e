import type { StaffAnswer, StaffBody } from '#domain/staff/staff-calls.ts'
import type { Actor } from '../store/audit-log.ts'
import type { DocumentDraft } from '../store/document-store.ts'
import type { Store } from '../store/store.ts'
import { documentProblems } from './document-problems.ts'
import { documentValue, editedValue, liveValue, textOf } from './document-value.ts'
import { lastVersion } from './last-version.ts'
import { type DocumentTools, type SiteDocument, siteDocument } from './site-document.ts'

export type ShownDocument = StaffAnswer<'GET /:site/document'>
export type SavedDraft = StaffAnswer<'POST /:site/draft'>

/** Whose documents. */
interface OfSite {
  readonly store: Store
  readonly slug: string
}

/** A document as it is edited. @throws AppError 404, 409 */
export async function shownDocument(
  tools: DocumentTools,
  { store, slug }: OfSite,
  name: string,
): Promise<ShownDocument> {
  const document = await siteDocument(tools, store, slug, name)
  const { path, kind, n, draft, live, changed } = document
  const value = (await takenAway(tools, document, store, slug)) ?? editedValue(document)
  const text = draft?.text ?? live?.text
  const published = liveValue(document)
  return {
    path,
    kind,
    value,
    ...draftFacts(document),
    live: { n, ...(published && { value: published }) },
    ...(draft?.schedule && { schedule: scheduleOf(draft, draft.schedule) }),
    ...(changed && { template: { version: changed.version, value: { ...changed.page } } }),
    problems: text === undefined ? [] : await documentProblems(tools, slug, document, text),
  }
}

/** What a document that was taken away last was, as a value. */
async function takenAway(
  tools: DocumentTools,
  document: SiteDocument,
  store: Store,
  slug: string,
): Promise<ReturnType<typeof documentValue>> {
  const { path, file, n, live, draft } = document
  if (live || draft || n === 0) return undefined
  const last = await lastVersion(tools, store, { slug, path })
  return last && documentValue(document, { file, text: last.text })
}

/** Saves a draft that was made of what there is; else says what there is. */
export async function saveDraft(
  tools: DocumentTools,
  { store, slug }: OfSite,
  edit: StaffBody<'POST /:site/draft'>,
  by: Actor,
): Promise<SavedDraft> {
  const { path, version, base, key, value, template_version: madeOf } = edit
  const document = await siteDocument(tools, store, slug, path)
  // Else what the template changed since would count as a change of this page.
  if (document.changed?.version !== madeOf) return newer(document)
  const text = textOf(document, value)
  const saved = await store.documents(slug).save({ path, version, base, key, text }, by)
  if (saved.state === 'newer') return newer(await siteDocument(tools, store, slug, path))
  const done = { saved: true, version: saved.version, at: saved.at } as const
  if (edit.is_checked) return done
  return { ...done, problems: await documentProblems(tools, slug, document, text) }
}

/** What a draft is based on and who saved it; of a document without one what a new one begins with. */
function draftFacts({ draft, n }: SiteDocument) {
  if (!draft) return { version: 0, base: n }
  const { version, base, by, at } = draft
  return { version, base, at, ...(by && { by }) }
}

/** What there is instead of the draft that somebody wanted to save. */
function newer(document: SiteDocument): SavedDraft {
  const { changed, draft, file } = document
  const value = draft ? documentValue(document, { file, text: draft.text }) : liveValue(document)
  return {
    saved: false,
    ...draftFacts(document),
    ...(changed && { template_version: changed.version }),
    ...(value && { value }),
  }
}

function scheduleOf(
  { version }: DocumentDraft,
  { at, message, by, failure, ...wanted }: NonNullable<DocumentDraft['schedule']>,
): NonNullable<ShownDocument['schedule']> {
  const failed = failureOf(failure, version === wanted.version)
  return { at, version: wanted.version, message, ...(by && { by }), ...(failed && { failed }) }
}

type Failure = NonNullable<NonNullable<ShownDocument['schedule']>['failed']>

/** A draft that was saved since is not what somebody wanted to publish. */
function failureOf(stored: string | undefined, isSame: boolean): Failure | undefined {
  if (stored !== undefined) return JSON.parse(stored)
  return isSame ? undefined : { reason: 'newer_draft' }
}
