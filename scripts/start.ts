// `npm start`: builds what changed, makes sure there is demo stock, serves every site.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { settingsOf } from '#server/settings.ts'
import { makeDataDirectory } from '#server/store/store-file.ts'
import { isBuilt } from './build-stamp.ts'
import { ensureDemoStock } from './demo-stock.ts'

const dist = join(import.meta.dirname, '../dist')
const buildScript = join(import.meta.dirname, 'build.ts')

try {
  const settings = settingsOf(process.env)
  await makeDataDirectory(settings.dataDir)
  if (!isBuilt()) {
    console.log('Building (only after a change) …')
    // In a process of its own: the bundler's memory goes with it.
    const { status } = spawnSync(process.execPath, [buildScript], { stdio: 'inherit' })
    if (status !== 0) throw new Error('The build failed; see above.')
  }
  await ensureDemoStock(settings)
  const server = (await import(join(dist, 'server/main.js'))) as typeof import('#server/main.ts')
  const running = await server.start(dist)
  // Before anything is printed: whoever reads that it runs may stop it the moment after.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      await running.close()
      process.exit(0)
    })
  }
  for (const { name, url } of running.sites) console.log(`${name.padEnd(24)} ${url}`)
  const first = running.sites[0]?.url
  if (first) {
    console.log(`
Try:  ${first}/search                    all stock; tick a filter
      ${first}/search/used-cars          a pinned search
      ${first}/api/search?make=Toyota    the same search as JSON
      edit tenants/<slug>/pages/*.json, then npm run check
Stop with Ctrl-C.`)
  }
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause)
  process.exit(1)
}
