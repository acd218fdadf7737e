import type { Stats } from 'node:fs'
import { lstat, realpath, stat } from 'node:fs/promises'
import { sep } from 'node:path'
import { errorReason, isTransient } from '../system-error.ts'

/** What a path refers to; symbolic links are followed within the folder of all tenants. */
export type Target = { readonly real: string; readonly stats: Stats; readonly isLink: boolean }

/** Something that cannot be read; the reason is the end of a sentence. */
export interface Unreadable {
  readonly reason: string
}

/**
 * @param home the real path of the folder of all tenants
 * @throws the system's error where the path does not exist or may not be read
 */
export async function targetOf(path: string, home: string): Promise<Target | Unreadable> {
  const stats = await lstat(path)
  if (!stats.isSymbolicLink()) return { real: path, stats, isLink: false }
  try {
    const real = await realpath(path)
    if (!real.startsWith(home + sep)) {
      return { reason: 'it is a link that leads out of the folder of all tenants' }
    }
    return { real, stats: await stat(real), isLink: true }
  } catch (cause) {
    if (isTransient(cause)) throw cause
    return { reason: errorReason(cause, linkReasons) }
  }
}

const linkReasons: Readonly<Record<string, string>> = {
  EACCES: 'it is a link to what this user may not read',
  ELOOP: 'it is a link that leads back to itself',
  ENOENT: 'it is a link that leads nowhere',
  ENOTDIR: 'it is a link that leads nowhere',
}

type Kind = Pick<
  Stats,
  'isDirectory' | 'isFIFO' | 'isSocket' | 'isCharacterDevice' | 'isBlockDevice'
>

/** The kind of a folder's entry, for a message. */
export function kindOf(found: Kind): string {
  if (found.isDirectory()) return 'a folder'
  if (found.isFIFO()) return 'a named pipe'
  if (found.isSocket()) return 'a socket'
  if (found.isCharacterDevice() || found.isBlockDevice()) return 'a device'
  return 'a file'
}
