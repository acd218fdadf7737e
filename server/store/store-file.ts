import { join } from 'node:path'

/** Where data is kept unless DATA_DIR or --data-dir names another directory. */
export const DEFAULT_DATA_DIR = 'data'

/** The database file inside a data directory. */
export const storeFile = (dataDirectory: string) => join(dataDirectory, 'forecourt.db')
