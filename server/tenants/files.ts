import { readdir, readFile } from 'node:fs/promises'
import { basename, dirname, join, relative, sep } from 'node:path'
import { codeOf, obstacleOf } from '../obstacle.ts'
import type { SourceFile } from './file-problem.ts'

/** The files of one tenant or template. */
export interface FolderFiles {
  readonly name: string
  /** `site.json` of a tenant, `template.json` of a template; absent where there is none. */
  readonly main?: SourceFile
  readonly mainPath: string
  readonly pages: readonly SourceFile[]
  readonly content: readonly SourceFile[]
  /** Pictures and other files, by their paths below `media`. */
  readonly media: readonly string[]
}

/** Names of the folders in a folder, sorted; none where it does not exist. */
export async function folderNames(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(absentIsEmpty)
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
}

/** Reads the JSON files of a tenant or template; `root` is the folder of all tenants. */
export async function readFolder(
  root: string,
  folder: string,
  mainName: 'site.json' | 'template.json',
): Promise<FolderFiles> {
  const fileName = (path: string) => relative(dirname(root), path).split(sep).join('/')
  const read = async (path: string): Promise<SourceFile | undefined> => {
    const file = fileName(path)
    try {
      return { file, text: withoutMark(await readFile(path, 'utf8')) }
    } catch (cause) {
      // An editor that saves by renaming may take a file away between listing and reading.
      return isAbsent(cause)
        ? undefined
        : { file, text: '', unreadable: obstacleOf(cause, obstacles) }
    }
  }
  const namesIn = (inner: string) =>
    readdir(join(folder, inner), { recursive: true }).catch(absentIsEmpty)
  const jsonIn = async (inner: string): Promise<SourceFile[]> => {
    const names = await namesIn(inner)
    const json = names.filter((name) => name.endsWith('.json')).sort()
    const paths = json.map((name) => join(folder, inner, name))
    const files = await Promise.all(paths.map(read))
    return files.filter((file) => file !== undefined)
  }
  const mainPath = join(folder, mainName)
  const [main, pages, content, media] = await Promise.all([
    read(mainPath),
    jsonIn('pages'),
    jsonIn('content'),
    namesIn('media'),
  ])
  return {
    ...{ name: basename(folder), mainPath: fileName(mainPath), pages, content },
    media: media.map((name) => name.split(sep).join('/')),
    ...(main && { main }),
  }
}

/** A byte order mark is no part of the JSON. */
const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '')

const isAbsent = (cause: unknown): boolean => codeOf(cause) === 'ENOENT'

function absentIsEmpty(cause: unknown): never[] {
  if (isAbsent(cause)) return []
  throw cause
}

const obstacles: Readonly<Record<string, string>> = {
  EISDIR: 'a folder has this name',
  EACCES: 'this user may not read it',
}
