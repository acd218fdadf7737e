import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Trimming goes down to this share of the limit, so that the next one is not due at once. */
const SHARE_LEFT = 0.9

type Kept = { readonly file: string; readonly bytes: number; readonly usedMs: number }

/** Files that vanish meanwhile, as where another process trims too, are left out. */
async function filesOf(folder: string): Promise<Kept[]> {
  const names = await readdir(folder).catch(() => [])
  const found = names.map(async (name): Promise<Kept[]> => {
    const file = join(folder, name)
    const stats = await stat(file).catch(() => undefined)
    return stats?.isFile() ? [{ file, bytes: stats.size, usedMs: stats.mtimeMs }] : []
  })
  return (await Promise.all(found)).flat()
}

/**
 * Removes files from the folders in `folder` where they hold more than `limitBytes`: those whose
 * time of change lies furthest back go first. One folder after another, for requests go on meanwhile.
 */
export async function trimFolder(folder: string, limitBytes: number): Promise<void> {
  const kept: Kept[] = []
  for (const name of await readdir(folder)) kept.push(...(await filesOf(join(folder, name))))
  let bytes = kept.reduce((sum, each) => sum + each.bytes, 0)
  if (bytes <= limitBytes) return
  for (const oldest of kept.toSorted((a, b) => a.usedMs - b.usedMs)) {
    if (bytes <= limitBytes * SHARE_LEFT) return
    await rm(oldest.file, { force: true })
    bytes -= oldest.bytes
  }
}
