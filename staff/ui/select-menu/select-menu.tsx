import { ChevronDown } from 'lucide'
import type { Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { Label } from 'react-aria-components/Label'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Select, type SelectProps, SelectValue } from 'react-aria-components/Select'
import { Text } from 'react-aria-components/Text'
import { buttonVariants } from '#ui/button/button.tsx'
import { Glyph } from '../glyph/glyph.tsx'

export interface SelectMenuOption {
  readonly id: string
  readonly label: string
  /** A second line: what choosing it means. */
  readonly detail?: string
}

export type SelectMenuProps = Omit<
  SelectProps<SelectMenuOption>,
  'className' | 'children' | 'aria-label' | 'selectionMode'
> & {
  /** Its name for screen readers: "Role of Sam Bligh". */
  readonly label: string
  readonly options: readonly SelectMenuOption[]
  readonly className?: string
  readonly ref?: Ref<HTMLDivElement>
}

/** A choice of one of a few, in a row of a list or a table: a button that opens its options. */
export const SelectMenu = ({ label, options, className, ...rest }: SelectMenuProps) => (
  <Select {...rest} className={className ?? ''} data-slot="select-menu">
    <Label className="sr-only">{label}</Label>
    <Button className={buttonVariants({ variant: 'outline', size: 'sm' })}>
      <SelectValue>{({ selectedText }) => selectedText}</SelectValue>
      <Glyph icon={ChevronDown} className="size-4" />
    </Button>
    <Popover className="option-popover" placement="bottom start">
      <ListBox items={options}>
        {(option) => (
          <ListBoxItem id={option.id} textValue={option.label} className="option-row">
            <span>
              <Text slot="label">{option.label}</Text>
              {option.detail && (
                <Text slot="description" elementType="small" className="select-menu-detail">
                  {option.detail}
                </Text>
              )}
            </span>
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  </Select>
)
