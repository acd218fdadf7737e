import { queryOptions } from '@tanstack/react-query'
import { call } from '#desk/api/call.ts'

/** On which cars and pages each feature acts. */
export const featuresQuery = (site: string) =>
  queryOptions({
    queryKey: ['features', site],
    queryFn: ({ signal }) => call('GET /:site/features', { params: { site } }, signal),
  })

/** What decides the page of an address. */
export const whyQuery = (site: string, path: string) =>
  queryOptions({
    queryKey: ['why', site, path],
    queryFn: ({ signal }) => call('GET /:site/why', { params: { site }, query: { path } }, signal),
    enabled: path.startsWith('/'),
    retry: false,
  })

/** A token is good for ten minutes. */
const TOKEN_FRESH_MS = 5 * 60_000

/** An address of the site for this person alone, for ten minutes. */
export const siteTokenQuery = (site: string) =>
  queryOptions({
    queryKey: ['site-token', site],
    queryFn: ({ signal }) =>
      call('POST /:site/preview', { params: { site }, body: { path: 'site.json' } }, signal),
    staleTime: TOKEN_FRESH_MS,
    refetchInterval: TOKEN_FRESH_MS,
  })

/** Where enquiries go. */
export const deliveryQuery = (site: string) =>
  queryOptions({
    queryKey: ['delivery', site],
    queryFn: ({ signal }) => call('GET /:site/delivery', { params: { site } }, signal),
  })
