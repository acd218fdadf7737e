import type { Dirent } from 'node:fs'
import { opendir } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode, errorReason, isTransient } from '../system-error.ts'
import { kindOf, targetOf, type Unreadable } from './link-target.ts'

/** The files of a folder, at any depth. */
export interface Listing {
  /** Paths from the folder, with `/`, sorted. */
  readonly files: readonly string[]
  /** Entries that cannot be listed. */
  readonly faults: readonly Fault[]
}

interface Fault {
  /** From the listed folder; empty for the folder itself. */
  readonly path: string
  readonly message: string
}

export interface ListLimits {
  /** The real path of the folder of all tenants, which no link may leave. */
  readonly home: string
  /** Maximum number of files and folders. */
  readonly entries: number
}

/** Maximum depth of folders. */
const MOST_LEVELS = 10

/**
 * Lists the files of a folder recursively; none where it does not exist. A link to a file counts as a
 * file; a link to a folder is a fault, which excludes loops.
 * @throws the system's error where a retry may succeed
 */
export async function listFiles(folder: string, limits: ListLimits): Promise<Listing> {
  const files: string[] = []
  const faults: Fault[] = []
  let left = limits.entries
  const waiting = ['']
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const entries = await entriesOf(join(folder, path), left, limits.home)
    if ('reason' in entries) {
      faults.push({ path, message: `cannot be read: ${entries.reason}` })
      continue
    }
    for (const entry of entries.list) {
      const inner = path === '' ? entry.name : `${path}/${entry.name}`
      const found = await classify(join(folder, inner), entry, limits.home)
      if (typeof found !== 'string') faults.push({ path: inner, message: found.reason })
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

/** The fault of a folder that exceeds the limits, at which the listing ends. */
function beyondLimits(
  { isMore }: Entries,
  folders: readonly string[],
  { entries }: ListLimits,
): Fault | undefined {
  if (isMore) {
    const message = `has more than ${entries} files and folders; the rest is not read`
    return { path: '', message }
  }
  const deep = folders.find((path) => path.split('/').length > MOST_LEVELS)
  if (deep === undefined) return undefined
  const message = `is not read: folders are nested more than ${MOST_LEVELS} deep here`
  return { path: deep, message }
}

interface Entries {
  readonly list: readonly Dirent[]
  readonly isMore: boolean
}

async function entriesOf(
  folder: string,
  most: number,
  home: string,
): Promise<Entries | Unreadable> {
  const list: Dirent[] = []
  try {
    const target = await targetOf(folder, home)
    if ('reason' in target) return target
    if (target.isLink) return { reason: linkedFolder }
    if (!target.stats.isDirectory()) {
      return { reason: `${kindOf(target.stats)} has the name of a folder` }
    }
    for await (const entry of await opendir(folder)) {
      if (list.length === most) return { list, isMore: true }
      list.push(entry)
    }
  } catch (cause) {
    if (errorCode(cause) === 'ENOENT') return { list: [], isMore: false }
    if (isTransient(cause)) throw cause
    return { reason: errorReason(cause, reasons) }
  }
  return { list: list.sort((a, b) => (a.name < b.name ? -1 : 1)), isMore: false }
}

const linkedFolder = 'it is a link, which is followed to files only; put the folder itself here'

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this user may not read this folder',
  EPERM: 'this user may not read this folder',
  ENAMETOOLONG: 'its path is too long',
}

/** Whether an entry is a file or a folder to list, or why it is neither. */
async function classify(
  path: string,
  entry: Dirent,
  home: string,
): Promise<'file' | 'folder' | Unreadable> {
  if (entry.name.includes('\uFFFD')) return { reason: 'has a name that is not UTF-8; rename it' }
  if (entry.isFile()) return 'file'
  if (entry.isDirectory() && !entry.name.endsWith('.json')) return 'folder'
  if (!entry.isSymbolicLink()) return { reason: `cannot be read: ${kindOf(entry)} has this name` }
  const target = await targetOf(path, home).catch((cause: unknown) => {
    if (isTransient(cause)) throw cause
    return { reason: errorReason(cause, reasons) }
  })
  if ('reason' in target) return { reason: `cannot be read: ${target.reason}` }
  if (target.stats.isFile()) return 'file'
  if (target.stats.isDirectory()) return { reason: `cannot be read: ${linkedFolder}` }
  return { reason: `cannot be read: ${kindOf(target.stats)} has this name` }
}
