import type { Dirent } from 'node:fs'
import { opendir } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode, isTransient, errorReason } from '../system-error.ts'
import { kindOf, type Obstacle, targetOf } from './file-kind.ts'

/** What stands in a folder, at any depth. */
export interface Listing {
  /** Paths from the folder, with `/`, sorted. */
  readonly files: readonly string[]
  /** What cannot be listed: its path from the folder, empty for the folder itself, and why. */
  readonly faults: readonly Fault[]
}

interface Fault {
  readonly path: string
  readonly message: string
}

export interface ListLimits {
  /** The real path of the folder of all tenants, which no link may leave. */
  readonly home: string
  /** Files and folders at most. */
  readonly entries: number
}

/** Folders inside each other at most. */
const MOST_LEVELS = 10

/**
 * Every file of a folder and of those inside it; none where it does not exist. A link to a file counts
 * as a file; a link to a folder is a fault, so that no loop is ever walked.
 * @throws the system's error where it may work a moment later
 */
export async function listFiles(folder: string, limits: ListLimits): Promise<Listing> {
  const files: string[] = []
  const faults: Fault[] = []
  let left = limits.entries
  const waiting = ['']
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const entries = await entriesOf(join(folder, path), left, limits.home)
    if ('obstacle' in entries) {
      faults.push({ path, message: `cannot be read: ${entries.obstacle}` })
      continue
    }
    for (const entry of entries.list) {
      const inner = path === '' ? entry.name : `${path}/${entry.name}`
      const found = await look(join(folder, inner), entry, limits.home)
      if (typeof found !== 'string') faults.push({ path: inner, message: found.obstacle })
      else if (found === 'file') files.push(inner)
      else waiting.push(inner)
    }
    left -= entries.list.length
    const beyond = beyondLimits(entries, waiting, limits)
    if (beyond) {
      faults.push(beyond)
      break
    }
  }
  return { files: files.sort(), faults }
}

/** One fault for a whole folder that goes on and on, at which the listing ends. */
function beyondLimits(
  { isMore }: Entries,
  folders: readonly string[],
  { entries }: ListLimits,
): Fault | undefined {
  if (isMore) {
    const message = `holds more than ${entries} files and folders; what comes after them is not read`
    return { path: '', message }
  }
  const deep = folders.find((path) => path.split('/').length > MOST_LEVELS)
  if (deep === undefined) return undefined
  const message = `is not read: folders stand more than ${MOST_LEVELS} deep in each other here`
  return { path: deep, message }
}

interface Entries {
  readonly list: readonly Dirent[]
  readonly isMore: boolean
}

async function entriesOf(folder: string, most: number, home: string): Promise<Entries | Obstacle> {
  const list: Dirent[] = []
  try {
    const target = await targetOf(folder, home)
    if ('obstacle' in target) return target
    if (target.isLink) return { obstacle: linkedFolder }
    if (!target.stats.isDirectory()) {
      return { obstacle: `${kindOf(target.stats)} has the name of a folder` }
    }
    for await (const entry of await opendir(folder)) {
      if (list.length === most) return { list, isMore: true }
      list.push(entry)
    }
  } catch (cause) {
    if (errorCode(cause) === 'ENOENT') return { list: [], isMore: false }
    if (isTransient(cause)) throw cause
    return { obstacle: errorReason(cause, obstacles) }
  }
  return { list: list.sort((a, b) => (a.name < b.name ? -1 : 1)), isMore: false }
}

const linkedFolder = 'it is a link, which is followed to files only; put the folder itself here'

const obstacles: Readonly<Record<string, string>> = {
  EACCES: 'this user may not read this folder',
  EPERM: 'this user may not read this folder',
  ENAMETOOLONG: 'its path is too long',
}

/** A file, a folder that is to be listed too, or what else it is. */
async function look(
  path: string,
  entry: Dirent,
  home: string,
): Promise<'file' | 'folder' | Obstacle> {
  if (entry.name.includes('\uFFFD')) return { obstacle: 'has a name that is no UTF-8; rename it' }
  if (entry.isFile()) return 'file'
  if (entry.isDirectory() && !entry.name.endsWith('.json')) return 'folder'
  if (!entry.isSymbolicLink()) return { obstacle: `cannot be read: ${kindOf(entry)} has this name` }
  const target = await targetOf(path, home).catch((cause: unknown) => {
    if (isTransient(cause)) throw cause
    return { obstacle: errorReason(cause, obstacles) }
  })
  if ('obstacle' in target) return { obstacle: `cannot be read: ${target.obstacle}` }
  if (target.stats.isFile()) return 'file'
  if (target.stats.isDirectory()) return { obstacle: `cannot be read: ${linkedFolder}` }
  return { obstacle: `cannot be read: ${kindOf(target.stats)} has this name` }
}
