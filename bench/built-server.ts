// Run as its own process: serves the existing build without the checks of `npm start`, which take as long again.
// Not `npm run serve`: in production no webhook goes to a local port.
import { serveBuilt } from '../scripts/serve-built.ts'

const { sites } = await serveBuilt(process.env)
console.log(`Serving ${sites.length} sites`)
