import type { StaffAnswer } from '#domain/staff/staff-calls.ts'
import { staffEndpoint } from '../staff/host/staff-endpoint.ts'
import type { DocumentDraft } from '../store/document-store.ts'
import { documentProblems } from './document-problems.ts'
import { documentValue, editedValue, liveValue, textOf } from './document-value.ts'
import { type DocumentTools, type SiteDocument, siteDocument } from './site-document.ts'

type Shown = StaffAnswer<'GET /:site/document'>
type Saved = StaffAnswer<'POST /:site/draft'>

/** Documents and their drafts (Spec 6.04). */
export const draftEndpoints = (tools: DocumentTools) => [
  staffEndpoint('GET /:site/document', async ({ store, site, query }): Promise<Shown> => {
    const document = await siteDocument(tools, store, site.slug, query.path)
    const { path, kind, n, draft, live, changed } = document
    const value = editedValue(document)
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
      problems: text === undefined ? [] : await documentProblems(tools, site.slug, document, text),
    }
  }),

  staffEndpoint('POST /:site/draft', async ({ store, site, body, by }): Promise<Saved> => {
    const { path, version, base, key, value, template_version: madeOf } = body
    const document = await siteDocument(tools, store, site.slug, path)
    const { changed } = document
    // Else what the template changed since would count as a change of this page.
    if (changed?.version !== madeOf) return newer(document)
    const text = textOf(document, value)
    const edit = { path, version, base, key, text }
    const saved = await store.documents(site.slug).save(edit, by)
    if (saved.state === 'newer') return newer(await siteDocument(tools, store, site.slug, path))
    const problems = await documentProblems(tools, site.slug, document, text)
    return { saved: true, version: saved.version, at: saved.at, problems }
  }),

  staffEndpoint('POST /:site/draft/discard', async ({ store, site, body, by }) => {
    const { path, version } = body
    return { discarded: await store.documents(site.slug).discard(path, version, by) }
  }),
]

/** What a draft is based on and who saved it; of a document without one what a new one begins with. */
function draftFacts({ draft, n }: SiteDocument) {
  if (!draft) return { version: 0, base: n }
  const { version, base, by, at } = draft
  return { version, base, at, ...(by && { by }) }
}

/** What there is instead of the draft that somebody wanted to save. */
function newer(document: SiteDocument): Saved {
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
): NonNullable<Shown['schedule']> {
  const failed = failureOf(failure, version === wanted.version)
  return { at, version: wanted.version, message, ...(by && { by }), ...(failed && { failed }) }
}

type Failure = NonNullable<NonNullable<Shown['schedule']>['failed']>

/** A draft that was saved since is not what somebody wanted to publish. */
function failureOf(stored: string | undefined, isSame: boolean): Failure | undefined {
  if (stored !== undefined) return JSON.parse(stored)
  return isSame ? undefined : { reason: 'newer_draft' }
}
