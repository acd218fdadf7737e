import { infiniteQueryOptions, QueryCache, QueryClient, queryOptions } from '@tanstack/react-query'
import { call, NoAnswer, Refusal } from './call.ts'

/** Who is signed in, with their sites. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => call('GET /me', {}, signal),
})

/** What waits to be done at a site; asked for anew with every change there. */
export const attentionQuery = (site: string) =>
  queryOptions({
    queryKey: ['attention', site],
    queryFn: ({ signal }) => call('GET /:site/attention', { params: { site } }, signal),
  })

/** The people of a site, and who is invited. */
export const peopleQuery = (site: string) =>
  queryOptions({
    queryKey: ['people', site],
    queryFn: ({ signal }) => call('GET /:site/people', { params: { site } }, signal),
  })

/** The pages of a site. */
export const pagesQuery = (site: string) =>
  queryOptions({
    queryKey: ['pages', site],
    queryFn: ({ signal }) => call('GET /:site/pages', { params: { site } }, signal),
  })

/** Seven days of appointments from a day; without one, from the Monday of this week. */
export const appointmentsQuery = (site: string, from: string | undefined) =>
  queryOptions({
    queryKey: ['appointments', site, from],
    queryFn: ({ signal }) =>
      call('GET /:site/appointments', { params: { site }, query: { from } }, signal),
  })

/** Reservations of the last 90 days. */
export const reservationsQuery = (site: string) =>
  queryOptions({
    queryKey: ['reservations', site],
    queryFn: ({ signal }) => call('GET /:site/reservations', { params: { site } }, signal),
  })

/** Cars that buyers had valued. */
export const valuationsQuery = (site: string) =>
  queryOptions({
    queryKey: ['valuations', site],
    queryFn: ({ signal }) => call('GET /:site/valuations', { params: { site } }, signal),
  })

/** Pictures of one of them: not part of the list's key, since they are large. */
export const valuationPicturesQuery = (site: string, id: string) =>
  queryOptions({
    queryKey: ['valuation-pictures', site, id],
    queryFn: async ({ signal }) =>
      (await call('GET /:site/valuations/:id/pictures', { params: { site, id } }, signal)).pictures,
  })

/** The imports of a site's feeds, the newest first, and files that wait. */
export const importsQuery = (site: string) =>
  queryOptions({
    queryKey: ['imports', site],
    queryFn: ({ signal }) => call('GET /:site/imports', { params: { site } }, signal),
  })

/** What one import did, and the rows that it set aside. */
export const importQuery = (site: string, run: number) =>
  queryOptions({
    queryKey: ['imports', site, run],
    queryFn: ({ signal }) =>
      call('GET /:site/imports/:run', { params: { site, run: String(run) } }, signal),
  })

/** A file of a feed that waits, and what its import would do. */
export const pendingImportQuery = (site: string, pending: string) =>
  queryOptions({
    queryKey: ['imports', site, pending],
    queryFn: ({ signal }) =>
      call('GET /:site/imports/pending/:pending', { params: { site, pending } }, signal),
    staleTime: 0,
  })

/** What a mapping was taught, and the fields that a column could fill. */
export const mappingQuery = (site: string, mapping: string) =>
  queryOptions({
    queryKey: ['imports', site, 'mapping', mapping],
    queryFn: ({ signal }) =>
      call('GET /:site/imports/mappings/:mapping', { params: { site, mapping } }, signal),
  })

/** The media library of a site. */
export const mediaQuery = (site: string) =>
  queryOptions({
    queryKey: ['media', site],
    queryFn: async ({ signal }) =>
      (await call('GET /:site/media', { params: { site } }, signal)).pictures,
  })

/** Where a picture of the media library is used. Not part of the library's key: a deleted picture is not asked for again. */
export const pictureUsesQuery = (site: string, id: string) =>
  queryOptions({
    queryKey: ['picture-uses', site, id],
    queryFn: async ({ signal }) =>
      (await call('GET /:site/media/:id', { params: { site, id } }, signal)).uses,
    staleTime: 0,
  })

/** The audit log of a site, page by page; of one person, or of all. */
export const auditQuery = (site: string, person: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ['audit', site, person],
    queryFn: ({ signal, pageParam: before }) =>
      call('GET /:site/audit', { params: { site }, query: { before, person } }, signal),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ before }) => before,
  })

/** An entry of the audit log by its number, which an address may have of one that is not listed yet. */
export const auditEntryQuery = (site: string, n: number) =>
  queryOptions({
    queryKey: ['audit entry', site, n],
    queryFn: async ({ signal }) => {
      const query = { before: n + 1 }
      const { entries } = await call('GET /:site/audit', { params: { site }, query }, signal)
      return entries.find((entry) => entry.n === n) ?? null
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

/** What an invitation's link is for. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => call('GET /invitations/:token', { params: { token } }, signal),
  })

const FRESH_MS = 30_000

/** Whether there is no session, or no longer. */
export const isSignedOut = (cause: unknown): boolean =>
  cause instanceof Refusal && ['signed_out', 'second_factor_needed'].includes(cause.code)

/** Keeps answers: shown at once when a screen is opened again, and asked for anew after half a minute. */
export const makeQueryClient = (onSignedOut: () => void): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (cause) => isSignedOut(cause) && onSignedOut(),
    }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        // Without a line an answer is missing at once, not when the line is back: the screen says so.
        networkMode: 'always',
        retry: (failures, error) => error instanceof NoAnswer && failures < 1,
        retryDelay: 500,
      },
      mutations: { networkMode: 'always' },
    },
  })
