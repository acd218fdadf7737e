// `npm start`: builds after a change, writes demo stock where there is none, serves every site.
import { settingsOf } from '#server/settings.ts'
import { makeDataDirectory } from '#server/store/store-file.ts'
import { buildWhereChanged } from './build-where-changed.ts'
import { demoStaffLines, ensureDemoStaff } from './demo-staff.ts'
import { ensureDemoStock } from './demo-stock.ts'
import { exitWithError, serveBuilt } from './serve-built.ts'

try {
  const settings = settingsOf(process.env)
  await makeDataDirectory(settings.dataDir)
  buildWhereChanged()
  const fresh = await ensureDemoStock(settings)
  await ensureDemoStaff(settings)
  if (fresh.length > 0) {
    // Loaded where it is needed alone: it reads all sites.
    const { ensureDemoLeads } = await import('./demo-leads/ensure-demo-leads.ts')
    await ensureDemoLeads(settings, fresh)
  }
  const { sites } = await serveBuilt(process.env)
  for (const { name, url } of sites) console.log(`${name.padEnd(24)} ${url}`)
  for (const line of demoStaffLines(settings)) console.log(line)
  const first = sites[0]?.url
  if (first) {
    console.log(`
Try:  ${first}/search                    all stock; select a filter
      ${first}/search/used-cars          a pinned search
      ${first}/api/search?make=Toyota    the same search as JSON
      ${first}/_outbox                   enquiries as the dealer would receive them
      edit tenants/<slug>/pages/*.json, then npm run check
Stop with Ctrl-C.`)
  }
} catch (cause) {
  exitWithError(cause)
}
