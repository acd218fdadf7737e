/** The props that tie a control to the label, hint and error of its field. */
export interface ControlProps {
  readonly id: string
  readonly 'aria-describedby'?: string
  readonly 'aria-invalid'?: true
}

const line =
  'w-full min-h-11 rounded-control border bg-neutral-1 px-3 py-2 text-base text-neutral-12'
const states =
  'border-neutral-8 transition-colors hover:border-neutral-9 disabled:bg-neutral-3 disabled:text-neutral-11 aria-invalid:border-danger-9'

/** Class names of all single-line controls. */
export const controlClasses = `${line} ${states}`
