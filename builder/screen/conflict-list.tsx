import { useEffect, useRef } from 'react'
import { useTell } from '#desk/frame/undo.tsx'
import type { MergeConflict } from '#pages/merge-fields.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { useOpenPage } from './open-page.ts'
import { useStore } from './use-store.ts'

/** What somebody else changed too: mine stand until one says otherwise. Tells once that somebody saved. */
export function ConflictList() {
  const { draft, actions } = useOpenPage()
  const { conflicts, other } = useStore(draft, (state) => state)
  const tell = useTell()
  const latest = useRef(tell)
  latest.current = tell
  useEffect(() => {
    if (other !== undefined) latest.current(`Changed elsewhere: ${other} edits this page too.`)
  }, [other])
  return conflicts.map((conflict) => (
    <Notice
      key={`${conflict.id} ${conflict.path.join('.')}`}
      tone="warning"
      role="alert"
      className="builder-conflict p-2"
    >
      {conflictWords(conflict, actions.titleOfId(conflict.id), other ?? 'Somebody')}{' '}
      <Button variant="outline" size="sm" onClick={() => draft.settle(conflict)}>
        Keep mine
      </Button>
      {canTake(conflict) && (
        <Button
          variant="outline"
          size="sm"
          onClick={() => {
            actions.takeTheirs(conflict)
            draft.settle(conflict)
          }}
        >
          Use {other ?? 'theirs'}’s
        </Button>
      )}
    </Notice>
  ))
}

/** A block that both moved stays where mine is: the other place is a part of no field. */
const canTake = ({ path }: MergeConflict): boolean => path[0] !== 'place'

function conflictWords({ path, theirs }: MergeConflict, title: string, other: string): string {
  const [first, ...rest] = path
  if (first === undefined)
    return theirs === undefined
      ? `${other} removed ${title}, which you changed.`
      : `${other} changed ${title}, which you removed.`
  if (first === 'place') return `${other} moved ${title} to another place too.`
  const field = first === 'props' ? rest.join(', ') : String(first)
  const says = typeof theirs === 'string' ? `: “${theirs}”` : ''
  return `${other} changed ${field} of ${title} too${says}.`
}
