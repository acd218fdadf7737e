/** The props that tie a control to the label, hint and error of its field. */
export interface ControlProps {
  readonly id: string
  readonly 'aria-describedby'?: string
  readonly 'aria-invalid'?: true
}

const line =
  'w-full min-h-11 rounded-control border-(length:--rule) bg-surface px-3 py-2 text-base text-ink'
const states =
  'border-line-2 transition-colors hover:border-ink disabled:bg-tint disabled:text-ink-2 aria-invalid:border-bad'

/** Class names of all single-line controls. */
export const controlClasses = `${line} ${states}`
