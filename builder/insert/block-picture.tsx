import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useOpenPage } from '../screen/open-page.ts'
import { previewQuery } from '../screen/queries.ts'

/** A kind of block as it is on this site: its example, drawn by the site's server without scripts. */
export function BlockPicture({ name }: { readonly name: string }) {
  const { site, path } = useOpenPage()
  const { data } = useQuery(previewQuery(site, path))
  const [isDrawn, setDrawn] = useState(false)
  return (
    <span className="insert-picture" data-drawn={isDrawn} aria-hidden="true">
      {data && (
        <iframe
          title={name}
          src={`${data.url}&_example=${name}`}
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
