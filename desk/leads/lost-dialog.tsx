import { DeskDialog } from '../form/desk-dialog.tsx'
import { DeskForm, TextField } from '../form/desk-form.tsx'

export interface LostDialogProps {
  readonly title: string
  readonly onLost: (reason: string | undefined) => void
  readonly onClose: () => void
}

/** Why a lead was lost, in a few words or none. */
export const LostDialog = ({ title, onLost, onClose }: LostDialogProps) => (
  <DeskDialog title={title} onClose={onClose}>
    <DeskForm
      submit="Set to Lost"
      onSend={async ({ reason = '' }) => {
        onClose()
        onLost(reason.trim() || undefined)
      }}
    >
      <TextField
        name="reason"
        label="Reason"
        hint="Such as: bought elsewhere, price, no answer."
        maxLength={200}
        autoFocus
        list="lead-reasons"
      />
      <datalist id="lead-reasons">
        {['Bought elsewhere', 'Price', 'Finance refused', 'No answer', 'Changed their mind'].map(
          (reason) => (
            <option key={reason} value={reason} />
          ),
        )}
      </datalist>
    </DeskForm>
  </DeskDialog>
)
