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

/** Says so while the browser has no line, or (`isLost`) is not told of what others change. */
export function OfflineNote({ isLost = false }: { readonly isLost?: boolean }) {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <div role="status">
      {(isLost || !isOnline) && (
        <p className="offline-note">
          <Glyph icon={WifiOff} className="size-4" />{' '}
          {isOnline
            ? 'The line to the server is lost. What others change shows once it is back.'
            : 'You are offline. What you see was loaded before; nothing can be changed until you are back.'}
        </p>
      )}
    </div>
  )
}
