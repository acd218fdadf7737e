import type { Dirent } from 'node:fs'
import { lstat, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Folders of a tenant or template whose files matter, beside its own. */
const INNER = ['pages', 'content', 'media']
/** Folders of a tenant or template, and how deep in each other, at most. */
const MOST_FOLDERS = 200
const MOST_LEVELS = 10

export interface VisitOptions {
  /** Is given each folder before it is listed. */
  readonly enter?: (folder: string) => void
  /** Whether the times of its files are asked for: changes of folders show without. */
  readonly withFiles: boolean
}

export interface Visit {
  /** Another text when a folder or JSON file was changed, replaced, added or removed. */
  readonly state: string
  /** Whether watching its folders does not show every change: it has links, or folders without end. */
  readonly isOpen: boolean
}

/** Visits the folders of a tenant or template; what cannot be looked at counts as missing. */
export async function visitFolder(folder: string, options: VisitOptions): Promise<Visit> {
  const state: string[] = []
  let isOpen = await isLink(folder)
  const inner = INNER.map((name) => ({ path: join(folder, name), level: 1 }))
  const waiting = [{ path: folder, level: 0 }, ...inner]
  for (const [count, { path, level }] of waiting.entries()) {
    if (count >= MOST_FOLDERS) return { state: state.join('\n'), isOpen: true }
    options.enter?.(path)
    state.push(await stateOf(path))
    for (const entry of await entriesOf(path)) {
      const below = join(path, entry.name)
      if (entry.isSymbolicLink()) isOpen = true
      const isListed = entry.isDirectory() && level > 0 && level <= MOST_LEVELS
      if (isListed) waiting.push({ path: below, level: level + 1 })
      if (options.withFiles && isRead(entry)) state.push(await stateOf(below))
    }
  }
  return { state: state.join('\n'), isOpen }
}

/** Of files but JSON the names alone matter, which the time of their folder shows. */
const isRead = (entry: Dirent): boolean => entry.name.endsWith('.json') || entry.isSymbolicLink()

/** What a path leads to, and when that was changed last. */
export async function stateOf(path: string): Promise<string> {
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
