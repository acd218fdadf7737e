import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { FeedFile } from '../../store/pending-import-store.ts'

/** Gives files of the store as files of a folder of their own, which is deleted after the work. */
export async function withFiles<Result>(
  files: readonly FeedFile[],
  work: (paths: readonly string[]) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'feed-'))
  try {
    const paths: string[] = []
    for (const [n, { name, content }] of files.entries()) {
      const path = join(folder, `${n}-${plainName(name)}`)
      await writeFile(path, content, { mode: 0o600 })
      paths.push(path)
    }
    return await work(paths)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const LONGEST_NAME = 80

/** The end of a name, which says what kind of file it is, without anything that a file system minds. */
export const plainName = (name: string): string =>
  basename(name.replaceAll('\\', '/'))
    .replace(/[^\w. ()-]/g, '-')
    .replace(/^\.+/, '')
    .slice(-LONGEST_NAME) || 'feed'
