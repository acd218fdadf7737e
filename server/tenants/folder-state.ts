import type { Dirent } from 'node:fs'
import { lstat, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Subfolders of a tenant or template that are read. */
const INNER = ['pages', 'content', 'media']
/** Limits of a tenant or template: folders, and their depth. */
const MOST_FOLDERS = 200
const MOST_LEVELS = 10

export interface VisitOptions {
  /** Called with each folder before it is listed. */
  readonly enter?: (folder: string) => void
  /** Whether to include the times of files; without, only changes of folders are detected. */
  readonly withFiles: boolean
}

export interface Visit {
  /** Differs when a folder or JSON file was changed, replaced, added or removed. */
  readonly state: string
  /** Whether watching its folders may miss changes: it has links, or too many folders. */
  readonly needsPolling: boolean
}

/** Visits the folders of a tenant or template; unreadable ones count as missing. */
export async function visitFolder(folder: string, options: VisitOptions): Promise<Visit> {
  const state: string[] = []
  let needsPolling = await isLink(folder)
  const inner = INNER.map((name) => ({ path: join(folder, name), level: 1 }))
  const waiting = [{ path: folder, level: 0 }, ...inner]
  for (const [count, { path, level }] of waiting.entries()) {
    if (count >= MOST_FOLDERS) return { state: state.join('\n'), needsPolling: true }
    options.enter?.(path)
    state.push(await fingerprintOf(path))
    for (const entry of await entriesOf(path)) {
      const below = join(path, entry.name)
      if (entry.isSymbolicLink()) needsPolling = true
      const isListed = entry.isDirectory() && level > 0 && level <= MOST_LEVELS
      if (isListed) waiting.push({ path: below, level: level + 1 })
      if (options.withFiles && isRead(entry)) state.push(await fingerprintOf(below))
    }
  }
  return { state: state.join('\n'), needsPolling }
}

/** Of other files only the names matter, whose changes show in their folder's time. */
const isRead = (entry: Dirent): boolean => entry.name.endsWith('.json') || entry.isSymbolicLink()

/** Identity and modification time of a path's target. */
export async function fingerprintOf(path: string): Promise<string> {
  const stats = await stat(path, { bigint: true }).catch(() => undefined)
  return stats ? `${path} ${stats.dev}:${stats.ino} ${stats.mtimeNs} ${stats.ctimeNs}` : path
}

const entriesOf = (folder: string): Promise<Dirent[]> =>
  readdir(folder, { withFileTypes: true }).catch(() => [])

const isLink = (folder: string): Promise<boolean> =>
  lstat(folder).then(
    (stats) => stats.isSymbolicLink(),
    () => false,
  )
