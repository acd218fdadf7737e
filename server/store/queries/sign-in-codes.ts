import { type Kysely, sql, type Transaction } from 'kysely'
import {
  CODE_PAUSE_SECONDS,
  CODE_TRIES,
  CODE_WINDOW_SECONDS,
  CODES_PER_ADDRESS,
  CODES_PER_NUMBER,
} from '#domain/account/thresholds.ts'
import type { AddedCode, CodeTry, NewCode } from '../account-store.ts'
import type { DatabaseEngine } from './engine.ts'
import { insertMessage } from './new-message.ts'
import type { Tables } from './tables.ts'

const SECOND_MS = 1000

const shifted = (time: string, seconds: number): string =>
  new Date(Date.parse(time) + seconds * SECOND_MS).toISOString()

/** See `AccountStore.addCode`. */
export function addCode(
  { db, lock }: Pick<DatabaseEngine, 'db' | 'lock'>,
  tenant: string,
  code: NewCode,
): Promise<AddedCode> {
  const { id, phone, address, created, expires: expiresAt, message: content } = code
  return db.transaction().execute(async (tx) => {
    // A statement of its own: the next one sees only what was committed when it began.
    await lock(tx, `codes of ${tenant} for ${address}`, `codes of ${tenant} to ${phone}`)
    if (!(await inserted(tx, tenant, code))) return whyNot(tx, tenant, code)
    await tx
      .updateTable('sign_in_code')
      .set({ state: 'replaced' })
      .where('tenant', '=', tenant)
      .where('phone', '=', phone)
      .where('state', '=', 'open')
      .where('id', '!=', id)
      .execute()
    const to = { kind: 'sms', address: phone } as const
    await insertMessage(tx, { tenant, id, created, to, content, expiresAt })
    return { state: 'added' }
  })
}

/** Stores the code where none of the limits is reached; false otherwise. */
async function inserted(
  tx: Transaction<Tables>,
  tenant: string,
  { id, phone, address, signature, created, expires }: NewCode,
): Promise<boolean> {
  const since = (seconds: number, of: { phone: string } | { address: string }) =>
    tx
      .selectFrom('sign_in_code')
      .select(({ fn }) => fn.countAll<number>().as('codes'))
      .where('created', '>', shifted(created, -seconds))
      .where((eb) => eb.and({ tenant, ...of }))
  const values = { tenant, id, phone, address, signature, state: 'open', created }
  const columns = { ...values, expires_at: expires }
  const row = await tx
    .insertInto('sign_in_code')
    .columns([...(Object.keys(columns) as (keyof typeof columns)[]), 'tries'])
    .expression(
      tx
        .selectNoFrom([
          ...Object.entries(columns).map(([name, value]) => sql<string>`${value}`.as(name)),
          sql<number>`0`.as('tries'),
        ])
        .where(since(CODE_PAUSE_SECONDS, { phone }), '=', 0)
        .where(since(CODE_WINDOW_SECONDS, { phone }), '<', CODES_PER_NUMBER)
        .where(since(CODE_WINDOW_SECONDS, { address }), '<', CODES_PER_ADDRESS),
    )
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The limit that ends last, if several are reached. */
async function whyNot(
  tx: Transaction<Tables>,
  tenant: string,
  { phone, address, created }: NewCode,
): Promise<AddedCode> {
  const times = (column: 'phone' | 'address', value: string) =>
    tx
      .selectFrom('sign_in_code')
      .select('created')
      .where('tenant', '=', tenant)
      .where(column, '=', value)
      .where('created', '>', shifted(created, -CODE_WINDOW_SECONDS))
      .orderBy('created', 'desc')
      .execute()
  const ofNumber = await times('phone', phone)
  const ofAddress = await times('address', address)
  const reached = [
    { of: 'number', row: ofNumber[CODES_PER_NUMBER - 1] },
    { of: 'address', row: ofAddress[CODES_PER_ADDRESS - 1] },
  ] as const
  const full = reached
    .flatMap(({ of, row }) =>
      row ? [{ of, retryAt: shifted(row.created, CODE_WINDOW_SECONDS) }] : [],
    )
    .toSorted((a, b) => (a.retryAt < b.retryAt ? 1 : -1))[0]
  if (full) return { state: 'too_many', ...full }
  return {
    state: 'too_soon',
    retryAt: shifted(ofNumber[0]?.created ?? created, CODE_PAUSE_SECONDS),
  }
}

/** See `AccountStore.takeTry`. */
export async function takeTry(
  db: Kysely<Tables>,
  tenant: string,
  phone: string,
  now: string,
): Promise<CodeTry> {
  const ofNumber = { tenant, phone, state: 'open' } as const
  const taken = await db
    .updateTable('sign_in_code')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where((eb) => eb.and(ofNumber))
    .where('expires_at', '>', now)
    .where('tries', '<', CODE_TRIES)
    .returning(['id', 'signature', 'tries'])
    .executeTakeFirst()
  if (taken) {
    const { id, signature, tries } = taken
    return { state: 'open', id, signature, triesLeft: CODE_TRIES - tries }
  }
  const spent = await db
    .selectFrom('sign_in_code')
    .select('id')
    .where((eb) => eb.and(ofNumber))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return { state: spent ? 'spent' : 'expired' }
}

/**
 * Forgets, of all tenants, codes that no longer count and sessions that have ended: nobody's number is kept for a
 * code that was sent.
 */
export async function forgetAllEndedSignIns(db: Kysely<Tables>, now: string): Promise<void> {
  await db
    .deleteFrom('sign_in_code')
    .where('created', '<=', shifted(now, -CODE_WINDOW_SECONDS))
    .execute()
  await db.deleteFrom('account_session').where('expires_at', '<=', now).execute()
}
