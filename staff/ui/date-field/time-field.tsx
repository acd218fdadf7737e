import type { Ref } from 'react'
import { DateInput, DateSegment } from 'react-aria-components/DateField'
import {
  TimeField as Library,
  type TimeFieldProps as LibraryProps,
  type TimeValue,
} from 'react-aria-components/TimeField'
import { FieldTexts, type FieldTextsProps, fieldClass } from '../field-texts/field-texts.tsx'

export type TimeFieldProps = Omit<LibraryProps<TimeValue>, 'className' | 'children' | 'isInvalid'> &
  FieldTextsProps & { readonly className?: string; readonly ref?: Ref<HTMLDivElement> }

/** A time of day, typed part by part. With `name` it is submitted as `14:30:00`. */
export const TimeField = ({ label, hint, error, className, ...rest }: TimeFieldProps) => (
  <Library
    {...rest}
    isInvalid={Boolean(error)}
    className={fieldClass(className)}
    data-slot="time-field"
  >
    <FieldTexts label={label} hint={hint} error={error} />
    <DateInput className="field-box date-segments">
      {(segment) => <DateSegment segment={segment} className="date-segment" />}
    </DateInput>
  </Library>
)
