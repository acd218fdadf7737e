import { StoreError, type StoreErrorCode } from '../store-error.ts'

// SQLite's primary result codes: https://www.sqlite.org/rescode.html
const byResultCode: Record<number, { code: StoreErrorCode; says: string }> = {
  3: { code: 'unreadable', says: 'may not be read: give this user read and write permission' },
  5: {
    code: 'locked',
    says: 'is locked by another process: wait for a running import or stop the other program',
  },
  6: { code: 'locked', says: 'is locked by another statement of this process' },
  8: { code: 'read_only', says: 'may not be written: give this user write permission' },
  10: { code: 'failed', says: 'met a read or write error of the disk' },
  11: { code: 'damaged', says: 'is damaged: restore it from a backup' },
  13: {
    code: 'disk_full',
    says: 'has no room: the disk is full, nothing of this change was kept. Free space and repeat',
  },
  14: {
    code: 'unreadable',
    says: 'cannot be opened: check that it is a file and that this user may read and write it',
  },
  26: {
    code: 'not_a_database',
    says: 'is not a SQLite database: move it away or name another file',
  },
}

// Extended codes that say more than the primary one.
const byExtendedCode: Record<number, { code: StoreErrorCode; says: string }> = {
  1555: { code: 'exists', says: 'holds a row of this key already' },
  2067: { code: 'exists', says: 'holds a row of this key already' },
}

const PRIMARY_CODE_MASK = 0xff

/** SQLite's extended result code of an error, if it is one of SQLite's. */
function sqliteCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error)) return undefined
  return typeof error.errcode === 'number' ? error.errcode : undefined
}

/** The same problem as a `StoreError`; other errors than SQLite's come back as they are. */
export function asStoreError(error: unknown, file: string): unknown {
  const code = sqliteCode(error)
  if (code === undefined || !(error instanceof Error)) return error
  const known = byExtendedCode[code] ?? byResultCode[code & PRIMARY_CODE_MASK]
  const says = known?.says ?? `answered with "${error.message}" (SQLite code ${code})`
  return new StoreError(known?.code ?? 'failed', file, `The database ${file} ${says}.`, error)
}
