import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { useOpenPage } from '../screen/open-page.ts'
import { previewQuery } from '../screen/queries.ts'

export interface PublishedNoteProps {
  readonly name: string
  /** The revision that is live now. */
  readonly n: number
  /** Whether something was live before, which can be put back. */
  readonly hasBefore: boolean
  readonly onClose: () => void
}

/** That it is live, with the ways to it and back from it. */
export function PublishedNote({ name, n, hasBefore, onClose }: PublishedNoteProps) {
  const { site, path } = useOpenPage()
  const { page = '' } = useParams({ strict: false })
  // At the first address of the page, on the dealer's host.
  const { data } = useQuery(previewQuery(site, path))
  return (
    <Notice className="builder-conflict p-2">
      <div className="flex flex-wrap items-center gap-x-4">
        <span role="status">
          {name} is live as revision {n}.
        </span>
        {data && (
          <Button
            variant="link"
            size="sm"
            href={liveAddress(data.url)}
            target="_blank"
            rel="noreferrer"
          >
            See it
          </Button>
        )}
        {hasBefore && (
          <Link
            to="/builder/$site/$page/history"
            params={{ site, page }}
            search={{ n: n - 1 }}
            className="underline"
          >
            Put {n === 1 ? 'the file' : n - 1} back
          </Link>
        )}
        <Button variant="link" size="sm" onClick={onClose}>
          Close
        </Button>
      </div>
    </Notice>
  )
}

/** A preview's address without what makes it one. */
function liveAddress(url: string): string {
  const address = new URL(url)
  address.search = ''
  return address.href
}
