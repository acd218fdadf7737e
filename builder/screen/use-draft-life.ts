import { useEffect } from 'react'
import type { Draft } from '../model/draft.ts'

/** Saves a draft while its screen is open; keeps what is not saved where the window goes. */
export function useDraftLife<Value>(draft: Draft<Value>, isReadOnly: boolean): void {
  useEffect(() => {
    if (isReadOnly) return
    const stop = draft.start()
    window.addEventListener('online', draft.online)
    window.addEventListener('pagehide', draft.keepNow)
    return () => {
      window.removeEventListener('online', draft.online)
      window.removeEventListener('pagehide', draft.keepNow)
      stop()
    }
  }, [draft, isReadOnly])
}
