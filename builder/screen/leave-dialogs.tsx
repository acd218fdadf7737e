import { DeskDialog } from '#desk/form/desk-dialog.tsx'
import { Button } from '#ui/button/button.tsx'

export interface UnsavedDialogProps {
  readonly onLeave: () => void
  readonly onWait: () => void
}

/** Who leaves while something is not saved is asked. */
export const UnsavedDialog = ({ onLeave, onWait }: UnsavedDialogProps) => (
  <DeskDialog title="This change is not saved yet." onClose={onWait}>
    <div className="dialog-foot">
      <Button variant="outline" onClick={onLeave}>
        Leave without it
      </Button>
      <Button onClick={onWait}>Wait</Button>
    </div>
  </DeskDialog>
)

export interface FollowDialogProps {
  readonly link: string
  readonly onClose: () => void
}

/** A link of the preview leads away from what is edited. */
export const FollowDialog = ({ link, onClose }: FollowDialogProps) => (
  <DeskDialog
    title="Leave the page you edit?"
    description={`The link leads to ${link}`}
    onClose={onClose}
  >
    <div className="dialog-foot">
      <Button variant="outline" onClick={onClose}>
        Stay
      </Button>
      <Button href={link} target="_blank" rel="noreferrer" onClick={onClose}>
        Open it in another tab
      </Button>
    </div>
  </DeskDialog>
)
