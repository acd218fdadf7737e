import { useEffect, useRef, useState } from 'react'
import { drawMedia } from '../drawn-media.ts'

interface PreviewFrameProps {
  /** A whole document. */
  readonly html: string
  /** Width of its window in pixels; undefined for all the room there is. */
  readonly width: number | undefined
}

/** A page in a window of its own, smaller where there is less room. Its scripts, links and forms do nothing. */
export function PreviewFrame({ html, width }: PreviewFrameProps) {
  const room = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const scrolled = useRef(0)
  const [size, setSize] = useState({ width: 1, height: 1 })
  useEffect(() => {
    if (!room.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(room.current)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    const element = frame.current
    if (!element) return
    scrolled.current = element.contentWindow?.scrollY ?? 0
    element.srcdoc = html
  }, [html])
  const scale = width === undefined ? 1 : Math.min(1, size.width / width)
  return (
    <div ref={room} className="compose-room">
      <iframe
        ref={frame}
        title="Preview of the page"
        sandbox="allow-same-origin"
        onLoad={({ currentTarget }) => prepare(currentTarget, scrolled.current)}
        style={{
          width: width ?? '100%',
          height: size.height / scale,
          transform: `scale(${scale})`,
        }}
      />
    </div>
  )
}

function prepare({ contentDocument, contentWindow }: HTMLIFrameElement, scrolled: number): void {
  if (!contentDocument || !contentWindow) return
  drawMedia(contentDocument.documentElement)
  contentDocument.addEventListener('click', (event) => {
    if (event.composedPath().some((each) => 'href' in each)) event.preventDefault()
  })
  contentWindow.scrollTo({ top: scrolled, behavior: 'instant' })
}
