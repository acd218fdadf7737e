// `npm run preview`: shows a page file that is not part of its site yet, with production's code.
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { valueInBroken } from '#pages/source.ts'
import { settingsOf } from '#server/settings.ts'
import type { DraftFile } from '#server/site/preview-routes.ts'
import { makeDataDirectory } from '#server/store/store-file.ts'
import { buildWhereChanged } from './build-where-changed.ts'
import { ensureDemoStock } from './demo-stock.ts'
import { exitWithError, serveBuilt } from './serve-built.ts'

const usage = `npm run preview -- <tenant> <page.json> [path]
Serves every site, and the page file as a page of this tenant; the file is read again for each request.
  path  the path to open, for a route with a record: /cars/<slug of a car>`

interface Command extends DraftFile {
  /** The path from the command or the route; undefined if unknown. */
  readonly address: string | undefined
}

/** @throws Error for an invalid command or a missing file */
async function readCommand(): Promise<Command> {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [tenant, file, path, ...more] = positionals
  if (tenant === undefined || file === undefined || more.length > 0) throw new Error(usage)
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) throw new Error(`${file}: expected a page file, found none\n${usage}`)
  const route = valueInBroken(text, ['route'])
  const isPath = typeof route === 'string' && /^\/[^:]*$/.test(route)
  return { tenant, path: resolve(file), address: path ?? (isPath ? route : undefined) }
}

try {
  const { address, ...draft } = await readCommand()
  const settings = settingsOf(process.env)
  await makeDataDirectory(settings.dataDir)
  buildWhereChanged()
  await ensureDemoStock(settings)
  const { sites } = await serveBuilt(process.env, draft)
  const site = sites.find(({ slug }) => slug === draft.tenant)
  if (!site) {
    const known = sites.map(({ slug }) => slug).join(', ')
    throw new Error(`There is no site "${draft.tenant}". Known sites: ${known || 'none'}.`)
  }
  const at = address ?? ', with a path of its route'
  console.log(`${draft.path}\n${site.url}${at}\nStop with Ctrl-C.`)
} catch (cause) {
  exitWithError(cause)
}
