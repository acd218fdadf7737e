import { rootOf } from './files.ts'
import { folderNames } from './folder-names.ts'
import { isTenant } from './scan.ts'

/**
 * A server without a single site is a slip in its settings, found before it starts.
 * @throws Error that names the folder and what belongs there
 */
export async function expectSites(folder: string): Promise<void> {
  const root = await rootOf(folder).catch(() => undefined)
  const found = root && (await folderNames(root, folder, isTenant))
  if (found && found.names.length > 0) return
  const [problem] = found?.problems ?? []
  const why = problem ? ` (${problem.file}: ${problem.message})` : ''
  throw new Error(
    `${folder} holds no site${why}: expected a folder for each, such as harbour/site.json. TENANTS_DIR names another place.`,
  )
}
