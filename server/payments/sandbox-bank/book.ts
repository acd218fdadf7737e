import { z } from 'zod'
import { whenUnlocked } from '../../store/sqlite/lock-wait.ts'
import { openSqlite } from '../../store/sqlite/sqlite.ts'

const WAIT_MS = 5_000

const schema = `create table if not exists payment (
  id text primary key,
  tenant text not null,
  attempt text not null,
  title text not null,
  cents integer not null,
  currency text not null,
  return_url text not null,
  cancel_url text not null,
  notify_url text not null,
  notify_secret text not null,
  expires text not null,
  state text not null,
  card text,
  silent_until text,
  begun text not null,
  unique (tenant, attempt)
) strict, without rowid`

const states = [
  'open',
  'asking',
  'authorised',
  'captured',
  'declined',
  'cancelled',
  'refunded',
] as const
export type BookState = (typeof states)[number]

const paymentSchema = z.object({
  id: z.string(),
  tenant: z.string(),
  attempt: z.string(),
  title: z.string(),
  cents: z.number(),
  currency: z.string(),
  return_url: z.string(),
  cancel_url: z.string(),
  notify_url: z.string(),
  notify_secret: z.string(),
  expires: z.string(),
  state: z.enum(states),
  card: z.string().nullable(),
  silent_until: z.string().nullable(),
  begun: z.string(),
})
/** A payment in the bank's book. */
export type BookedPayment = z.output<typeof paymentSchema>

export interface Book {
  /** The payment of this tenant and attempt: this one, or the one that was there. */
  add(payment: BookedPayment): Promise<BookedPayment>
  byId(id: string): Promise<BookedPayment | undefined>
  byAttempt(tenant: string, attempt: string): Promise<BookedPayment | undefined>
  /** Changes a payment in one statement, where its state is still one of these; undefined where it is not. */
  change(
    id: string,
    from: readonly BookState[],
    to: Partial<Pick<BookedPayment, 'state' | 'card' | 'silent_until'>>,
  ): Promise<BookedPayment | undefined>
  list(
    range: { tenant: string; from: string; to: string; after: string },
    limit: number,
  ): Promise<BookedPayment[]>
  close(): void
}

/** The bank's own book: a SQLite file that any number of processes may share. @throws StoreError */
export async function openBook(file: string): Promise<Book> {
  const database = openSqlite(file)
  const rows = (sql: string, values: readonly unknown[]) =>
    whenUnlocked({ file, waitMs: WAIT_MS }, () =>
      z.array(paymentSchema).parse(database.prepare(sql).all(values)),
    )
  const first = async (sql: string, values: readonly unknown[]) => (await rows(sql, values))[0]
  await whenUnlocked({ file, waitMs: WAIT_MS }, () => database.prepare(schema).run([]))
  const byAttempt = (tenant: string, attempt: string) =>
    first('select * from payment where tenant = ? and attempt = ?', [tenant, attempt])
  const names = paymentSchema.keyof().options
  const insert = `insert into payment (${names.join()}) values (${names.map(() => '?').join()})
    on conflict (tenant, attempt) do nothing returning *`
  return {
    async add(payment) {
      const values = names.map((name) => payment[name])
      const booked =
        (await first(insert, values)) ?? (await byAttempt(payment.tenant, payment.attempt))
      if (!booked) throw new Error('expected the payment that was there')
      return booked
    },
    byId: (id) => first('select * from payment where id = ?', [id]),
    byAttempt,
    change(id, from, to) {
      const changes = Object.entries(to)
      return first(
        `update payment set ${changes.map(([name]) => `${name} = ?`).join()}
          where id = ? and state in (${from.map(() => '?').join()}) returning *`,
        [...changes.map(([, value]) => value), id, ...from],
      )
    },
    list: ({ tenant, from, to, after }, limit) =>
      rows(
        `select * from payment where tenant = ? and begun >= ? and begun < ? and id > ?
          order by id limit ${limit}`,
        [tenant, from, to, after],
      ),
    close: () => database.close(),
  }
}
