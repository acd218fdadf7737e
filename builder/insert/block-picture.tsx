import './block-picture.css'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { previewQuery } from '../screen/queries.ts'

export interface BlockPictureProps {
  readonly site: string
  /** A document of the site: that whose draft says how it looks. */
  readonly path: string
  /** The kind of block. */
  readonly name: string
  /** More of the address: `_look=card:note`. */
  readonly more?: string
}

/** A kind of block as it is on a site: its example, drawn by the site's server without scripts. */
export function BlockPicture({ site, path, name, more }: BlockPictureProps) {
  const place = useRef<HTMLSpanElement>(null)
  const isLooked = useLookedAt(place)
  const { data } = useQuery({ ...previewQuery(site, path), enabled: isLooked })
  const [isDrawn, setDrawn] = useState(false)
  return (
    <span className="insert-picture" data-drawn={isDrawn} aria-hidden="true" ref={place}>
      {isLooked && data && (
        <iframe
          title={name}
          src={`${data.url}&_example=${name}${more === undefined ? '' : `&${more}`}`}
          sandbox="allow-same-origin"
          onLoad={() => setDrawn(true)}
          tabIndex={-1}
          width="1280"
          height="486"
        />
      )}
    </span>
  )
}

/** Somebody looks at what is in sight for so long, rather than passes by or types on. */
const LOOK_MS = 250

/** Whether an element has been in sight for a moment. A page in a frame takes what a page takes. */
function useLookedAt(place: { readonly current: Element | null }): boolean {
  const [isLooked, setLooked] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element || isLooked) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver(([entry]) => {
      clearTimeout(timer)
      if (entry?.isIntersecting) timer = setTimeout(() => setLooked(true), LOOK_MS)
    })
    observer.observe(element)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [place, isLooked])
  return isLooked
}
