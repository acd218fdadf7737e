import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#desk/api/call.ts'

/** Others may save the same draft: how often it is looked at while it is open. */
const LOOK_MS = 15_000

/** A document: its draft, or what is live; asked for again while it is open. */
export const documentQuery = (site: string, path: string) =>
  queryOptions({
    queryKey: ['document', site, path],
    queryFn: ({ signal }) =>
      call('GET /:site/document', { params: { site }, query: { path } }, signal),
    staleTime: 0,
    // What was left is of no use for what is opened again: it may be older than the draft.
    gcTime: 0,
    refetchInterval: LOOK_MS,
  })

/** A document as it is from now on: an answer that is still on its way may be older than what was just done. */
export async function freshDocument(queries: QueryClient, site: string, path: string) {
  const query = documentQuery(site, path)
  await queries.cancelQueries({ queryKey: query.queryKey, exact: true })
  return queries.fetchQuery(query)
}

/** Every kind of block. It changes with the program only. */
export const catalogueQuery = queryOptions({
  queryKey: ['blocks'],
  queryFn: ({ signal }) => call('GET /blocks', {}, signal),
  staleTime: Number.POSITIVE_INFINITY,
})

/** The pages of a site. */
export const pagesQuery = (site: string) =>
  queryOptions({
    queryKey: ['pages', site],
    queryFn: ({ signal }) => call('GET /:site/pages', { params: { site } }, signal),
  })

/** The revisions of a document, the newest first. */
export const historyQuery = (site: string, path: string) =>
  queryOptions({
    queryKey: ['history', site, path],
    queryFn: ({ signal }) =>
      call('GET /:site/history', { params: { site }, query: { path } }, signal),
    staleTime: 0,
  })

/** A revision of a document; it never changes, what its template makes of it may. */
export const revisionQuery = (site: string, path: string, n: number) =>
  queryOptions({
    queryKey: ['revision', site, path, n],
    queryFn: ({ signal }) =>
      call('GET /:site/revision', { params: { site }, query: { path, n } }, signal),
  })

/** What is wrong with a draft of this version, and with its page as it would be sent. */
export const checksQuery = (site: string, path: string, version: number) =>
  queryOptions({
    queryKey: ['checks', site, path, version],
    queryFn: ({ signal }) =>
      call('GET /:site/checks', { params: { site }, query: { path } }, signal),
    // The rest of the site may have changed.
    staleTime: 0,
    gcTime: 0,
  })

/** The address of a preview of a document. Its token lasts ten minutes. */
export const previewQuery = (site: string, path: string) =>
  queryOptions({
    queryKey: ['preview', site, path],
    queryFn: ({ signal }) =>
      call('POST /:site/preview', { params: { site }, body: { path } }, signal),
    staleTime: 300_000,
  })
