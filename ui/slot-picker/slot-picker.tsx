import type { ReactNode } from 'react'
import { FieldGroup, type FieldGroupProps } from '../field-group/field-group.tsx'
import type { Slot, SlotDay } from './slots.ts'

interface DaysLink {
  readonly href: string
  readonly label: string
}

export type SlotPickerProps = Omit<FieldGroupProps, 'children' | 'name' | 'hint'> & {
  /** The name that the time is submitted by; that of the day which shows is `<name>-day`. */
  name: string
  /** The days of the strip, at most seven. */
  days: readonly SlotDay[]
  /** The date of the day that shows at first; without it the first with a free time. */
  day?: string
  /** The slot chosen at first. */
  value?: string
  required?: boolean
  /** Whose times these are: `Times in Brisbane (AEST).` */
  timeZone: ReactNode
  /** The days before, by a link; absent where there are none. */
  earlier?: DaysLink
  later?: DaysLink
  /** What it says where all days are closed: `No times can be booked online this week.` */
  noTimes: ReactNode
  /** Said of the day whose time is chosen, in the strip: `time chosen`. */
  chosenLabel: string
  /** A choice beside the times, with an empty value: `I don’t mind when`. */
  anyTime?: { readonly label: string; readonly hint?: string }
}

/**
 * A day, then one of its times: radio buttons. The times of all days are in the HTML; the stylesheet
 * shows those of the day that is chosen. The ids of times are `<id>-<value>`.
 */
export function SlotPicker(props: SlotPickerProps) {
  const { name, days, day, value, required, timeZone, earlier, later, ...others } = props
  const { noTimes, chosenLabel, anyTime, ...rest } = others
  const names: Names = { id: rest.id, name, value, required, chosenLabel }
  const open = days.filter(({ closed }) => !closed)
  const shown = open.find(({ date }) => date === day) ?? open.find(hasFree) ?? open[0]
  return (
    <FieldGroup {...(rest.error && { 'aria-invalid': true })} {...rest} hint={timeZone}>
      <div className="slot-days">
        {days.map((each) => (
          <DaySlots key={each.date} {...names} day={each} isShown={each === shown} />
        ))}
        {open.length === 0 && <div className="slot-none">{noTimes}</div>}
      </div>
      {(earlier || later) && (
        <p className="slot-weeks">
          {earlier && <a href={earlier.href}>{earlier.label}</a>}
          {later && <a href={later.href}>{later.label}</a>}
        </p>
      )}
      {anyTime && (
        <label className="slot-any">
          <input type="radio" name={name} value="" id={`${rest.id}-any`} required={required} />
          <span>
            {anyTime.label}
            {anyTime.hint && <small>{anyTime.hint}</small>}
          </span>
        </label>
      )}
    </FieldGroup>
  )
}

interface Names extends Pick<SlotPickerProps, 'id' | 'name' | 'chosenLabel'> {
  readonly value: string | undefined
  readonly required: boolean | undefined
}

const hasFree = ({ periods }: SlotDay): boolean =>
  periods.some(({ slots }) => slots.some(({ taken }) => !taken))

type DaySlotsProps = Names & { readonly day: SlotDay; readonly isShown: boolean }

function DaySlots({ day, isShown, chosenLabel, ...names }: DaySlotsProps) {
  const { date, lines, title, closed, periods, full } = day
  const [weekday, number, note] = lines
  return (
    <div className="slot-day">
      <label>
        <input
          type="radio"
          name={`${names.name}-day`}
          id={`${names.id}-${date}`}
          value={date}
          defaultChecked={isShown}
          disabled={closed}
        />
        <span>{weekday}</span> <b>{number}</b> <span>{note}</span>
        <span className="slot-chosen">
          <span className="sr-only">{chosenLabel}</span>
        </span>
      </label>
      {!closed && (
        <fieldset className="slot-times">
          <legend>{title}</legend>
          {!hasFree(day) && full && <div className="slot-full">{full}</div>}
          {periods.map((period) => (
            <fieldset key={period.title} className="slot-period">
              <legend>{period.title}</legend>
              {period.slots.map((slot) => (
                <SlotTime key={slot.value} {...names} slot={slot} />
              ))}
            </fieldset>
          ))}
        </fieldset>
      )}
    </div>
  )
}

type SlotTimeProps = Omit<Names, 'chosenLabel'> & { readonly slot: Slot }

const SlotTime = ({ id, name, value, required, slot }: SlotTimeProps) => (
  <label className="slot-time">
    <input
      type="radio"
      name={name}
      id={`${id}-${slot.value}`}
      value={slot.value}
      defaultChecked={slot.value === value}
      disabled={slot.taken !== undefined}
      required={required}
    />
    {slot.taken ? <s>{slot.label}</s> : slot.label}
    {slot.taken && <span className="sr-only"> {slot.taken}</span>}
  </label>
)
