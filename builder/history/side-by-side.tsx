import { useQuery } from '@tanstack/react-query'
import { previewQuery } from '../screen/queries.ts'
import { type Origin, titleOfVersion, type Version } from './revisions.ts'

export interface SideBySideProps {
  readonly site: string
  readonly path: string
  readonly versions: readonly Version[]
  readonly origin: Origin
}

/** The page as two versions of a document make it, by the real server. */
export function SideBySide({ site, path, versions, origin }: SideBySideProps) {
  const { data } = useQuery(previewQuery(site, path))
  return (
    <div className="history-pages">
      {versions.map((version) => (
        <figure key={version}>
          <figcaption>{titleOfVersion(version, origin)}</figcaption>
          <div>
            {data && (
              <iframe
                title={titleOfVersion(version, origin)}
                src={versionAddress(data.url, version)}
                sandbox="allow-scripts allow-same-origin"
                referrerPolicy="no-referrer"
              />
            )}
          </div>
        </figure>
      ))}
    </div>
  )
}

/** The address of a preview that shows a version. */
export function versionAddress(url: string, version: Version): string {
  const address = new URL(url)
  if (version !== 'draft') address.searchParams.set('_revision', String(version))
  return address.href
}
