import { useQuery } from '@tanstack/react-query'
import { importQuery } from '../api/queries.ts'
import { DetailHead } from '../frame/detail-head.tsx'
import type { MySite } from '../frame/me.ts'
import { Freshness } from '../states/query-state.tsx'
import { momentOf } from '../states/saying.ts'
import { Counts, FoundInFile } from './import-report.tsx'

interface DetailProps {
  readonly site: MySite
  readonly run: number
  readonly onClose: () => void
}

/** What an import did, and what it could not use. */
export function ImportDetail({ site, run, onClose }: DetailProps) {
  const query = useQuery(importQuery(site.slug, run))
  const { data } = query
  return (
    <>
      <section className="desk-section">
        <DetailHead what="the import" onClose={onClose}>
          {data?.feed ?? 'Import'}
        </DetailHead>
        <Freshness query={query} />
        {query.isPending && <p className="text-ink-2">Loading the import…</p>}
        {data && (
          <>
            <p className="text-ink-2">
              {momentOf(new Date(data.finished))}, {data.file}
            </p>
            <Counts report={data} />
          </>
        )}
      </section>
      {data && <FoundInFile site={site} mapping={data.mapping} report={data} />}
    </>
  )
}
