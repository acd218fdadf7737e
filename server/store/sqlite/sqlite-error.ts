import { StoreError, type StoreErrorCode } from '../store-error.ts'

// SQLite's primary result codes: https://www.sqlite.org/rescode.html
const byResultCode: Record<number, { code: StoreErrorCode; text: string }> = {
  3: { code: 'unreadable', text: 'is not readable: give this user read and write permission' },
  5: {
    code: 'locked',
    text: 'is locked by another process: wait for a running import or stop the other program',
  },
  6: { code: 'locked', text: 'is locked by another statement of this process' },
  8: { code: 'read_only', text: 'is not writable: give this user write permission' },
  10: { code: 'failed', text: 'had a read or write error of the disk' },
  11: { code: 'damaged', text: 'is damaged: restore it from a backup' },
  13: {
    code: 'disk_full',
    text: 'is out of space: the disk is full, nothing of this change was saved. Free space and repeat',
  },
  14: {
    code: 'unreadable',
    text: 'cannot be opened: check that it is a file and that this user may read and write it',
  },
  26: {
    code: 'not_a_database',
    text: 'is not a SQLite database: move it away or name another file',
  },
}

// Extended codes that are more specific than the primary one.
const byExtendedCode: Record<number, { code: StoreErrorCode; text: string }> = {
  1555: { code: 'exists', text: 'already has a row with this key' },
  2067: { code: 'exists', text: 'already has a row with this key' },
}

const PRIMARY_CODE_MASK = 0xff

/** SQLite's extended result code of an error, if it is one of SQLite's. */
function sqliteCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error)) return undefined
  return typeof error.errcode === 'number' ? error.errcode : undefined
}

/** Converts an error of SQLite to a `StoreError`; other errors are returned unchanged. */
export function asStoreError(error: unknown, file: string): unknown {
  const code = sqliteCode(error)
  if (code === undefined || !(error instanceof Error)) return error
  const known = byExtendedCode[code] ?? byResultCode[code & PRIMARY_CODE_MASK]
  const text = known?.text ?? `answered with "${error.message}" (SQLite code ${code})`
  return new StoreError(known?.code ?? 'failed', file, `The database ${file} ${text}.`, error)
}
