import { Socket } from 'node:net'
import pg from 'pg'

// PostgreSQL's default limit is 100 connections; a process with two index threads takes at most 30.
const CONNECTIONS = 10
const CONNECT_MS = 10_000
/** A transaction of a stalled process must not block others for ever. */
const IDLE_TRANSACTION_MS = 60_000
/** Beyond the longest wait for a lock, a silent connection is considered lost. */
const SILENCE_MS = 60_000

// Types by number: https://github.com/postgres/postgres/blob/REL_15_STABLE/src/include/catalog/pg_type.dat
const INT8 = 20
const NUMERIC = 1700
const JSON_TEXT = 114

const parsers: Readonly<Record<number, (text: string) => string | number>> = {
  [INT8]: Number,
  [NUMERIC]: Number,
  // As text: readers parse the document.
  [JSON_TEXT]: (text) => text,
}

/** Connections to a database; broken ones are replaced when next needed. */
export function postgresPool(url: string, lockWaitMs: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'forecourt',
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    // 0 would mean no limit.
    lock_timeout: Math.max(lockWaitMs, 1),
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
    keepAlive: true,
    stream: () => socketWithTimeout(lockWaitMs + SILENCE_MS),
    types: {
      getTypeParser: (type, format) => parsers[type] ?? pg.types.getTypeParser(type, format),
    },
  })
  // An error without a listener would end this process. The pool has one for idle connections only;
  // of one in use, the query that runs or comes next is rejected with the same error.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** Without a timeout, a query to a host that is down would wait for many minutes. */
function socketWithTimeout(silenceMs: number): Socket {
  const socket = new Socket()
  socket.setTimeout(silenceMs, () => {
    const lost = new Error(`no answer for ${silenceMs / 1000} s`)
    socket.destroy(Object.assign(lost, { code: 'ETIMEDOUT' }))
  })
  return socket
}
