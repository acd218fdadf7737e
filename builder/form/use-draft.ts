import { useState } from 'react'
import { isEqual } from '#pages/equal.ts'
import { afterPaint } from '../model/after-paint.ts'
import { type FieldProps, useForm } from './form-context.ts'

interface Draft {
  readonly text: string
  /** What was read from it. */
  readonly value: unknown
  /** Just typed: the form may still have the value before. */
  readonly isAhead: boolean
}

/**
 * The text of a field: as it was typed, for as long as the value is the one that was read from it; and what to call
 * with a typed text and its value. The field shows a key at once, the document and its other views follow.
 */
export function useDraft(
  { path, value }: Pick<FieldProps, 'path' | 'value'>,
  textOf: (value: unknown) => string,
): [text: string, type: (text: string, value: unknown) => void] {
  const { onChange } = useForm()
  const [draft, setDraft] = useState<Draft>({ text: textOf(value), value, isAhead: false })
  const text = draft.isAhead || isEqual(draft.value, value) ? draft.text : textOf(value)
  const type = (typed: string, read: unknown) => {
    const next = { text: typed, value: read, isAhead: true }
    setDraft(next)
    if (!isEqual(read, draft.isAhead ? draft.value : value)) onChange(path, read, true)
    // The form has it after the next paint at the latest.
    afterPaint(() =>
      afterPaint(() => setDraft((now) => (now === next ? { ...next, isAhead: false } : now))),
    )
  }
  return [text, type]
}
