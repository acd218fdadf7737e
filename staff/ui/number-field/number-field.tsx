import { Minus, Plus } from 'lucide'
import type { Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import {
  NumberField as Library,
  type NumberFieldProps as LibraryProps,
} from 'react-aria-components/NumberField'
import { FieldTexts, type FieldTextsProps, fieldClass } from '../field-texts/field-texts.tsx'
import { Glyph } from '../glyph/glyph.tsx'

export type NumberFieldProps = Omit<LibraryProps, 'className' | 'children' | 'isInvalid'> &
  FieldTextsProps & { readonly className?: string; readonly ref?: Ref<HTMLDivElement> }

/**
 * A number with its unit or currency (`formatOptions`), typed as people write it ("$12,500", "12500"),
 * and buttons for one step less or more. With `name` the plain number is submitted.
 */
export const NumberField = ({ label, hint, error, className, ...rest }: NumberFieldProps) => (
  <Library
    {...rest}
    isInvalid={Boolean(error)}
    className={fieldClass(className)}
    data-slot="number-field"
  >
    <FieldTexts label={label} hint={hint} error={error} />
    <Group className="field-box">
      <Button slot="decrement">
        <Glyph icon={Minus} />
      </Button>
      <Input />
      <Button slot="increment">
        <Glyph icon={Plus} />
      </Button>
    </Group>
  </Library>
)
