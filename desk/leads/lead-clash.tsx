import { ClashNotice } from '../form/clash-notice.tsx'
import { stageWords } from './lead-words.ts'
import type { Clash } from './use-lead-change.ts'

/** Somebody else was first with a field of a lead. */
export function LeadClash(props: {
  readonly clash: Clash
  readonly onSettle: (clash: Clash, isMine: boolean) => void
}) {
  const { clash, onSettle } = props
  const { field, by, theirs } = clash
  const what =
    field === 'stage'
      ? `changed the stage to ${stageWords[theirs.stage]}`
      : field === 'location'
        ? `moved it to ${theirs.location?.name ?? 'no location'}`
        : theirs.owner
          ? `assigned it to ${theirs.owner.name}`
          : 'took the owner away'
  return (
    <ClashNotice
      says={`${by} ${what} while you had it open.`}
      keep={`Keep ${by}’s`}
      onKeep={() => onSettle(clash, false)}
      onMine={() => onSettle(clash, true)}
    />
  )
}
