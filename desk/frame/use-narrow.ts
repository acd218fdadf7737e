import { useCallback, useSyncExternalStore } from 'react'

/** Whether the window is narrower than so many pixels: without a number, too narrow for a table beside the rail. */
export function useNarrow(width = 901): boolean {
  const query = `(max-width: ${width - 1}px)`
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}
