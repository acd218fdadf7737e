import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#desk/api/call.ts'
import { DeskDialog } from '#desk/form/desk-dialog.tsx'
import { refusalOf, useSite } from '#desk/frame/me.ts'
import { useTell } from '#desk/frame/undo.tsx'
import { Freshness } from '#desk/states/query-state.tsx'
import { momentOf, sayingOf, whenOf } from '#desk/states/saying.ts'
import { GuardedButton } from '#staff/ui/guarded-button/guarded-button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { historyQuery } from '../screen/queries.ts'

interface HistoryDialogProps {
  readonly title: string
  readonly path: string
  readonly isSite: boolean
  /** Another revision is live: the document is to be looked at again. */
  readonly onPutBack: () => Promise<void>
  readonly onClose: () => void
}

/** The revisions of a document, the newest first, and the way back to each. */
export function HistoryDialog({ title, path, isSite, onPutBack, onClose }: HistoryDialogProps) {
  const site = useSite()
  const tell = useTell()
  const query = useQuery(historyQuery(site.slug, path))
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const refusal = refusalOf(isSite ? 'publish_site' : 'publish', site.role)
  const now = new Date()
  async function putBack(n: number): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setFailure(undefined)
    try {
      const answer = await call('POST /:site/rollback', {
        params: { site: site.slug },
        body: { path, n, message: n === 0 ? 'The file again' : `Revision ${n} again` },
      })
      if (answer.published) {
        await onPutBack()
        onClose()
        tell(`${title} is live as revision ${answer.n}.`)
      } else
        setFailure(
          `It has errors today: ${(answer.problems ?? []).map((each) => each.message).join('; ')}`,
        )
    } catch (cause) {
      if (!(cause instanceof Error)) throw cause
      setFailure(sayingOf(cause))
    }
    setBusy(false)
  }
  const revisions = query.data?.revisions ?? []
  return (
    <DeskDialog
      title={`History of ${title.toLowerCase()}`}
      description="What is put back becomes a new revision."
      onClose={onClose}
    >
      <Freshness query={query} />
      {failure !== undefined && (
        <Notice tone="error" role="alert">
          {failure}
        </Notice>
      )}
      <ol className="document-history">
        {revisions.map(({ n, at, by, message }, index) => (
          <li key={n}>
            <span>
              <b>{n}</b>{' '}
              <time dateTime={at} title={momentOf(new Date(at))}>
                {whenOf(new Date(at), now)}
              </time>
              , {by?.name ?? 'the program'}
              {message !== '' && `: ${message}`}
            </span>
            {index === 0 ? (
              'live'
            ) : (
              <PutBack n={n} refusal={refusal} onPress={() => void putBack(n)} />
            )}
          </li>
        ))}
        <li>
          <span>The file that the site ships with</span>
          {query.data && revisions.length === 0 ? (
            'live'
          ) : (
            <PutBack n={0} refusal={refusal} onPress={() => void putBack(0)} />
          )}
        </li>
      </ol>
    </DeskDialog>
  )
}

interface PutBackProps {
  readonly n: number
  readonly refusal: string | undefined
  readonly onPress: () => void
}

const PutBack = ({ n, refusal, onPress }: PutBackProps) => (
  <GuardedButton
    size="sm"
    variant="outline"
    refusal={refusal}
    aria-label={n === 0 ? 'Put the file back' : `Put revision ${n} back`}
    onClick={onPress}
  >
    Put back
  </GuardedButton>
)
