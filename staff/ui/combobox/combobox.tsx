import { ChevronDown } from 'lucide'
import type { Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import {
  ComboBox as Library,
  type ComboBoxProps as LibraryProps,
} from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { type Option, OptionList } from '#ui/option-list/option-list.tsx'
import { FieldTexts, type FieldTextsProps, fieldClass } from '../field-texts/field-texts.tsx'
import { Glyph } from '../glyph/glyph.tsx'

export type ComboboxProps = Omit<
  LibraryProps<Option>,
  'className' | 'children' | 'isInvalid' | 'items' | 'defaultItems' | 'allowsEmptyCollection'
> &
  FieldTextsProps & {
    readonly options: readonly Option[]
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
      <FieldTexts label={label} hint={hint} error={error} />
      <Group className="field-box">
        <Input {...(placeholder !== undefined && { placeholder })} />
        <Button>
          <Glyph icon={ChevronDown} />
        </Button>
      </Group>
      <OptionList nothingFound={nothingFound} />
    </Library>
  )
}
