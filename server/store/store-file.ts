import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { StoreError } from './store-error.ts'

/** Where data is kept unless DATA_DIR or --data-dir names another directory. */
export const DEFAULT_DATA_DIR = 'data'

/** The database file inside a data directory. */
export const storeFile = (dataDirectory: string) => join(dataDirectory, 'forecourt.db')

/**
 * Makes the data directory where there is none.
 * @throws StoreError missing_directory
 */
export async function makeDataDirectory(directory: string): Promise<void> {
  try {
    await mkdir(directory, { recursive: true })
  } catch (cause) {
    throw new StoreError(
      'missing_directory',
      storeFile(directory),
      `The data directory ${directory} cannot be made: ${obstacle(cause)}. Name another with DATA_DIR.`,
      cause,
    )
  }
}

const obstacles: Readonly<Record<string, string>> = {
  EEXIST: 'a file has that name',
  ENOTDIR: 'a part of its path is a file',
  EACCES: 'this user may not write there',
  EROFS: 'nothing can be written there',
}

function obstacle(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  const code = 'code' in cause ? cause.code : undefined
  return (typeof code === 'string' && obstacles[code]) || cause.message
}
