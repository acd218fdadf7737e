import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'

export interface Option {
  readonly id: string
  readonly label: string
  /** A few characters at the end of the line, such as a count. */
  readonly detail?: string
  readonly isDisabled?: boolean
}

interface OptionListProps {
  /** What it says when nothing matches: "No model of that name". */
  readonly nothingFound: string
}

/** The suggestions of a field: its options, by the library's context, in a popover. */
export const OptionList = ({ nothingFound }: OptionListProps) => (
  <Popover className="option-popover">
    <ListBox<Option> renderEmptyState={() => <p className="option-none">{nothingFound}</p>}>
      {({ id, label, detail, isDisabled = false }) => (
        <ListBoxItem id={id} textValue={label} isDisabled={isDisabled} className="option-row">
          {label}
          {detail && <small>{detail}</small>}
        </ListBoxItem>
      )}
    </ListBox>
  </Popover>
)
