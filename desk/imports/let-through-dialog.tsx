import { DeskDialog } from '../form/desk-dialog.tsx'
import { DeskForm, TextField } from '../form/desk-form.tsx'
import type { Counted } from './import-words.ts'

export interface LetThroughDialogProps {
  readonly feed: string
  readonly would: Counted
  /** Imports it for this reason. */
  readonly onSend: (reason: string) => Promise<void>
  readonly onClose: () => void
}

const carsOf = (count: number): string => (count === 1 ? '1 car' : `${count} cars`)

/** Asks why a file is right that an import refuses, and says once more what it does. */
export const LetThroughDialog = ({ feed, would, onSend, onClose }: LetThroughDialogProps) => (
  <DeskDialog
    title={`Let this file of “${feed}” through once?`}
    description={`${carsOf(would.removed)} would leave, ${carsOf(would.changed)} would change, ${carsOf(would.added + would.returned)} would come. Only this file: the next one is checked again. It goes to the audit log with your reason.`}
    onClose={onClose}
  >
    <DeskForm
      submit="Let it through once"
      onSend={async ({ reason = '' }) => {
        await onSend(reason)
        onClose()
      }}
    >
      <TextField
        name="reason"
        label="Why it is right"
        hint="Such as “the Springwood yard has closed”"
        autoComplete="off"
        autoFocus
      />
    </DeskForm>
  </DeskDialog>
)
