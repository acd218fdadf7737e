import { codeOf } from '../../obstacle.ts'
import { StoreError, type StoreErrorCode } from '../store-error.ts'

interface Says {
  readonly code: StoreErrorCode
  readonly says: string
}

const refused: Says = {
  code: 'refused',
  says: 'refuses this user or password: check DATABASE_URL',
}
const away: Says = {
  code: 'unreachable',
  says: 'cannot be reached: check that PostgreSQL runs there and that this machine may connect',
}
const busy: Says = {
  code: 'locked',
  says: 'was busy with another change for too long. Nothing was changed. Wait for a running import, then repeat',
}

// https://www.postgresql.org/docs/15/errcodes-appendix.html
const bySqlState: Readonly<Record<string, Says>> = {
  '23505': { code: 'exists', says: 'holds a row of this key already' },
  '25006': { code: 'read_only', says: 'may not be written: name the main server, no copy of it' },
  '28000': refused,
  '28P01': refused,
  '3D000': {
    code: 'missing_database',
    says: 'does not exist: create it, or name another with DATABASE_URL',
  },
  '40001': busy,
  '40P01': busy,
  '42501': { code: 'unreadable', says: 'does not permit this to its user: make that its owner' },
  '53100': {
    code: 'disk_full',
    says: 'has no room: the disk is full, nothing of this change was kept. Free space and repeat',
  },
  '53300': { code: 'unreachable', says: 'takes no more connections: raise max_connections' },
  '55P03': busy,
  '57P01': away,
  '57P02': away,
  '57P03': away,
  XX001: { code: 'damaged', says: 'is damaged: restore it from a backup' },
  XX002: { code: 'damaged', says: 'is damaged: restore it from a backup' },
}

const awayCodes: readonly string[] = [
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

// pg gives these no code.
const AWAY_MESSAGE = /^(Connection terminated|timeout (exceeded|expired)|Client has encountered)/

function known(error: Error): Says | undefined {
  const code = codeOf(error) ?? ''
  if (bySqlState[code]) return bySqlState[code]
  if (awayCodes.includes(code) || AWAY_MESSAGE.test(error.message)) return away
  return undefined
}

/** The same problem as a `StoreError` that names the database; what is no Error comes back as it is. */
export function asStoreError(error: unknown, name: string): unknown {
  if (!(error instanceof Error) || error instanceof StoreError) return error
  const found = known(error)
  const code = codeOf(error)
  const says = found?.says ?? `answered with "${error.message}"${code ? ` (code ${code})` : ''}`
  return new StoreError(found?.code ?? 'failed', name, `The database ${name} ${says}.`, error)
}
