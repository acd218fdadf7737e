// Runs as its own process: `<location of the store> <lead | bare> <writers> <leads each>`. Every writer stores
// its leads one after the other, each on disk before the next: as the server does, or as one bare row, without
// Kysely, key, digest and delivery. Prints the time in ms.
import { randomUUID } from 'node:crypto'
import { postgresPool } from '../server/store/postgres/pool.ts'
import { isPostgresUrl } from '../server/store/postgres/postgres-url.ts'
import { openSqlite } from '../server/store/sqlite/sqlite.ts'
import { openStore } from '../server/store/store.ts'

const [location = '', mode, writers, leadsEach] = process.argv.slice(2)

const LOCK_WAIT_MS = 10_000
const tenant = 'harbour'
const body = {
  category: 'Used Vehicle Enquiry',
  name: 'Sam Lee',
  email: 'sam@example.com',
  phone: '+61491570006',
  message: 'Is it still here? I could come on Saturday, and would like to bring my own car.',
  car_id: 'u1042',
} as const

/** Stores one lead; resolves when it is on disk. */
interface Writer {
  write(id: string): Promise<unknown>
  close(): Promise<unknown>
}

async function leadWriter(): Promise<Writer> {
  const store = await openStore(location)
  const leads = store.leads(tenant)
  const webhook = { kind: 'webhook', url: 'https://crm.example.com/leads', secret: 'crm' } as const
  return {
    write: (id) =>
      leads.save({
        id,
        editKey: id,
        key: id,
        digest: id,
        created: new Date().toISOString(),
        kind: 'enquiry',
        body,
        destinations: [webhook],
      }),
    close: () => store.close(),
  }
}

const table = 'create table if not exists bare_lead (id text primary key, body text not null)'
const insert = 'insert into bare_lead (id, body) values'

async function bareWriter(): Promise<Writer> {
  const text = JSON.stringify(body)
  if (isPostgresUrl(location)) {
    const pool = postgresPool(location, LOCK_WAIT_MS)
    await pool.query(table).catch(() => 'the other process is making it')
    return {
      write: (id) => pool.query(`${insert} ($1, $2)`, [id, text]),
      close: () => pool.end(),
    }
  }
  const database = openSqlite(location)
  const run = async (sql: string, values: readonly string[]) => {
    // As the store does: retried while the other process has the lock.
    for (;;) {
      try {
        return database.prepare(sql).run(values)
      } catch {
        await new Promise((done) => setTimeout(done, 5))
      }
    }
  }
  await run(table, [])
  return {
    write: (id) => run(`${insert} (?, ?)`, [id, text]),
    close: async () => database.close(),
  }
}

const writer = mode === 'bare' ? await bareWriter() : await leadWriter()
const began = performance.now()
await Promise.all(
  Array.from({ length: Number(writers) }, async () => {
    for (let at = 0; at < Number(leadsEach); at++) await writer.write(randomUUID())
  }),
)
console.log(performance.now() - began)
await writer.close()
