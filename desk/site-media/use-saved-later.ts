import { useEffect, useRef } from 'react'

/** After the last change, as the builder's drafts. */
const SAVE_AFTER_MS = 800

/**
 * Saves a value some time after its last change, or at once where it is asked to, and where what shows it is left.
 *
 * @returns `later` takes a change, `now` saves what waits
 */
export function useSavedLater<Value extends object>(save: (change: Partial<Value>) => void) {
  const change = useRef<Partial<Value> | undefined>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const saving = useRef(save)
  useEffect(() => {
    saving.current = save
  })
  const now = () => {
    clearTimeout(timer.current)
    const waiting = change.current
    change.current = undefined
    if (waiting) saving.current(waiting)
  }
  const later = (next: Partial<Value>) => {
    change.current = { ...change.current, ...next }
    clearTimeout(timer.current)
    timer.current = setTimeout(now, SAVE_AFTER_MS)
  }
  const leave = useRef(now)
  leave.current = now
  useEffect(() => () => leave.current(), [])
  return { later, now }
}
