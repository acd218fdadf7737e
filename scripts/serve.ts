// `npm run serve`: serves what was built, for production. No build, no demo stock.
import type { Running } from '#server/main.ts'
import { refuseStart, serveBuilt } from './serve-built.ts'

/** A server may be able to read the dealers' files again while it runs. */
interface Reloadable {
  reload?(): unknown
}

try {
  const running: Running & Reloadable = await serveBuilt({ ...process.env, NODE_ENV: 'production' })
  // Without a handler the signal would end the process.
  process.on('SIGHUP', async () => {
    try {
      await running.reload?.()
    } catch (cause) {
      console.error(cause)
    }
  })
  const count = running.sites.length
  console.log(`Serving ${count} ${count === 1 ? 'site' : 'sites'}, process ${process.pid}`)
} catch (cause) {
  refuseStart(cause)
}
