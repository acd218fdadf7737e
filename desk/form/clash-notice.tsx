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

/** The notice goes with its answer: the heading above it takes the focus (WCAG 2.4.3). */
const leave = (button: Element) =>
  (
    button.closest('aside')?.querySelector<HTMLElement>('h2[tabindex]') ??
    document.querySelector<HTMLElement>('h1[tabindex]')
  )?.focus()

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
    <Button
      variant="outline"
      size="sm"
      onClick={({ currentTarget }) => {
        leave(currentTarget)
        onKeep()
      }}
    >
      {keep}
    </Button>{' '}
    <Button
      variant="outline"
      size="sm"
      onClick={({ currentTarget }) => {
        leave(currentTarget)
        onMine()
      }}
    >
      Use mine
    </Button>
  </Notice>
)
