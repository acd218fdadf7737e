import type { NewSession, StaffSession, StaffSessions } from '../staff-accounts.ts'
import { addAuditOfMember } from './audit-chain.ts'
import type { DatabaseEngine } from './engine.ts'
import { isStorable } from './storable-text.ts'
import type { Tables } from './tables.ts'

type Row = Tables['staff_session']

/** See `StaffSessions`. */
export function staffSessions({ db, lock }: Pick<DatabaseEngine, 'db' | 'lock'>): StaffSessions {
  return {
    begin: (session, instead) =>
      db.transaction().execute(async (tx) => {
        const { created: at, member, client } = session
        await tx.deleteFrom('staff_session').where('expires_at', '<=', at).execute()
        if (instead !== undefined) {
          const ended = await tx
            .deleteFrom('staff_session')
            .where('token_hash', '=', instead)
            .returning('id')
            .executeTakeFirst()
          if (!ended) return false
        }
        await tx.insertInto('staff_session').values(rowOf(session)).execute()
        if (session.stage === 'done') {
          const by = { person: member, at, client }
          await addAuditOfMember(lock, tx, member, { action: 'signed_in', by })
        }
        return true
      }),
    async find(tokenHash, now) {
      const row = await db
        .selectFrom('staff_session')
        .innerJoin('staff_member', 'staff_member.id', 'staff_session.member')
        .selectAll('staff_session')
        .select(['email', 'name', 'password'])
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', now)
        .executeTakeFirst()
      if (!row) return undefined
      const { email, name, password } = row
      return { session: sessionOf(row), member: { id: row.member, email, name, password } }
    },
    async touch(tokenHash, now, confirmedUntil) {
      await db
        .updateTable('staff_session')
        .set({ seen_at: now, confirmed_until: confirmedUntil ?? null })
        .where('token_hash', '=', tokenHash)
        .execute()
    },
    confirm: (tokenHash, until, by) =>
      db.transaction().execute(async (tx) => {
        const found = await tx
          .updateTable('staff_session')
          .set({ seen_at: by.at, confirmed_until: until })
          .where('token_hash', '=', tokenHash)
          .returning('member')
          .executeTakeFirst()
        if (found) await addAuditOfMember(lock, tx, found.member, { action: 'confirmed', by })
      }),
    async list(member, now) {
      const rows = await db
        .selectFrom('staff_session')
        .selectAll()
        .where('member', '=', member)
        .where('stage', '=', 'done')
        .where('expires_at', '>', now)
        .orderBy('created', 'desc')
        .orderBy('id')
        .execute()
      return rows.map(sessionOf)
    },
    async end(member, which, by) {
      if ('id' in which && !isStorable(which.id)) return false
      return db.transaction().execute(async (tx) => {
        const ended = await tx
          .deleteFrom('staff_session')
          .where('member', '=', member)
          .$if('id' in which, (query) => query.where('id', '=', 'id' in which ? which.id : ''))
          .$if('allBut' in which, (query) =>
            query.where('id', '!=', 'allBut' in which ? which.allBut : ''),
          )
          .returning('id')
          .execute()
        const audit = { action: 'sessions_ended', details: { count: ended.length }, by } as const
        if (ended.length > 0) await addAuditOfMember(lock, tx, member, audit)
        return ended.length > 0
      })
    },
    signOut: (tokenHash, by) =>
      db.transaction().execute(async (tx) => {
        const ended = await tx
          .deleteFrom('staff_session')
          .where('token_hash', '=', tokenHash)
          .returning(['member', 'stage'])
          .executeTakeFirst()
        if (ended?.stage !== 'done') return
        const actor = { ...by, person: ended.member }
        await addAuditOfMember(lock, tx, ended.member, { action: 'signed_out', by: actor })
      }),
  }
}

const rowOf = ({ tokenHash, ...session }: NewSession): Row => ({
  token_hash: tokenHash,
  id: session.id,
  member: session.member,
  stage: session.stage,
  created: session.created,
  seen_at: session.created,
  expires_at: session.expires,
  confirmed_until: session.confirmedUntil ?? null,
  browser: session.browser,
  client: session.client,
})

const sessionOf = (row: Row): StaffSession => ({
  id: row.id,
  member: row.member,
  stage: row.stage,
  created: row.created,
  seen: row.seen_at,
  expires: row.expires_at,
  confirmedUntil: row.confirmed_until ?? undefined,
  browser: row.browser,
  client: row.client,
})
