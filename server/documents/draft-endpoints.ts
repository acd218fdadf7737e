import { staffEndpoint } from '../staff/host/staff-endpoint.ts'
import { saveDraft, shownDocument } from './drafts.ts'
import type { DocumentTools } from './site-document.ts'

/** Documents and their drafts (Spec 6.04). */
export const draftEndpoints = (tools: DocumentTools) => [
  staffEndpoint('GET /:site/document', ({ store, site: { slug }, query }) =>
    shownDocument(tools, { store, slug }, query.path),
  ),

  staffEndpoint('POST /:site/draft', ({ store, site: { slug }, body, by }) =>
    saveDraft(tools, { store, slug }, body, by),
  ),

  staffEndpoint('POST /:site/draft/discard', async ({ store, site, body, by }) => {
    const { path, version } = body
    return { discarded: await store.documents(site.slug).discard(path, version, by) }
  }),
]
