// `npm run serve`: serves the existing build in production; no build, no demo stock.
import { exitWithError, serveBuilt } from './serve-built.ts'

try {
  const { sites } = await serveBuilt({ ...process.env, NODE_ENV: 'production' })
  const count = sites.length
  console.log(`Serving ${count} ${count === 1 ? 'site' : 'sites'}, process ${process.pid}`)
} catch (cause) {
  exitWithError(cause)
}
