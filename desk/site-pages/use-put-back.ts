import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { pagesQuery } from '../api/queries.ts'
import { useTell } from '../frame/undo.tsx'
import { sayingOf } from '../states/saying.ts'
import type { PageRow } from './page-rows.ts'

/** Publishes an earlier revision of a page, or its file, as a new one, and says what became of it. */
export function usePutBack(site: string): {
  readonly putBack: (row: PageRow, n: number) => void
  readonly isPending: boolean
} {
  const tell = useTell()
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ row, n }: { readonly row: PageRow; readonly n: number }) =>
      call('POST /:site/rollback', {
        params: { site },
        body: { path: row.path, n, message: `Put ${row.title} back` },
      }),
    onSuccess: ({ published }, { row }) =>
      tell(published ? `${row.title} is back.` : 'It has errors now: look at its history.'),
    onError: (cause) => tell(sayingOf(cause)),
    onSettled: () => queries.invalidateQueries(pagesQuery(site)),
  })
  return { putBack: (row, n) => mutate({ row, n }), isPending }
}
