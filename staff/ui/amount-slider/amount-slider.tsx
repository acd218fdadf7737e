import { type CSSProperties, type Ref, useState } from 'react'
import { useLocale } from 'react-aria/I18nProvider'
import { Slider, SliderThumb, SliderTrack } from 'react-aria-components/Slider'
import { NumberField, type NumberFieldProps } from '../number-field/number-field.tsx'

export type AmountSliderProps = Omit<
  NumberFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'minValue' | 'maxValue' | 'label' | 'ref'
> & {
  /** Names the number and the slider. */
  readonly label: string
  readonly defaultValue: number
  readonly min: number
  readonly max: number
  readonly step: number
  /** Each change, also of an amount out of range; NaN for an empty field. */
  readonly onChange?: (amount: number) => void
  /** The error of a typed amount that is out of range: "Enter $1,000 to $100,000". */
  readonly outOfRange: string
  readonly ref?: Ref<HTMLDivElement>
}

/** A number and a slider with the same value, rounded to a step once it is typed. */
export function AmountSlider(props: AmountSliderProps) {
  const { defaultValue, min, max, step, onChange, outOfRange, error, ...rest } = props
  const { label, formatOptions = {}, isDisabled = false } = rest
  const [amount, setAmount] = useState(Math.round(defaultValue / step) * step)
  const { locale, direction } = useLocale()
  const format = new Intl.NumberFormat(locale, formatOptions)
  const change = (changed: number) => {
    setAmount(changed)
    onChange?.(changed)
  }
  const isOutside = amount < min || amount > max
  const shown = Math.min(max, Math.max(min, Number.isNaN(amount) ? min : amount))
  const share: CSSProperties & Record<'--share', string> = {
    '--share': `${((shown - min) / (max - min)) * 100}%`,
  }
  return (
    <div data-slot="amount-slider">
      <NumberField
        {...rest}
        step={step}
        value={amount}
        onChange={change}
        error={error ?? (isOutside && outOfRange)}
      />
      <Slider
        dir={direction}
        aria-label={label}
        step={step}
        formatOptions={formatOptions}
        isDisabled={isDisabled}
        value={shown}
        minValue={min}
        maxValue={max}
        onChange={change}
        className="amount-slider"
      >
        <SliderTrack className="amount-track">
          <div className="amount-line" style={share} />
          <SliderThumb className="amount-thumb" />
        </SliderTrack>
      </Slider>
      <p className="amount-ends" aria-hidden="true">
        <span>{format.format(min)}</span>
        <span>{format.format(max)}</span>
      </p>
    </div>
  )
}
