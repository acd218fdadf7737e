import './block-picture.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
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
  const { data } = useQuery(previewQuery(site, path))
  const [isDrawn, setDrawn] = useState(false)
  return (
    <span className="insert-picture" data-drawn={isDrawn} aria-hidden="true">
      {data && (
        <iframe
          title={name}
          src={`${data.url}&_example=${name}${more === undefined ? '' : `&${more}`}`}
          sandbox="allow-same-origin"
          loading="lazy"
          onLoad={() => setDrawn(true)}
          tabIndex={-1}
          width="1280"
          height="486"
        />
      )}
    </span>
  )
}
