import type { Transaction } from 'kysely'
import type { StaffFactor, StaffFactors } from '../staff-accounts.ts'
import { addAuditOfMember } from './audit-chain.ts'
import type { DatabaseEngine } from './engine.ts'
import { insertMailTo } from './mail-to-member.ts'
import { isStorable } from './storable-text.ts'
import type { Tables } from './tables.ts'

type Row = Tables['staff_factor']

/** The name that lists show of an app. */
const APP_NAME = 'Authenticator app'

/** See `StaffFactors`. */
export function staffFactors({ db, lock }: Pick<DatabaseEngine, 'db' | 'lock'>): StaffFactors {
  /** One change of a person's factors at a time: else the last two could be removed at once. */
  const changing = <Result>(
    member: string,
    change: (tx: Transaction<Tables>) => Promise<Result>,
  ): Promise<Result> =>
    db.transaction().execute(async (tx) => {
      await lock(tx, `factors of ${member}`)
      return change(tx)
    })
  return {
    async list(member) {
      const rows = await db
        .selectFrom('staff_factor')
        .selectAll()
        .where('member', '=', member)
        .orderBy('confirmed_at')
        .orderBy('id')
        .execute()
      return rows.map(factorOf)
    },
    async passkey(credential) {
      if (!isStorable(credential)) return undefined
      const row = await db
        .selectFrom('staff_factor')
        .selectAll()
        .where('credential', '=', credential)
        .executeTakeFirst()
      return row && factorOf(row)
    },
    prepareApp: ({ id, member, sealed }) =>
      changing(member, async (tx) => {
        await tx
          .deleteFrom('staff_factor')
          .where('member', '=', member)
          .where('confirmed_at', 'is', null)
          .execute()
        await tx
          .insertInto('staff_factor')
          .values({
            id,
            member,
            sealed,
            kind: 'app',
            name: APP_NAME,
            last_step: 0,
            credential: null,
            confirmed_at: null,
            used_at: null,
          })
          .execute()
      }),
    confirmApp: ({ id, step }, codes, by, mail) =>
      changing(by.person, async (tx) => {
        const taken = await tx
          .updateTable('staff_factor')
          .set({ confirmed_at: by.at, used_at: by.at, last_step: step })
          .where('id', '=', id)
          .where('member', '=', by.person)
          .where('confirmed_at', 'is', null)
          .returning('id')
          .executeTakeFirst()
        if (!taken) return false
        await tx
          .deleteFrom('staff_factor')
          .where('member', '=', by.person)
          .where('kind', '=', 'app')
          .where('id', '!=', id)
          .execute()
        await replaceCodes(tx, by.person, codes)
        await insertMailTo(tx, by.person, mail)
        await addAuditOfMember(lock, tx, by.person, { action: 'app_added', by })
        return true
      }),
    addPasskey: ({ id, name, sealed, credential }, by, mail) =>
      changing(by.person, async (tx) => {
        const added = await tx
          .insertInto('staff_factor')
          .values({
            id,
            member: by.person,
            sealed,
            kind: 'passkey',
            name,
            last_step: 0,
            credential,
            confirmed_at: by.at,
            used_at: null,
          })
          .onConflict((of) => of.column('credential').doNothing())
          .returning('id')
          .executeTakeFirst()
        if (!added) return false
        await insertMailTo(tx, by.person, mail)
        const details = { passkey: name }
        await addAuditOfMember(lock, tx, by.person, { action: 'passkey_added', details, by })
        return true
      }),
    async removePasskey(id, by) {
      if (!isStorable(id)) return 'not_found'
      return changing(by.person, async (tx) => {
        const confirmed = await tx
          .selectFrom('staff_factor')
          .select(['id', 'kind', 'name'])
          .where('member', '=', by.person)
          .where('confirmed_at', 'is not', null)
          .execute()
        const passkey = confirmed.find((each) => each.id === id && each.kind === 'passkey')
        if (!passkey) return 'not_found'
        if (confirmed.length === 1) return 'last_factor'
        await tx.deleteFrom('staff_factor').where('id', '=', id).execute()
        const details = { passkey: passkey.name }
        await addAuditOfMember(lock, tx, by.person, { action: 'passkey_removed', details, by })
        return 'removed'
      })
    },
    async spend(id, step, at, sealed) {
      const spent = await db
        .updateTable('staff_factor')
        .set({ last_step: step, used_at: at, ...(sealed !== undefined && { sealed }) })
        .where('id', '=', id)
        .where('last_step', '<', step)
        .returning('id')
        .executeTakeFirst()
      return spent !== undefined
    },
    async recoveryCodes(member) {
      const rows = await db
        .selectFrom('recovery_code')
        .select('hash')
        .where('member', '=', member)
        .execute()
      return rows.map(({ hash }) => hash)
    },
    setRecoveryCodes: (codes, by) =>
      changing(by.person, async (tx) => {
        await replaceCodes(tx, by.person, codes)
        await addAuditOfMember(lock, tx, by.person, { action: 'recovery_codes_made', by })
      }),
    spendRecoveryCode: (hash, by) =>
      db.transaction().execute(async (tx) => {
        const spent = await tx
          .deleteFrom('recovery_code')
          .where('member', '=', by.person)
          .where('hash', '=', hash)
          .returning('hash')
          .executeTakeFirst()
        if (!spent) return false
        await addAuditOfMember(lock, tx, by.person, { action: 'recovery_code_used', by })
        return true
      }),
  }
}

async function replaceCodes(
  tx: Transaction<Tables>,
  member: string,
  codes: readonly string[],
): Promise<void> {
  await tx.deleteFrom('recovery_code').where('member', '=', member).execute()
  await tx
    .insertInto('recovery_code')
    .values(codes.map((hash) => ({ member, hash })))
    .execute()
}

const factorOf = (row: Row): StaffFactor => ({
  id: row.id,
  member: row.member,
  kind: row.kind,
  name: row.name,
  sealed: row.sealed,
  credential: row.credential ?? undefined,
  confirmed: row.confirmed_at ?? undefined,
  used: row.used_at ?? undefined,
})
