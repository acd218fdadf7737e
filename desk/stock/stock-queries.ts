import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Correction } from '#domain/car/correction.ts'
import type { StaffAnswer } from '#domain/staff/staff-calls.ts'
import { call } from '../api/call.ts'
import type { StockSearch } from './stock-search.ts'

export type StockRow = StaffAnswer<'GET /:site/stock'>['cars'][number]
export type ExplainedCar = StaffAnswer<'GET /:site/stock/:car/explain'>

/** What is sent to correct something: the end is ISO text. */
export interface Wanted {
  readonly correction: Correction
  readonly until?: string
}

/** The cars that fit, page by page; those before stay until others have come. */
export const stockQuery = (site: string, { q, show, sort, down }: Omit<StockSearch, 'car'>) =>
  infiniteQueryOptions({
    queryKey: ['stock', site, { q, show, sort, down }],
    queryFn: ({ signal, pageParam: after }) => {
      const query = { q, show, sort, ...(down && { down: '1' }), after }
      return call('GET /:site/stock', { params: { site }, query }, signal)
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ after }) => after,
    placeholderData: keepPreviousData,
  })

/** What buyers see of a car and why. */
export const carQuery = (site: string, car: string) =>
  queryOptions({
    queryKey: ['stock', site, 'car', car],
    queryFn: ({ signal }) =>
      call('GET /:site/stock/:car/explain', { params: { site, car } }, signal),
    staleTime: 0,
  })
