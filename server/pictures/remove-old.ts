import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Removes what a folder has from before a time, but for some names.
 * @returns how many there were; none of a folder that is not there
 */
export async function removeOld(
  folder: string,
  before: Date,
  kept: ReadonlySet<string> = new Set(),
): Promise<number> {
  let removed = 0
  for (const name of await namesIn(folder)) {
    const path = join(folder, name)
    if (kept.has(name) || !(await isOlder(path, before))) continue
    await rm(path, { recursive: true, force: true })
    removed++
  }
  return removed
}

/** The names in a folder; none where it is not there. */
export const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => [])

async function isOlder(path: string, than: Date): Promise<boolean> {
  const found = await stat(path).catch(() => undefined)
  return found !== undefined && found.mtime < than
}
