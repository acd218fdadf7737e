import { useQuery } from '@tanstack/react-query'
import { useOpenPage } from '../screen/open-page.ts'
import { previewQuery } from '../screen/queries.ts'

/** A kind of block as it is on this site: its example, drawn by the site's server without scripts. */
export function BlockPicture({ name }: { readonly name: string }) {
  const { site, path } = useOpenPage()
  const { data } = useQuery(previewQuery(site, path))
  return (
    <span className="insert-picture" aria-hidden="true">
      {data && (
        <iframe
          title={name}
          src={`${data.url}&_example=${name}`}
          sandbox="allow-same-origin"
          loading="lazy"
          tabIndex={-1}
          width="1280"
          height="486"
        />
      )}
    </span>
  )
}
