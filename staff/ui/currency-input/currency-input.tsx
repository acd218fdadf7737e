import { NumberInput, type NumberInputProps } from '../number-input/number-input.tsx'

export type CurrencyInputProps = Omit<NumberInputProps, 'unit' | 'unitAt' | 'inputMode'> & {
  /** The sign in front of the amount. All our locales have dollars. */
  sign?: string
  /** Cents can be typed too: phones then show a keyboard with a decimal point. */
  cents?: boolean
}

/** An amount of money, in dollars; with `cents` a decimal point may be typed. */
export function CurrencyInput({ sign = '$', cents = false, ...rest }: CurrencyInputProps) {
  return (
    <NumberInput {...rest} unit={sign} unitAt="start" inputMode={cents ? 'decimal' : 'numeric'} />
  )
}
