import { mkdir, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { errorCode, errorReason } from '../system-error.ts'
import { StoreError } from './store-error.ts'

/** The data directory unless DATA_DIR or --data-dir names another. */
export const DEFAULT_DATA_DIR = 'data'

/** The location for `openStore`: the URL of a database, or else a file in the data directory. */
export const storeLocation = (settings: {
  readonly databaseUrl: string | undefined
  readonly dataDir: string
}): string => settings.databaseUrl ?? storeFile(settings.dataDir)

/** The database file in a data directory. */
export const storeFile = (dataDirectory: string) => join(dataDirectory, 'forecourt.db')

/**
 * Makes the data directory where there is none.
 * @throws StoreError missing_directory
 */
export async function makeDataDirectory(directory: string): Promise<void> {
  try {
    await makeFolder(resolve(directory))
  } catch (cause) {
    throw new StoreError(
      'missing_directory',
      storeFile(directory),
      `The data directory ${directory} cannot be made: ${errorReason(cause, reasons)}. Name another with DATA_DIR.`,
      cause,
    )
  }
}

// Node's own recursive mkdir never ends where the file system allows no folders, such as /proc.
async function makeFolder(folder: string, above = dirname(folder)): Promise<void> {
  try {
    await mkdir(folder)
  } catch (cause) {
    // Also where another process has just made it.
    if (await isFolder(folder)) return
    if (errorCode(cause) !== 'ENOENT' || above === folder) throw cause
    await makeFolder(above)
    await makeFolder(folder, folder)
  }
}

const isFolder = (path: string) =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )

const reasons: Readonly<Record<string, string>> = {
  EEXIST: 'a file has that name',
  ENOTDIR: 'a part of its path is a file',
  EACCES: 'this user may not write there',
  EROFS: 'nothing can be written there',
  ENOENT: 'its file system allows no folders',
}
