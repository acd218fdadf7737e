import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#desk/api/call.ts'
import { useSite } from '#desk/frame/me.ts'
import { sayingOf, siteMomentOf } from '#desk/states/saying.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { DocumentAnswer } from '../screen/make-draft.ts'
import { useOpenPage } from '../screen/open-page.ts'
import { documentQuery } from '../screen/queries.ts'

export interface ScheduleNoteProps {
  readonly schedule: NonNullable<DocumentAnswer['schedule']>
  readonly mayPublish: boolean
}

/** That the draft waits to be published at a moment, or why it was not, and the way out of it. */
export function ScheduleNote({ schedule, mayPublish }: ScheduleNoteProps) {
  const { site, path } = useOpenPage()
  const queries = useQueryClient()
  const [failure, setFailure] = useState<string>()
  const { at, by, failed } = schedule
  const cancel = async () => {
    try {
      await call('POST /:site/publish/cancel', { params: { site }, body: { path } })
      await queries.invalidateQueries(documentQuery(site, path))
    } catch (cause) {
      if (!(cause instanceof Error)) throw cause
      setFailure(sayingOf(cause))
    }
  }
  const when = siteMomentOf(new Date(at), useSite().time_zone)
  return (
    <Notice tone={failed ? 'error' : 'info'} role="status" className="builder-conflict p-2">
      {failed
        ? `It was not published on ${when}: ${failedWords(failed.reason)}.`
        : `It will be published on ${when}${by ? `, as ${by.name} chose` : ''}. A change before then stops it.`}{' '}
      {mayPublish && (
        <Button variant="outline" size="sm" onClick={() => void cancel()}>
          {failed ? 'Leave it a draft' : 'Cancel'}
        </Button>
      )}
      {failure}
    </Notice>
  )
}

const failedWords = (reason: 'problems' | 'newer_revision' | 'newer_draft'): string =>
  ({
    problems: 'it had problems',
    newer_revision: 'somebody had published another revision',
    newer_draft: 'it had been changed since',
  })[reason]
