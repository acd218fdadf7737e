import type { ReactNode } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'

/** The texts of a field that rests on react-aria, as of `Field`; it is invalid while it has an error. */
export interface FieldTextsProps {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly error?: ReactNode
}

/** Label, hint and error, above the control. The field around them ties them to it. */
export const FieldTexts = ({ label, hint, error }: FieldTextsProps) => (
  <>
    <Label className="field-label">{label}</Label>
    {hint && (
      <Text slot="description" className="field-hint">
        {hint}
      </Text>
    )}
    {error && <FieldError className="field-error">{error}</FieldError>}
  </>
)

/** The classes of a field's root element, with those of its caller. */
export const fieldClass = (className?: string): string =>
  className ? `library-field ${className}` : 'library-field'
