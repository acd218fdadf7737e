import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#desk/api/call.ts'
import { rowKeys } from '#desk/frame/rows.ts'
import { useTell } from '#desk/frame/undo.tsx'
import { useKeys } from '#desk/keys/use-keys.tsx'
import { Freshness } from '#desk/states/query-state.tsx'
import { sayingOf } from '#desk/states/saying.ts'
import { type RecordColumn, RecordTable } from '#staff/ui/record-table/record-table.tsx'
import { Button } from '#ui/button/button.tsx'
import { Outcome } from './outcome.tsx'
import { type BatchTarget, targetWords } from './outcome-words.ts'

const LOOK_MS = 1_000
const isOpen = ({ state }: BatchTarget): boolean => state === 'waiting' || state === 'taking_back'

type Step = 'POST /:site/batches/:id/retry' | 'POST /:site/batches/:id/take-back'

/** What became of one change at each site; those that failed are tried again, all of it is taken back. */
export function BatchView({ site, id }: { readonly site: string; readonly id: string }) {
  const tell = useTell()
  const queries = useQueryClient()
  const queryKey = ['batch', site, id]
  const params = { site, id }
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => call('GET /:site/batches/:id', { params }, signal),
    refetchInterval: ({ state }) => (state.data?.targets.some(isOpen) ? LOOK_MS : false),
  })
  const { mutate, isPending } = useMutation({
    mutationFn: (step: Step) => call(step, { params }),
    onError: (cause) => tell(sayingOf(cause)),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
  const targets = query.data?.targets ?? []
  const count = (state: BatchTarget['state']) =>
    targets.filter((target) => target.state === state).length
  const [published, drafted, failed] = [count('published'), count('drafted'), count('failed')]
  useKeys(rowKeys)
  return (
    <>
      <Freshness query={query} />
      <p className="p-4" role="status">
        {targets.some(isOpen)
          ? `${targets.filter(isOpen).length} of ${targets.length} are still to do.`
          : `${published || drafted} of ${targets.length} ${drafted > 0 ? 'saved as a draft' : 'published'}${failed > 0 ? `, ${failed} not` : ''}.`}
      </p>
      <RecordTable
        aria-label="Sites"
        columns={columns}
        rows={targets.map((target) => ({ ...target, id: target.site }))}
        noRows={{ state: 'loading', text: 'Loading what became of it…' }}
      />
      <div className="sites-foot">
        {failed > 0 && (
          <Button
            variant="outline"
            aria-disabled={isPending}
            onClick={() => mutate('POST /:site/batches/:id/retry')}
          >
            Try {failed === 1 ? 'the one that failed' : `the ${failed} that failed`} again
          </Button>
        )}
        {published > 0 && (
          <Button
            variant="outline"
            aria-disabled={isPending}
            onClick={() => mutate('POST /:site/batches/:id/take-back')}
          >
            Take back at {published} {published === 1 ? 'site' : 'sites'}
          </Button>
        )}
      </div>
    </>
  )
}

const columns: readonly RecordColumn<BatchTarget & { readonly id: string }>[] = [
  { id: 'site', title: 'Site', cell: ({ name }) => <b>{name}</b> },
  {
    id: 'state',
    title: 'What became of it',
    cell: (target) => <Outcome {...targetWords(target)} />,
  },
]
