import type { StaffAnswer } from '#domain/staff/staff-calls.ts'
import { AppError } from '../http/app-error.ts'
import { type PageCheckTools, weighedPage } from '../page-checks/shown-page.ts'
import { staffEndpoint } from '../staff/host/staff-endpoint.ts'
import type { StaffRequest } from '../staff/host/staff-request.ts'
import type { RevisionFacts } from '../store/document-store.ts'
import { documentProblems } from './document-problems.ts'
import { documentValue, templateValue } from './document-value.ts'
import { type PublishTools, publishDraft, publishText } from './publish-draft.ts'
import { textOfRevision } from './revision-text.ts'
import { type SiteDocument, siteDocument } from './site-document.ts'
import { requireMayPublish } from './site-permissions.ts'

const REVISIONS = 50

/** What is published of documents, and was (Spec 6.04). */
export const revisionEndpoints = (tools: PublishTools & PageCheckTools) => [
  staffEndpoint('GET /:site/checks', async ({ store, site: { slug }, query }) => {
    const document = await siteDocument(tools, store, slug, query.path)
    const { kind, file, draft, live } = document
    const text = draft?.text ?? live?.text
    if (text === undefined) throw new AppError(404, 'no_such_document', 'There is no such file')
    const problems = await documentProblems(tools, slug, document, text)
    const page = kind === 'page' ? await weighedPage(tools, slug, { file, text }) : undefined
    return { version: draft?.version ?? 0, problems, ...(page && { page }) }
  }),

  staffEndpoint('POST /:site/publish', async (request) => {
    const { at, ...draft } = request.body
    const isLater = at !== undefined && Date.parse(at) > request.now.getTime()
    const moment = isLater ? new Date(at).toISOString() : undefined
    return publishDraft(tools, publisherOf(request), draft, moment)
  }),

  staffEndpoint('POST /:site/publish/cancel', async ({ store, site, body, by }) => {
    const wasWaiting = await store.documents(site.slug).cancelSchedule(body.path, by)
    if (!wasWaiting) throw new AppError(404, 'not_scheduled', 'No draft of this waits any more')
  }),

  staffEndpoint('GET /:site/history', async ({ store, site, query }) => {
    const { path, before } = query
    // One more says whether there is a next page.
    const limit = REVISIONS + 1
    const found = await store.documents(site.slug).history(path, { before, limit })
    const revisions = found.slice(0, REVISIONS)
    const last = found.length > REVISIONS ? revisions.at(-1) : undefined
    const document = await siteDocument(tools, store, site.slug, path)
    const file = await textOfRevision(tools, store, { slug: site.slug, path, n: 0 })
    const origin = originOf(file, document)
    return { origin, revisions: revisions.map(shownRevision), ...(last && { before: last.n }) }
  }),

  staffEndpoint('GET /:site/revision', async ({ store, site, query: { path, n } }) => {
    const document = await siteDocument(tools, store, site.slug, path)
    const text = await textOfRevision(tools, store, { slug: site.slug, path, n })
    const { file, changed } = document
    const value =
      text === null ? changed && templateValue(changed) : documentValue(document, { file, text })
    const problems = await documentProblems(tools, site.slug, document, text)
    return { n, ...(value && { value }), problems }
  }),

  staffEndpoint('POST /:site/rollback', async (request) => {
    const { store, site, body } = request
    const { path, n, message } = body
    const text = await textOfRevision(tools, store, { slug: site.slug, path, n })
    const revision = { path, text, message, source: 'rollback' } as const
    return publishText(tools, publisherOf(request), revision)
  }),
]

type PublishRequest = Pick<StaffRequest<'POST /:site/publish'>, 'store' | 'site' | 'by' | 'now'>

const publisherOf = ({ store, site, by, now }: PublishRequest) => ({
  store,
  slug: site.slug,
  by,
  mayPublish: (document: SiteDocument, text: string | null) =>
    requireMayPublish(document, text, site, { store, now }),
})

type History = StaffAnswer<'GET /:site/history'>

/** What a document is without a revision, by the file that the site ships with. */
function originOf(file: string | null, { changed }: SiteDocument): History['origin'] {
  if (file !== null) return 'file'
  return changed ? 'template' : 'nothing'
}

type Shown = History['revisions'][number]

const shownRevision = ({ n, at, message, source, batch, by, isRemoval }: RevisionFacts): Shown => ({
  n,
  at,
  message,
  source,
  removed: isRemoval,
  ...(by && { by }),
  ...(batch !== undefined && { batch }),
})
