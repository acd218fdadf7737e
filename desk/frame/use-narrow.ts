import { useSyncExternalStore } from 'react'

const query = '(max-width: 900px)'

function subscribe(listener: () => void): () => void {
  const list = matchMedia(query)
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}

/** Whether the window is too narrow for a table beside the rail. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(subscribe, () => matchMedia(query).matches)
