// `npm start`: builds after a change, writes demo stock where there is none, serves every site.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { settingsOf } from '#server/settings.ts'
import { makeDataDirectory } from '#server/store/store-file.ts'
import { isBuilt } from './build-stamp.ts'
import { ensureDemoStock } from './demo-stock.ts'
import { refuseStart, serveBuilt } from './serve-built.ts'

const buildScript = join(import.meta.dirname, 'build.ts')

function buildWhereChanged(): void {
  if (isBuilt()) return
  console.log('Building (only after a change) …')
  // In its own process, which releases the bundler's memory.
  const { status } = spawnSync(process.execPath, [buildScript], { stdio: 'inherit' })
  if (status !== 0) throw new Error('The build failed; see above.')
}

try {
  const settings = settingsOf(process.env)
  await makeDataDirectory(settings.dataDir)
  buildWhereChanged()
  await ensureDemoStock(settings)
  const { sites } = await serveBuilt(process.env)
  for (const { name, url } of sites) console.log(`${name.padEnd(24)} ${url}`)
  const first = sites[0]?.url
  if (first) {
    console.log(`
Try:  ${first}/search                    all stock; select a filter
      ${first}/search/used-cars          a pinned search
      ${first}/api/search?make=Toyota    the same search as JSON
      edit tenants/<slug>/pages/*.json, then npm run check
Stop with Ctrl-C.`)
  }
} catch (cause) {
  refuseStart(cause)
}
