import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Spinner } from '#ui/spinner/spinner.tsx'
import type { FromFrame, ToFrame } from '../frame/messages.ts'
import { useFittedFrame } from '../preview/use-fitted-frame.ts'
import { previewQuery } from '../screen/queries.ts'
import { useUsualWidth } from '../screen/view-as-bar.tsx'

export interface SitePreviewProps {
  readonly site: string
  /** Its file of the page. */
  readonly path: string
  /** The page, with all its blocks; undefined while it is asked for. */
  readonly value: object | undefined
}

/** A page that is saved nowhere, as the real server of a site renders it, to be looked at. */
export function SitePreview({ site, path, value }: SitePreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const { data } = useQuery(previewQuery(site, path))
  const url = data?.url
  const [isReady, setReady] = useState(false)
  const { place, style } = useFittedFrame(useUsualWidth())
  useEffect(() => {
    const listen = ({ origin, source, data }: MessageEvent<FromFrame>) => {
      const isOurs = url !== undefined && origin === new URL(url).origin
      if (isOurs && source === frame.current?.contentWindow && data.kind === 'ready') setReady(true)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [url])
  useEffect(() => {
    if (!isReady || url === undefined || !value) return
    const message: ToFrame = { kind: 'render', version: 1, value }
    frame.current?.contentWindow?.postMessage(message, new URL(url).origin)
  }, [isReady, url, value])
  return (
    <div className="preview-place" ref={place}>
      {url === undefined ? (
        <Spinner label="Loading the preview" />
      ) : (
        <iframe
          ref={frame}
          title="Preview of the page"
          src={url}
          style={style}
          sandbox="allow-scripts allow-same-origin"
          referrerPolicy="no-referrer"
        />
      )}
    </div>
  )
}
