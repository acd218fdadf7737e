import type { Stats } from 'node:fs'
import { lstat, realpath, stat } from 'node:fs/promises'
import { sep } from 'node:path'
import { isTransient, errorReason } from '../system-error.ts'

/** What a path names, a link followed as long as it stays within the folder of all tenants. */
export type Target = { readonly real: string; readonly stats: Stats; readonly isLink: boolean }

/** Why something cannot be read, as the end of a sentence. */
export interface Obstacle {
  readonly obstacle: string
}

/**
 * @param home the real path of the folder of all tenants
 * @throws the system's error where there is nothing of this name, or it may not be looked at
 */
export async function targetOf(path: string, home: string): Promise<Target | Obstacle> {
  const stats = await lstat(path)
  if (!stats.isSymbolicLink()) return { real: path, stats, isLink: false }
  try {
    const real = await realpath(path)
    if (!real.startsWith(home + sep)) {
      return { obstacle: 'it is a link that leads out of the folder of all tenants' }
    }
    return { real, stats: await stat(real), isLink: true }
  } catch (cause) {
    if (isTransient(cause)) throw cause
    return { obstacle: errorReason(cause, linkObstacles) }
  }
}

const linkObstacles: Readonly<Record<string, string>> = {
  EACCES: 'it is a link to what this user may not read',
  ELOOP: 'it is a link that leads back to itself',
  ENOENT: 'it is a link that leads nowhere',
  ENOTDIR: 'it is a link that leads nowhere',
}

type Kind = Pick<
  Stats,
  'isDirectory' | 'isFIFO' | 'isSocket' | 'isCharacterDevice' | 'isBlockDevice'
>

/** What something in a folder is, as a sentence names it. */
export function kindOf(found: Kind): string {
  if (found.isDirectory()) return 'a folder'
  if (found.isFIFO()) return 'a named pipe'
  if (found.isSocket()) return 'a socket'
  if (found.isCharacterDevice() || found.isBlockDevice()) return 'a device'
  return 'a file'
}
