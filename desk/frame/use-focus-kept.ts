import { useEffect, useRef } from 'react'

/**
 * Where a list gets shorter and what had the focus went with its row, a heading takes it: keyboards and readers go
 * on from there, not from the top of the page (WCAG 2.4.3).
 */
export function useFocusKept(count: number, heading: string): void {
  const before = useRef(count)
  useEffect(() => {
    const isLost = count < before.current && document.activeElement === document.body
    if (isLost) document.querySelector<HTMLElement>(heading)?.focus()
    before.current = count
  }, [count, heading])
}
