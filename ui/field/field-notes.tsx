import { CircleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { IconDrawing } from '../icon/icon-drawing.tsx'
import { iconPath } from '../icon/path.ts'

const sign = iconPath(CircleAlert)

export interface FieldNotesProps {
  /** The field's id, from which those of the notes derive. */
  readonly id: string
  readonly hint?: ReactNode
  readonly error?: ReactNode
}

/** The hint and the error of a field; nothing if it has neither. */
export function FieldNotes({ id, hint, error }: FieldNotesProps) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-2">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="flex gap-1.5 text-sm font-medium text-bad">
          <IconDrawing path={sign} className="size-4 mt-0.5" />
          {error}
        </p>
      )}
    </>
  )
}
