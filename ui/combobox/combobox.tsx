import { ChevronDown } from 'lucide'
import type { Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import {
  ComboBox as Library,
  type ComboBoxProps as LibraryProps,
} from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { FieldTexts, type FieldTextsProps, fieldClass } from '../field-texts/field-texts.tsx'
import { Glyph } from '../glyph/glyph.tsx'

export interface ComboboxOption {
  readonly id: string
  readonly label: string
  /** A few characters at the end of the line, such as a count. */
  readonly detail?: string
  readonly isDisabled?: boolean
}

export type ComboboxProps = Omit<
  LibraryProps<ComboboxOption>,
  'className' | 'children' | 'isInvalid' | 'items' | 'defaultItems' | 'allowsEmptyCollection'
> &
  FieldTextsProps & {
    readonly options: readonly ComboboxOption[]
    /** What the list says when nothing matches: "No model of that name". */
    readonly nothingFound: string
    readonly placeholder?: string
    readonly className?: string
    readonly ref?: Ref<HTMLDivElement>
  }

/** A text field that suggests options which contain what is typed. With `name` the id is submitted. */
export function Combobox(props: ComboboxProps) {
  const { label, hint, error, options, nothingFound, placeholder, className, ...rest } = props
  return (
    <Library
      menuTrigger="focus"
      formValue="key"
      {...rest}
      defaultItems={options}
      allowsEmptyCollection
      isInvalid={Boolean(error)}
      className={fieldClass(className)}
      data-slot="combobox"
    >
      <FieldTexts {...{ label, hint, error }} />
      <Group className="field-box">
        <Input {...(placeholder !== undefined && { placeholder })} />
        <Button>
          <Glyph icon={ChevronDown} />
        </Button>
      </Group>
      <Popover className="option-popover">
        <ListBox<ComboboxOption>
          renderEmptyState={() => <p className="option-none">{nothingFound}</p>}
        >
          {({ id, label, detail, isDisabled = false }) => (
            <ListBoxItem id={id} textValue={label} isDisabled={isDisabled} className="option-row">
              {label}
              {detail && <small>{detail}</small>}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </Library>
  )
}
