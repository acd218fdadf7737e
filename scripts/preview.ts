// `npm run preview`: shows a page file that is no part of its site yet, by the code of production.
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { valueInBroken } from '#pages/source.ts'
import { settingsOf } from '#server/settings.ts'
import type { DraftFile } from '#server/site/preview-routes.ts'
import { makeDataDirectory } from '#server/store/store-file.ts'
import { buildWhereChanged } from './build-where-changed.ts'
import { ensureDemoStock } from './demo-stock.ts'
import { refuseStart, serveBuilt } from './serve-built.ts'

const usage = `npm run preview -- <tenant> <page.json> [path]
Serves every site, and the page file as a page of this tenant; the file is read again for each request.
  path  where to look at it, for a route that names a record: /cars/<slug of a car>`

interface Command extends DraftFile {
  /** As it is known from the route or the command. */
  readonly address: string | undefined
}

/** @throws Error that says what is wrong with the command, or that there is no such file */
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
    throw new Error(`There is no site "${draft.tenant}"; there are ${known || 'none'}`)
  }
  const at = address ?? ', at an address of its route'
  console.log(`${draft.path}\n${site.url}${at}\nStop with Ctrl-C.`)
} catch (cause) {
  refuseStart(cause)
}
