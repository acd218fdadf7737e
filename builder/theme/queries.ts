import { queryOptions } from '@tanstack/react-query'
import { call } from '#desk/api/call.ts'

/** Schemas of a site's look and content; they change with the program alone. */
export const formsQuery = queryOptions({
  queryKey: ['forms'],
  queryFn: ({ signal }) => call('GET /forms', {}, signal),
  staleTime: Number.POSITIVE_INFINITY,
})

/** The next public holidays of a state. */
export const holidaysQuery = (site: string, state: string) =>
  queryOptions({
    queryKey: ['holidays', site, state],
    queryFn: ({ signal }) =>
      call('GET /:site/holidays', { params: { site }, query: { state } }, signal),
  })

/** What a site's look has where its own file says nothing. */
export const templateQuery = (site: string) =>
  queryOptions({
    queryKey: ['template', site],
    queryFn: ({ signal }) => call('GET /:site/template', { params: { site } }, signal),
  })
