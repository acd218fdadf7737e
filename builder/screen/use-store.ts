import { useRef, useSyncExternalStore } from 'react'
import { isEqual } from '#pages/equal.ts'

/** Something whose state is read and listened to. */
export interface Store<State> {
  readonly state: () => State
  readonly subscribe: (listener: () => void) => () => void
}

/** A part of a store's state: drawn again only when that part has another value. */
export function useStore<State, Part>(store: Store<State>, part: (state: State) => Part): Part {
  const last = useRef<{ readonly value: Part }>(undefined)
  return useSyncExternalStore(store.subscribe, () => {
    const value = part(store.state())
    if (last.current && isEqual(last.current.value, value)) return last.current.value
    last.current = { value }
    return value
  })
}
