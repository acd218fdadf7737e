import { Calendar as CalendarIcon, ChevronLeft, ChevronRight } from 'lucide'
import type { Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { Calendar, CalendarCell, CalendarGrid } from 'react-aria-components/Calendar'
import { DateInput, DateSegment } from 'react-aria-components/DateField'
import { DatePicker, type DatePickerProps, type DateValue } from 'react-aria-components/DatePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { Group } from 'react-aria-components/Group'
import { Heading } from 'react-aria-components/Heading'
import { Popover } from 'react-aria-components/Popover'
import { FieldTexts, type FieldTextsProps, fieldClass } from '../field-texts/field-texts.tsx'
import { Glyph } from '../glyph/glyph.tsx'

export type DateFieldProps = Omit<
  DatePickerProps<DateValue>,
  'className' | 'children' | 'isInvalid'
> &
  FieldTextsProps & { readonly className?: string; readonly ref?: Ref<HTMLDivElement> }

/**
 * A day, typed part by part or chosen in a calendar; closed days by `isDateUnavailable`, limits by
 * `minValue` and `maxValue`. With `name` it is submitted as `2026-11-22`.
 */
export const DateField = ({ label, hint, error, className, ...rest }: DateFieldProps) => (
  <DatePicker
    {...rest}
    isInvalid={Boolean(error)}
    className={fieldClass(className)}
    data-slot="date-field"
  >
    <FieldTexts label={label} hint={hint} error={error} />
    <Group className="field-box">
      <DateInput className="date-segments">
        {(segment) => <DateSegment segment={segment} className="date-segment" />}
      </DateInput>
      <Button>
        <Glyph icon={CalendarIcon} />
      </Button>
    </Group>
    <Popover className="date-popover">
      <Dialog>
        <Calendar>
          <header>
            <Button slot="previous">
              <Glyph icon={ChevronLeft} />
            </Button>
            <Heading />
            <Button slot="next">
              <Glyph icon={ChevronRight} />
            </Button>
          </header>
          <CalendarGrid>{(date) => <CalendarCell date={date} className="date-day" />}</CalendarGrid>
        </Calendar>
      </Dialog>
    </Popover>
  </DatePicker>
)
