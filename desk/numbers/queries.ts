import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { saveCsv } from '../api/save-csv.ts'

export interface DayRange {
  readonly from: string
  readonly to: string
}

/** What visitors did in these days. */
export const numbersQuery = (site: string, { from, to }: DayRange) =>
  queryOptions({
    queryKey: ['numbers', site, from, to],
    queryFn: ({ signal }) =>
      call('GET /:site/numbers', { params: { site }, query: { from, to } }, signal),
  })

/** Has the browser save the same as CSV. @throws Refusal, NoAnswer */
export async function saveNumbers(site: string, { from, to }: DayRange): Promise<void> {
  const query = { from, to }
  saveCsv(await call('GET /:site/numbers-export', { params: { site }, query }))
}
