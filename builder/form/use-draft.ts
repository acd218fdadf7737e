import { useState } from 'react'
import { isEqual } from '#pages/equal.ts'

/**
 * The text of a field whose value is not the text itself: as it was typed, for as long as the value is the one
 * that was read from it. Returns the text, and what to call with a typed one.
 */
export function useDraft(
  value: unknown,
  textOf: (value: unknown) => string,
): [text: string, keep: (text: string, read: unknown) => void] {
  const [draft, setDraft] = useState({ text: textOf(value), value })
  const text = isEqual(draft.value, value) ? draft.text : textOf(value)
  return [text, (typed, read) => setDraft({ text: typed, value: read })]
}
