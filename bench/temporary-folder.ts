import { rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Runs `work` with a new folder, which is removed afterwards, also when the process exits early.
 */
export async function withTemporaryFolder(
  name: string,
  work: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), `${name}-`))
  const removeSync = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', removeSync)
  try {
    await work(folder)
  } finally {
    process.off('exit', removeSync)
    await rm(folder, { recursive: true, force: true })
  }
}
