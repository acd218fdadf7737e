import type { LiveChange, LiveMessage } from '#domain/staff/live-events.ts'
import { addressOf } from '../api/call.ts'

interface LineTools {
  readonly onChange: (change: LiveChange) => void
  /** Changes were missed: everything may be another. */
  readonly onReset: () => void
  /** Told whether the line is there, and for a refusal whether the server was reached. */
  readonly onState: (state: 'open' | 'lost' | 'refused') => void
}

/** Longer than an idle line is silent: a line whose other end is gone says nothing. */
const SILENT_MS = 45_000
/** A line that is back within this time was not lost for anybody. */
const GRACE_MS = 1_500
const AGAIN_MS = 5_000

/**
 * Listens to what changes at a site, while the window is seen. A line that breaks goes on behind the last number
 * that was told.
 * @returns ends it
 */
export function listen(site: string, { onChange, onReset, onState }: LineTools): () => void {
  let line: EventSource | undefined
  let known: string | undefined
  let later: ReturnType<typeof setTimeout> | undefined
  let losing: ReturnType<typeof setTimeout> | undefined

  const close = () => {
    clearTimeout(later)
    line?.close()
    line = undefined
  }
  const lose = () => {
    losing ??= setTimeout(() => onState('lost'), GRACE_MS)
  }
  const heard = () => {
    clearTimeout(losing)
    losing = undefined
    onState('open')
    clearTimeout(later)
    later = setTimeout(() => {
      lose()
      open()
    }, SILENT_MS)
  }
  const open = () => {
    close()
    const opened = new EventSource(
      addressOf('/:site/events', { params: { site }, query: { after: known } }),
    )
    line = opened
    const on = (message: LiveMessage, then: (data: string) => void) =>
      opened.addEventListener(message, ({ data, lastEventId }: MessageEvent<string>) => {
        known = lastEventId
        heard()
        then(data)
      })
    on('hello', () => {})
    on('here', () => {})
    on('reset', onReset)
    // What the server says of its own calls is not checked again.
    on('change', (data) => onChange(JSON.parse(data)))
    opened.onerror = () => {
      lose()
      if (opened.readyState !== EventSource.CLOSED) return
      onState('refused')
      clearTimeout(later)
      later = setTimeout(open, AGAIN_MS)
    }
  }
  // Browsers have few lines to a host; a window that nobody sees needs none.
  const follow = () => {
    if (document.visibilityState === 'hidden') close()
    else if (!line) open()
  }
  follow()
  document.addEventListener('visibilitychange', follow)
  return () => {
    document.removeEventListener('visibilitychange', follow)
    clearTimeout(losing)
    close()
  }
}
