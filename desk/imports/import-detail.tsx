import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide'
import { Glyph } from '#staff/ui/glyph/glyph.tsx'
import { Button } from '#ui/button/button.tsx'
import { importQuery } from '../api/queries.ts'
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
        <div className="flex items-start justify-between gap-2">
          <h2>{data?.feed ?? 'Import'}</h2>
          <Button variant="ghost" size="sm" aria-label="Close" onClick={onClose}>
            <Glyph icon={X} className="size-4" />
          </Button>
        </div>
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
