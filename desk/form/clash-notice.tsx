import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'

export interface ClashNoticeProps {
  /** What somebody else did, as a sentence. */
  readonly says: string
  /** Of whom: "Keep Gwen’s". */
  readonly keep: string
  readonly onKeep: () => void
  readonly onMine: () => void
  /** Its margin. */
  readonly className?: string
}

/** Somebody else was first: whose is kept is asked, and nothing is lost silently. WORKSPACE 10. */
export const ClashNotice = ({
  says,
  keep,
  onKeep,
  onMine,
  className = 'm-4',
}: ClashNoticeProps) => (
  <Notice tone="warning" role="alert" className={`${className} items-center p-2`}>
    <span>{says}</span>{' '}
    <Button variant="outline" size="sm" onClick={onKeep}>
      {keep}
    </Button>{' '}
    <Button variant="outline" size="sm" onClick={onMine}>
      Use mine
    </Button>
  </Notice>
)
