import { Check } from 'lucide'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Glyph } from '#staff/ui/glyph/glyph.tsx'
import type { IconNode } from '#ui/icon/path.ts'
import { DeskDialog } from '../form/desk-dialog.tsx'

export interface Choice {
  readonly id: string
  readonly label: string
  readonly icon?: IconNode
}

export interface ChooseDialogProps {
  readonly title: string
  readonly choices: readonly Choice[]
  /** What it is now. */
  readonly present: string | undefined
  readonly onChoose: (id: string) => void
  readonly onClose: () => void
}

/** A choice of one of a few, by letters, arrows or a press. */
export const ChooseDialog = (props: ChooseDialogProps) => (
  <DeskDialog title={props.title} className="lead-choose" onClose={props.onClose}>
    <ListBox
      aria-label={props.title}
      items={props.choices}
      autoFocus="first"
      onAction={(key) => {
        props.onClose()
        props.onChoose(String(key))
      }}
    >
      {({ id, label, icon }) => (
        <ListBoxItem id={id} textValue={label} className="option-row">
          <span className="flex items-center gap-2">
            {icon && <Glyph icon={icon} className="size-4" />}
            {label}
          </span>
          {id === props.present && (
            <>
              <Glyph icon={Check} className="size-4" />
              <span className="sr-only">now</span>
            </>
          )}
        </ListBoxItem>
      )}
    </ListBox>
  </DeskDialog>
)
