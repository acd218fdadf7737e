import { MOST_ROWS_SET_ASIDE } from '#domain/staff/import-limit.ts'
import type { Capability } from '../capability.ts'
import { AppError } from '../http/app-error.ts'
import { staffEndpoint } from '../staff/host/staff-endpoint.ts'
import type { ImportRun } from '../store/stock-store.ts'
import { storedReport } from './stored-report.ts'

/** Imports of a site's feeds for its people (Spec 6.03). */
export default function openImports(): Capability {
  return {
    staffEndpoints: [
      staffEndpoint('GET /:site/imports', async ({ store, site }) => {
        const runs = await store.stock(site.slug).runs()
        return { runs: runs.toReversed().map(summaryOf) }
      }),
      staffEndpoint('GET /:site/imports/:run', async ({ store, site, params }) => {
        const stock = store.stock(site.slug)
        const run = (await stock.runs()).find(({ id }) => String(id) === params.run)
        if (!run) throw new AppError(404, 'not_found', 'There is no import with this number')
        const { dropped, unknownYards, missingColumns, notes } = storedReport(run)
        return {
          ...summaryOf(run),
          rows: (await stock.rejected(run.id)).slice(0, MOST_ROWS_SET_ASIDE),
          left_out: dropped,
          unknown_yards: unknownYards.map(({ firstLine: line, ...yard }) => ({ ...yard, line })),
          missing_columns: missingColumns,
          notes,
        }
      }),
    ],
  }
}

function summaryOf(run: ImportRun & { readonly id: number }) {
  const { read, added, returned, changed, unchanged, removed, quarantined } = storedReport(run)
  const counts = { read, added, returned, changed, unchanged, removed }
  const { id, feed, file, finished } = run
  return { id, feed, file, finished, ...counts, set_aside: quarantined.total }
}
