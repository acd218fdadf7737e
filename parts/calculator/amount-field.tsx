import { Input } from '#ui/field/input.tsx'

interface AmountFieldProps {
  /** The id of the number; the slider, the hint and the error derive theirs. */
  readonly id: string
  readonly name: string
  readonly label: string
  readonly hint?: string | undefined
  /** Shown by the script while the amount cannot be used. */
  readonly error: string
  /** `$`, or a unit behind the number. */
  readonly unit: string
  readonly value: number
  /** Of the slider: its largest value and its step. A number may be any. */
  readonly most: number
  readonly step: number
}

/** One amount as a number and a slider, which the script keeps equal. */
export function AmountField(props: AmountFieldProps) {
  const { id, name, label, hint, error, unit, value, most, step } = props
  return (
    <div className="calc-amount">
      <label htmlFor={id}>{label}</label>
      {hint && <p id={`${id}-hint`}>{hint}</p>}
      <p id={`${id}-error`} className="calc-error" hidden>
        {error}
      </p>
      <div className="calc-pair">
        <span className="calc-number">
          {unit === '$' && <span aria-hidden="true">$</span>}
          <Input
            id={id}
            type="number"
            name={name}
            defaultValue={value}
            min={0}
            step="any"
            inputMode="decimal"
            autoComplete="off"
            style={unit === '$' ? { paddingInlineStart: '1.75rem' } : undefined}
            aria-describedby={hint && `${id}-hint`}
          />
          {unit !== '$' && <span aria-hidden="true">{unit}</span>}
        </span>
        <input
          type="range"
          defaultValue={value}
          min={0}
          max={most}
          step={step}
          autoComplete="off"
          aria-label={label}
          aria-valuetext={unit === '$' ? `$${value}` : `${value}%`}
        />
      </div>
    </div>
  )
}
