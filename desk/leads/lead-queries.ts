import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { LeadView } from '#domain/staff/lead-views.ts'
import type { StaffAnswer } from '#domain/staff/staff-calls.ts'
import { call } from '../api/call.ts'

export type Lead = StaffAnswer<'GET /:site/leads'>['leads'][number]
export type LeadDetail = StaffAnswer<'GET /:site/leads/:lead'>
export type LeadWork = StaffAnswer<'PATCH /:site/leads/:lead'>
export type Delivery = LeadDetail['sent_to'][number]

/** What every query of leads of a site begins with: a change of one makes all of them old. */
export const leadsKey = (site: string) => ['leads', site] as const

const ROWS = 50

/** Leads of a view that fit the words, page by page. */
export const leadsQuery = (site: string, view: LeadView, q: string) =>
  infiniteQueryOptions({
    queryKey: [...leadsKey(site), 'list', view, q],
    queryFn: ({ signal, pageParam: after }) =>
      call(
        'GET /:site/leads',
        { params: { site }, query: { view, q: q || undefined, after, limit: ROWS } },
        signal,
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })

export const leadQuery = (site: string, lead: string) =>
  queryOptions({
    queryKey: [...leadsKey(site), 'lead', lead],
    queryFn: ({ signal }) => call('GET /:site/leads/:lead', { params: { site, lead } }, signal),
  })

const BEAT_MS = 15_000

/** Says again and again that the lead is open here; the names of others who have it open. */
export const readersQuery = (site: string, lead: string) =>
  queryOptions({
    queryKey: ['lead-readers', site, lead],
    queryFn: async ({ signal }) =>
      (await call('POST /:site/leads/:lead/here', { params: { site, lead } }, signal)).others,
    refetchInterval: BEAT_MS,
    staleTime: 0,
    gcTime: 0,
  })
