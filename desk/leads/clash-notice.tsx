import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { stageWords } from './lead-words.ts'
import type { Clash } from './use-lead-change.ts'

/** Somebody else was first with a field: whose is kept is asked, and nothing is lost silently. */
export function ClashNotice(props: {
  readonly clash: Clash
  readonly onSettle: (clash: Clash, isMine: boolean) => void
}) {
  const { clash, onSettle } = props
  const { field, by, theirs } = clash
  const what =
    field === 'stage'
      ? `changed the stage to ${stageWords[theirs.stage]}`
      : theirs.owner
        ? `assigned it to ${theirs.owner.name}`
        : 'took the owner away'
  return (
    <Notice tone="warning" role="alert" className="m-4 items-center p-2">
      <span>
        {by} {what} while you had it open.
      </span>{' '}
      <Button variant="outline" size="sm" onClick={() => onSettle(clash, false)}>
        Keep {by}’s
      </Button>{' '}
      <Button variant="outline" size="sm" onClick={() => onSettle(clash, true)}>
        Use mine
      </Button>
    </Notice>
  )
}
