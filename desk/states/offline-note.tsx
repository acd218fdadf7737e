import { WifiOff } from 'lucide'
import { useSyncExternalStore } from 'react'
import { Glyph } from '#staff/ui/glyph/glyph.tsx'

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Says so while the browser has no line. */
export function OfflineNote() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <div role="status">
      {!isOnline && (
        <p className="offline-note">
          <Glyph icon={WifiOff} className="size-4" /> You are offline. What you see was loaded
          before; nothing can be changed until you are back.
        </p>
      )}
    </div>
  )
}
