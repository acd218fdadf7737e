import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode, errorReason, isTransient } from '../system-error.ts'
import { type FileProblem, wholeProblem } from './file-problem.ts'
import { targetOf } from './link-target.ts'
import { fileName, type Root } from './read-folder.ts'
import type { SourceNames } from './source.ts'

/**
 * Names of the folders in a folder of the root that pass `isWanted`; none where it does not exist.
 * A symbolic link counts if its target is a folder within the root.
 */
export async function folderNames(
  root: Root,
  folder: string,
  isWanted: (name: string) => boolean = () => true,
): Promise<SourceNames> {
  const names: string[] = []
  const problems: FileProblem[] = []
  const report = (path: string, message: string) =>
    problems.push(wholeProblem(fileName(root, path), message))
  const entries = await readdir(folder, { withFileTypes: true }).catch((cause: unknown) => {
    if (isTransient(cause)) throw cause
    if (errorCode(cause) !== 'ENOENT')
      report(folder, `cannot be read: ${errorReason(cause, known)}`)
    return []
  })
  for (const entry of entries.filter(({ name }) => !name.startsWith('.') && isWanted(name))) {
    const path = join(folder, entry.name)
    if (entry.name.includes('\uFFFD')) report(path, 'has a name that is not UTF-8; rename it')
    else if (entry.isDirectory()) names.push(entry.name)
    else if (entry.isSymbolicLink()) {
      const target = await targetOf(path, root.home).catch((cause: unknown) => ({
        reason: errorReason(cause, known),
      }))
      if ('reason' in target) report(path, `is not read: ${target.reason}`)
      else if (target.stats.isDirectory()) names.push(entry.name)
    }
  }
  return { names: names.sort(), problems }
}

const known: Readonly<Record<string, string>> = {
  ENOTDIR: 'a file has the name of a folder',
  EACCES: 'this user may not read it',
}
