import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Trimming goes down to this share of the limit, so that the next trim is not due at once. */
const TARGET_SHARE = 0.9

type CachedFile = { readonly file: string; readonly bytes: number; readonly usedMs: number }

/** Skips files that another process removes meanwhile. */
async function filesOf(folder: string): Promise<CachedFile[]> {
  const names = await readdir(folder).catch(() => [])
  const found = names.map(async (name): Promise<CachedFile[]> => {
    const file = join(folder, name)
    const stats = await stat(file).catch(() => undefined)
    return stats?.isFile() ? [{ file, bytes: stats.size, usedMs: stats.mtimeMs }] : []
  })
  return (await Promise.all(found)).flat()
}

/**
 * Removes files from the subfolders of `folder` while they exceed `limitBytes` in total, the oldest
 * modification time first. Reads one subfolder at a time, to leave I/O for requests.
 */
export async function trimFolder(folder: string, limitBytes: number): Promise<void> {
  const files: CachedFile[] = []
  for (const name of await readdir(folder)) files.push(...(await filesOf(join(folder, name))))
  let bytes = files.reduce((sum, each) => sum + each.bytes, 0)
  if (bytes <= limitBytes) return
  for (const oldest of files.toSorted((a, b) => a.usedMs - b.usedMs)) {
    if (bytes <= limitBytes * TARGET_SHARE) return
    await rm(oldest.file, { force: true })
    bytes -= oldest.bytes
  }
}
