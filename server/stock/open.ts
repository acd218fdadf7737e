import type { Capability, Tools } from '../capability.ts'
import { AppError } from '../http/app-error.ts'
import { staffEndpoint } from '../staff/host/staff-endpoint.ts'
import type { ImportRun } from '../store/stock-store.ts'
import { countsOf, findingsOf } from './import-view.ts'
import { allMappings } from './mapping/load-mapping.ts'
import { mappingCalls, readingsOf } from './mapping-calls.ts'
import { pendingCalls, viewOf } from './pending/pending-calls.ts'
import { storedReport } from './stored-report.ts'

/** Imports of a site's feeds for its people (Spec 6.03). */
export default function openImports({ settings: { tenantsDir } }: Tools): Capability {
  return {
    staffEndpoints: [
      staffEndpoint('GET /:site/imports', async ({ store, site: { slug } }) => {
        const runs = await store.stock(slug).runs()
        return {
          runs: runs.toReversed().map(summaryOf),
          pending: (await store.pendingImports(slug).list()).map(viewOf),
          mappings: await allMappings(tenantsDir, slug),
        }
      }),
      staffEndpoint('GET /:site/imports/:run', async ({ store, site, params }) => {
        const stock = store.stock(site.slug)
        const run = (await stock.runs()).find(({ id }) => String(id) === params.run)
        if (!run) throw new AppError(404, 'not_found', 'There is no import with this number')
        const rows = await stock.rejected(run.id)
        const report = storedReport(run)
        const { mapping } = report
        const readings = await readingsOf(store, { tenant: site.slug, mapping }, tenantsDir)
        return {
          ...summaryOf(run),
          ...findingsOf(report, rows, readings),
          ...(readings.mapping && { mapping: readings.mapping.name }),
        }
      }),
      ...pendingCalls(tenantsDir),
      ...mappingCalls(tenantsDir),
    ],
  }
}

function summaryOf(run: ImportRun & { readonly id: number }) {
  const { id, feed, file, finished } = run
  return { id, feed, file, finished, ...countsOf(storedReport(run)) }
}
