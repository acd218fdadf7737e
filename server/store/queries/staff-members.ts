import type { Kysely, Transaction } from 'kysely'
import type { ActorOf, FoundInvitation, StaffMembers, StaffPlace } from '../staff-accounts.ts'
import { addAudit, addAuditOfMember } from './audit-chain.ts'
import type { DatabaseEngine } from './engine.ts'
import { insertMailTo } from './mail-to-member.ts'
import { insertMessage } from './new-message.ts'
import type { Tables } from './tables.ts'

type Engine = Pick<DatabaseEngine, 'db' | 'lock'>

const columns = ['id', 'email', 'name', 'password'] as const

/** See `StaffMembers`. */
export function staffMembers(engine: Engine): StaffMembers {
  const { db, lock } = engine
  const changing = db.transaction()
  return {
    byEmail: (email) =>
      db.selectFrom('staff_member').select(columns).where('email', '=', email).executeTakeFirst(),
    byId: (id) =>
      db.selectFrom('staff_member').select(columns).where('id', '=', id).executeTakeFirst(),
    places: (member) => placesOf(db, member),
    async all() {
      const members = await db
        .selectFrom('staff_member')
        .select(['id', 'email', 'name'])
        .orderBy('email')
        .execute()
      const places = await db.selectFrom('staff_membership').selectAll().orderBy('tenant').execute()
      return members.map((member) => ({
        ...member,
        places: places.filter((place) => place.member === member.id),
      }))
    },
    rename: (member, name, by) =>
      changing.execute(async (tx) => {
        await tx.updateTable('staff_member').set({ name }).where('id', '=', member).execute()
        await addAuditOfMember(lock, tx, member, { action: 'renamed', details: { name }, by })
      }),
    changePassword: (member, password, keep, by, mail) =>
      changing.execute(async (tx) => {
        await setPassword(tx, member, password)
        await tx
          .deleteFrom('staff_session')
          .where('member', '=', member)
          .where('id', '!=', keep)
          .execute()
        await insertMailTo(tx, member, mail)
        await addAuditOfMember(lock, tx, member, { action: 'password_changed', by })
      }),
    noteAtSites: (member, action, by) =>
      changing.execute((tx) => addAuditOfMember(lock, tx, member, { action, by })),
    askReset: ({ member, tokenHash, expires, mail }, by) =>
      changing.execute(async (tx) => {
        await tx
          .deleteFrom('password_reset')
          .where((eb) => eb.or([eb('member', '=', member), eb('expires_at', '<=', by.at)]))
          .execute()
        await tx
          .insertInto('password_reset')
          .values({ token_hash: tokenHash, member, expires_at: expires })
          .execute()
        if (mail) await insertMessage(tx, mail)
        await addAuditOfMember(lock, tx, member, { action: 'password_reset_asked', by })
      }),
    resetPassword: (tokenHash, password, by, mail) =>
      changing.execute(async (tx) => {
        const found = await tx
          .deleteFrom('password_reset')
          .where('token_hash', '=', tokenHash)
          .where('expires_at', '>', by.at)
          .returning('member')
          .executeTakeFirst()
        if (!found) return undefined
        const { member } = found
        await setPassword(tx, member, password)
        await tx.deleteFrom('staff_session').where('member', '=', member).execute()
        await insertMailTo(tx, member, mail)
        const actor = { ...by, person: member }
        await addAuditOfMember(lock, tx, member, { action: 'password_reset', by: actor })
        return member
      }),
    resetFactors: (member, by) =>
      changing.execute(async (tx) => {
        await deleteFactors(tx, member)
        const audit = { action: 'factors_reset', details: { person: member }, by } as const
        await addAuditOfMember(lock, tx, member, audit)
      }),
    removeByMailHost: (host, by) =>
      changing.execute(async (tx) => {
        const people = await tx
          .selectFrom('staff_member')
          .leftJoin('staff_membership', 'staff_membership.member', 'staff_member.id')
          .select(['staff_member.id', 'tenant'])
          .where('email', 'like', `%@${host}`)
          .execute()
        const ids = [...new Set(people.map(({ id }) => id))]
        if (ids.length === 0) return
        for (const table of tablesOfMember)
          await tx.deleteFrom(table).where('member', 'in', ids).execute()
        await tx.deleteFrom('staff_member').where('id', 'in', ids).execute()
        const tenants = people.flatMap(({ tenant }) => tenant ?? [])
        const details = { email: `@${host}` }
        await addAudit(lock, tx, tenants, { action: 'person_removed', details, by })
      }),
    invitation: (tokenHash, now) => findInvitation(db, tokenHash, now),
    accept: (tokenHash, account, by) => accept(engine, { tokenHash, account, by }),
  }
}

const tablesOfFactors = ['staff_factor', 'recovery_code', 'staff_session'] as const
const tablesOfMember = [...tablesOfFactors, 'password_reset', 'staff_membership'] as const

/** Deletes a person's second factors, with the sessions that they were given for. */
export async function deleteFactors(tx: Transaction<Tables>, member: string): Promise<void> {
  for (const table of tablesOfFactors) {
    await tx.deleteFrom(table).where('member', '=', member).execute()
  }
}

const placesOf = (db: Kysely<Tables>, member: string): Promise<StaffPlace[]> =>
  db
    .selectFrom('staff_membership')
    .select(['tenant', 'role', 'since'])
    .where('member', '=', member)
    .orderBy('tenant')
    .execute()

async function setPassword(
  tx: Transaction<Tables>,
  member: string,
  password: string,
): Promise<void> {
  await tx.updateTable('staff_member').set({ password }).where('id', '=', member).execute()
  await tx.deleteFrom('password_reset').where('member', '=', member).execute()
}

async function findInvitation(
  db: Kysely<Tables>,
  tokenHash: string,
  now: string,
): Promise<FoundInvitation | undefined> {
  const row = await db
    .selectFrom('staff_invitation')
    .leftJoin('staff_member', 'staff_member.email', 'staff_invitation.email')
    .selectAll('staff_invitation')
    .select('staff_member.id as member')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!row) return undefined
  const { tenant, id, email, role, invited_by, created, expires_at: expires, member } = row
  return {
    tenant,
    id,
    email,
    role,
    created,
    expires,
    invitedBy: invited_by ?? undefined,
    member: member ?? undefined,
  }
}

interface Acceptance {
  readonly tokenHash: string
  readonly account: Parameters<StaffMembers['accept']>[1]
  readonly by: ActorOf
}

function accept(
  { db, lock }: Engine,
  { tokenHash, account, by }: Acceptance,
): Promise<FoundInvitation | undefined> {
  return db.transaction().execute(async (tx) => {
    // Two invitations to one mail must not make two accounts.
    await lock(tx, 'staff accounts')
    const found = await findInvitation(tx, tokenHash, by.at)
    const isNew = 'password' in account
    if (!found || found.member !== (isNew ? undefined : account.id)) return undefined
    const { tenant, role, email } = found
    await tx.deleteFrom('staff_invitation').where('token_hash', '=', tokenHash).execute()
    if (isNew) {
      const { id, name, password } = account
      const row = { id, email, name, password, created: by.at }
      await tx.insertInto('staff_member').values(row).execute()
    }
    await tx
      .insertInto('staff_membership')
      .values({ tenant, member: account.id, role, since: by.at })
      .execute()
    const actor = { ...by, person: account.id }
    const details = { email, role }
    await addAudit(lock, tx, [tenant], { action: 'invitation_accepted', details, by: actor })
    return found
  })
}
