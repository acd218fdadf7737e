import type { ReactNode } from 'react'

/** The props that tie a control to the label, hint and error of its field. */
export interface ControlProps {
  readonly id: string
  readonly 'aria-describedby'?: string
  readonly 'aria-invalid'?: true
}

interface Notes {
  readonly hint?: ReactNode
  readonly error?: ReactNode
}

/** The id of one of a group's boxes or buttons: of the group and of its value, whose spaces no id may have. */
export const optionId = (group: string, value: string): string =>
  `${group}-${value.replace(/\s+/g, '-')}`

/** Ids of the notes that a field has, as `aria-describedby` names them. */
export function notesOf(id: string, { hint, error }: Notes): { 'aria-describedby'?: string } {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return ids === '' ? {} : { 'aria-describedby': ids }
}

const box = 'w-full rounded-control border-(length:--rule) bg-surface px-3 py-2 text-base text-ink'
const states =
  'border-line-2 transition-colors hover:border-ink disabled:bg-tint disabled:text-ink-2 aria-invalid:border-bad'

/** Class names of all controls, without their height. */
export const boxClasses = `${box} ${states}`

/** Class names of all single-line controls. */
export const controlClasses = `min-h-11 ${boxClasses}`
