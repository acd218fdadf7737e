import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'

export type StepperProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The names of all steps, in order. */
  steps: readonly string[]
  /** The number of the current step, from 1. */
  current: number
}

/** Where a visitor is in a form of several pages, in words; the bars are decoration. */
export function Stepper({ steps, current, className, ...rest }: StepperProps) {
  return (
    <div className={cn('grid gap-2', className)} {...rest} data-slot="stepper">
      <p className="text-sm">
        <span className="text-ink-2">
          Step {current} of {steps.length}
        </span>{' '}
        <strong className="font-semibold">{steps[current - 1]}</strong>
      </p>
      <div className="flex gap-1" aria-hidden="true">
        {steps.map((step, index) => (
          <span key={step} className={cn('h-1.5 flex-1 rounded-tag', barOf(index + 1, current))} />
        ))}
      </div>
    </div>
  )
}

function barOf(step: number, current: number): string {
  if (step < current) return 'bg-brand-ink forced-colors:bg-[CanvasText]'
  if (step === current) return 'bg-accent-ink forced-colors:bg-[Highlight]'
  return 'bg-line forced-colors:border'
}
