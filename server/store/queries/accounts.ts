import type { Kysely, Transaction } from 'kysely'
import type { Account, AccountSession, AccountStore, NewSession } from '../account-store.ts'
import type { DatabaseEngine } from './engine.ts'
import { addCode, takeTry } from './sign-in-codes.ts'
import { storable } from './storable-text.ts'
import type { AccountRow, Tables } from './tables.ts'

/** See `AccountStore`. */
export function accountStore(
  engine: Pick<DatabaseEngine, 'db' | 'lock'>,
  tenant: string,
): AccountStore {
  const { db } = engine
  return {
    addCode: (code) => addCode(engine, tenant, code),
    takeTry: (phone, now) => takeTry(db, tenant, phone, now),
    signIn: (session) => signIn(db, tenant, session),
    async setDetails(account, { name, email }) {
      await db
        .updateTable('account')
        .set({ name: textOrNull(name), email: textOrNull(email) })
        .where((eb) => eb.and({ tenant, id: account }))
        .execute()
    },
    async account(id) {
      const row = await db
        .selectFrom('account')
        .select(['id', 'phone', 'name', 'email'])
        .where((eb) => eb.and({ tenant, id }))
        .executeTakeFirst()
      return row && accountFrom(row)
    },
    session: (tokenHash, now) => sessionOf(db, tenant, tokenHash, now),
    async extendSession(tokenHash, { now, expires }) {
      await db
        .updateTable('account_session')
        .set({ seen_at: now, expires_at: expires })
        .where('tenant', '=', tenant)
        .where('token_hash', '=', tokenHash)
        .execute()
    },
    async endSession(tokenHash, everywhere) {
      const own = db
        .selectFrom('account_session')
        .select('account')
        .where('tenant', '=', tenant)
        .where('token_hash', '=', tokenHash)
      const ended = db.deleteFrom('account_session').where('tenant', '=', tenant)
      await (everywhere
        ? ended.where('account', 'in', own)
        : ended.where('token_hash', '=', tokenHash)
      ).execute()
    },
  }
}

const textOrNull = (text: string | undefined): string | null =>
  text === undefined ? null : storable(text)

function signIn(
  db: Kysely<Tables>,
  tenant: string,
  { code, newAccount, tokenHash, replaces, created, expires }: NewSession,
): Promise<Account | undefined> {
  return db.transaction().execute(async (tx) => {
    const used = await tx
      .updateTable('sign_in_code')
      .set({ state: 'used' })
      .where((eb) => eb.and({ tenant, id: code, state: 'open' }))
      .returning('phone')
      .executeTakeFirst()
    if (!used) return undefined
    const account = await accountOf(tx, { tenant, id: newAccount, phone: used.phone, created })
    if (replaces !== undefined) {
      await tx
        .deleteFrom('account_session')
        .where((eb) => eb.and({ tenant, token_hash: replaces }))
        .execute()
    }
    await tx
      .insertInto('account_session')
      .values({
        tenant,
        token_hash: tokenHash,
        account: account.id,
        created,
        seen_at: created,
        expires_at: expires,
      })
      .execute()
    return account
  })
}

/** The account of a number, made if there is none. */
async function accountOf(
  tx: Transaction<Tables>,
  row: Pick<AccountRow, 'tenant' | 'id' | 'phone' | 'created'>,
): Promise<Account> {
  await tx
    .insertInto('account')
    .values({ ...row, name: null, email: null })
    .onConflict((conflict) => conflict.columns(['tenant', 'phone']).doNothing())
    .execute()
  const { tenant, phone } = row
  const found = await tx
    .selectFrom('account')
    .select(['id', 'phone', 'name', 'email'])
    .where((eb) => eb.and({ tenant, phone }))
    .executeTakeFirstOrThrow()
  return accountFrom(found)
}

const accountFrom = ({
  id,
  phone,
  name,
  email,
}: Pick<AccountRow, 'id' | 'phone' | 'name' | 'email'>): Account => ({
  id,
  phone,
  name: name ?? undefined,
  email: email ?? undefined,
})

async function sessionOf(
  db: Kysely<Tables>,
  tenant: string,
  tokenHash: string,
  now: string,
): Promise<AccountSession | undefined> {
  const row = await db
    .selectFrom('account_session as session')
    .innerJoin('account', (join) =>
      join
        .onRef('account.tenant', '=', 'session.tenant')
        .onRef('account.id', '=', 'session.account'),
    )
    .select(['account.id', 'account.phone', 'account.name', 'account.email', 'session.seen_at'])
    .where('session.tenant', '=', tenant)
    .where('session.token_hash', '=', tokenHash)
    .where('session.expires_at', '>', now)
    .executeTakeFirst()
  return row && { account: accountFrom(row), seenAt: row.seen_at }
}
