import { Socket } from 'node:net'
import pg from 'pg'

// PostgreSQL's own permits 100 connections in all; a process with two index threads takes 30 at most.
const CONNECTIONS = 10
const CONNECT_MS = 10_000
/** A transaction whose process stands still must not keep others waiting for ever. */
const IDLE_TRANSACTION_MS = 60_000
/** Beyond the longest wait for a lock, a connection without a sign is taken as lost. */
const SILENCE_MS = 60_000

// Types by number: https://github.com/postgres/postgres/blob/REL_15_STABLE/src/include/catalog/pg_type.dat
const INT8 = 20
const NUMERIC = 1700
const JSON_TEXT = 114

const parsers: Readonly<Record<number, (text: string) => string | number>> = {
  [INT8]: Number,
  [NUMERIC]: Number,
  // As it was written: who reads a document parses it.
  [JSON_TEXT]: (text) => text,
}

/** Connections to a database; those that break are replaced when one is next needed. */
export function postgresPool(url: string, lockWaitMs: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'forecourt',
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    // 0 would be no limit.
    lock_timeout: Math.max(lockWaitMs, 1),
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
    keepAlive: true,
    stream: () => attentiveSocket(lockWaitMs + SILENCE_MS),
    types: {
      getTypeParser: (type, format) => parsers[type] ?? pg.types.getTypeParser(type, format),
    },
  })
  // Without a listener an idle connection that the server ends would end this process.
  pool.on('error', () => {})
  return pool
}

/** A machine that is gone says nothing: without a limit a query to it would wait for many minutes. */
function attentiveSocket(silenceMs: number): Socket {
  const socket = new Socket()
  socket.setTimeout(silenceMs, () => {
    const lost = new Error(`no answer for ${silenceMs / 1000} s`)
    socket.destroy(Object.assign(lost, { code: 'ETIMEDOUT' }))
  })
  return socket
}
