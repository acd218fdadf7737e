import { errorCode } from '../../system-error.ts'
import { StoreError, type StoreErrorCode } from '../store-error.ts'

interface ErrorText {
  readonly code: StoreErrorCode
  readonly text: string
}

const refused: ErrorText = {
  code: 'refused',
  text: 'refuses this user or password: check DATABASE_URL',
}
const unreachable: ErrorText = {
  code: 'unreachable',
  text: 'cannot be reached: check that PostgreSQL runs there and that this machine may connect',
}
const busy: ErrorText = {
  code: 'locked',
  text: 'was busy with another change for too long. Nothing was changed. Wait for a running import, then repeat',
}

// https://www.postgresql.org/docs/15/errcodes-appendix.html
const bySqlState: Readonly<Record<string, ErrorText>> = {
  '23505': { code: 'exists', text: 'already has a row with this key' },
  '25006': { code: 'read_only', text: 'is read-only: name the primary server, not a replica' },
  '28000': refused,
  '28P01': refused,
  '3D000': {
    code: 'missing_database',
    text: 'does not exist: create it, or name another with DATABASE_URL',
  },
  '40001': busy,
  '40P01': busy,
  '42501': {
    code: 'unreadable',
    text: 'does not permit this to its user: make the user its owner',
  },
  '53100': {
    code: 'disk_full',
    text: 'is out of space: the disk is full, nothing of this change was saved. Free space and repeat',
  },
  '53300': { code: 'unreachable', text: 'accepts no more connections: raise max_connections' },
  '55P03': busy,
  '57P01': unreachable,
  '57P02': unreachable,
  '57P03': unreachable,
  XX001: { code: 'damaged', text: 'is damaged: restore it from a backup' },
  XX002: { code: 'damaged', text: 'is damaged: restore it from a backup' },
}

const unreachableCodes: readonly string[] = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'EAI_AGAIN',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]

// Errors of pg without a code.
const UNREACHABLE_MESSAGE =
  /^(Connection terminated|timeout (exceeded|expired)|Client has encountered)/

function known(error: Error): ErrorText | undefined {
  const code = errorCode(error) ?? ''
  if (bySqlState[code]) return bySqlState[code]
  if (unreachableCodes.includes(code) || UNREACHABLE_MESSAGE.test(error.message)) return unreachable
  return undefined
}

/** Converts an error to a `StoreError` that names the database; a value that is not an Error is returned unchanged. */
export function asStoreError(error: unknown, name: string): unknown {
  if (!(error instanceof Error) || error instanceof StoreError) return error
  const found = known(error)
  const code = errorCode(error)
  const text = found?.text ?? `answered with "${error.message}"${code ? ` (code ${code})` : ''}`
  return new StoreError(found?.code ?? 'failed', name, `The database ${name} ${text}.`, error)
}
