import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'

export type StepperProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The names of all steps, in order. */
  steps: readonly string[]
  /** The number of the current step, from 1. */
  current: number
  /** The number of the current step in words, `Step 2 of 4`. */
  label?: string
}

/** Where a visitor is in a form of several pages, in words; the bars are decoration. */
export function Stepper({
  steps,
  current,
  label = `Step ${current} of ${steps.length}`,
  className,
  ...rest
}: StepperProps) {
  return (
    <div className={cn('stepper', className)} {...rest} data-slot="stepper">
      <p>
        {label} <strong>{steps[current - 1]}</strong>
      </p>
      <div className="stepper-bars" aria-hidden="true">
        {steps.map((step, index) => (
          <span key={step} className={cn('stepper-bar', index < current && 'stepper-done')} />
        ))}
      </div>
    </div>
  )
}
