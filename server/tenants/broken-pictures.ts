import { readdir, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { warning } from '#pages/problem.ts'
import { pictureFault } from '../media/picture-fault.ts'
import { hasPictureEnding } from '../media/picture-name.ts'
import type { FileProblem } from './file-problem.ts'

/**
 * Pictures in the `media` folders of these tenants that cannot be shown, with the reason: damaged,
 * cut off, empty, too large, or of another format than their extension. Decodes every picture, so it
 * is for checks, not for the server's start. `root` is the folder of all tenants.
 */
export async function brokenPictures(
  root: string,
  tenants: Iterable<string>,
): Promise<FileProblem[]> {
  const lists = await Promise.all(
    Array.from(tenants, (name) => picturesIn(join(root, name, 'media'))),
  )
  const problems: FileProblem[] = []
  // One at a time: the decoders share one error message, so concurrent failures could be mixed up.
  for (const file of lists.flat()) problems.push(...(await problemsOf(file, root)))
  return problems.sort((a, b) => (a.file < b.file ? -1 : 1))
}

/** None where there is no such folder, which other rules report. */
async function picturesIn(media: string): Promise<string[]> {
  const options = { recursive: true, withFileTypes: true } as const
  const entries = await readdir(media, options).catch(() => [])
  return entries
    .filter(({ name }) => hasPictureEnding(name))
    .map(({ parentPath, name }) => join(parentPath, name))
}

async function problemsOf(file: string, root: string): Promise<FileProblem[]> {
  // Only regular files: reading a pipe may never end. A broken link has no stats.
  const stats = await stat(file).catch(() => undefined)
  if (!stats?.isFile()) return []
  const fault = await pictureFault({ file, bytes: stats.size })
  if (fault === undefined) return []
  const name = relative(dirname(root), file).split(sep).join('/')
  const problem = warning([], `this picture cannot be shown: ${fault}`)
  return [{ ...problem, file: name, line: 1, column: 1 }]
}
