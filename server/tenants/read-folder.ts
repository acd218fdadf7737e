import { realpath } from 'node:fs/promises'
import { basename, dirname, join, relative, sep } from 'node:path'
import { type FileProblem, wholeProblem } from './file-problem.ts'
import { type Listing, listFiles } from './list-files.ts'
import { printable } from './printable.ts'
import { MOST_CONTENT_BYTES, readSourceFile } from './read-file.ts'
import type { TenantFiles } from './source.ts'
import type { SourceFile } from './source-file.ts'

/** The folder of all tenants: as configured, and its real path, which no link may leave. */
export interface Root {
  readonly folder: string
  readonly home: string
}

/** @throws the system's error where the folder does not exist or may not be read */
export const rootOf = async (folder: string): Promise<Root> => ({
  folder,
  home: await realpath(folder),
})

/** Limits of a tenant or template: JSON and Markdown files and folders of each kind, media files, and total bytes. */
export const folderLimits = { json: 2_000, media: 50_000, bytes: 32_000_000 }

/** A path below the root for messages: `tenants/harbour/pages`. */
export const fileName = ({ folder }: Root, path: string): string =>
  printable(relative(dirname(folder), path).split(sep).join('/'))

/**
 * Reads the JSON and Markdown files of a tenant or template. Invalid files never throw; they are reported as problems.
 * @throws the system's error where a retry may succeed, such as too many open files
 */
export async function readFolder(
  root: Root,
  folder: string,
  mainName: 'site.json' | 'template.json' | 'group.json',
): Promise<TenantFiles> {
  const problems: FileProblem[] = []
  const list = async (inner: string, entries: number): Promise<Listing['files']> => {
    const { files, faults } = await listFiles(join(folder, inner), { home: root.home, entries })
    for (const { path, message } of faults) {
      problems.push(wholeProblem(fileName(root, join(folder, inner, path)), message))
    }
    return files
  }
  const read = async (inner: string, endings: RegExp, most?: number): Promise<SourceFile[]> => {
    const names = (await list(inner, folderLimits.json)).filter((name) => endings.test(name))
    const paths = names.map((name) => join(folder, inner, name))
    const { files, isMore } = await readAll(root, paths, most)
    if (isMore) problems.push(wholeProblem(fileName(root, join(folder, inner)), tooManyBytes))
    return files
  }
  const mainPath = join(folder, mainName)
  const main = await readSourceFile(mainPath, root.home, fileName(root, mainPath))
  return {
    name: basename(folder),
    mainPath: fileName(root, mainPath),
    problems,
    pages: await read('pages', /\.json$/),
    content: await read('content', /\.(json|md)$/, MOST_CONTENT_BYTES),
    sharedContent: [],
    media: await list('media', folderLimits.media),
    ...(main && { main }),
  }
}

export const tooManyBytes = `its files have more than ${folderLimits.bytes} bytes together; those that come after are not read`

/** One at a time: a folder of thousands must not have as many files open. */
async function readAll(
  root: Root,
  paths: readonly string[],
  most: number | undefined,
): Promise<{ files: SourceFile[]; isMore: boolean }> {
  const files: SourceFile[] = []
  let bytes = 0
  for (const path of paths) {
    const source = await readSourceFile(path, root.home, fileName(root, path), most)
    if (!source) continue
    bytes += source.text.length
    if (bytes > folderLimits.bytes) return { files, isMore: true }
    files.push(source)
  }
  return { files, isMore: false }
}
