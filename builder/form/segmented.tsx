import { useId } from 'react'

interface SegmentedProps<Value extends string> {
  /** Absent inside of what is a named group already. */
  readonly label?: string
  readonly value: Value
  readonly options: readonly {
    readonly value: Value
    readonly label: string
    /** Shown before the label. */
    readonly colour?: string | undefined
  }[]
  readonly isDisabled?: boolean
  readonly onChoose: (value: Value) => void
}

/** One of a few, beside each other: radio buttons that look like one control. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, value, options, isDisabled = false, onChoose } = props
  const name = useId()
  return (
    <div className="segmented" {...(label && { role: 'radiogroup', 'aria-label': label })}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            disabled={isDisabled}
            onChange={() => onChoose(option.value)}
          />
          {option.colour !== undefined && (
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <rect width="16" height="16" rx="3" fill={option.colour} />
            </svg>
          )}
          {option.label}
        </label>
      ))}
    </div>
  )
}
