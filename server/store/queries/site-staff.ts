import type { Transaction } from 'kysely'
import type { Role } from '#domain/staff/role.ts'
import type { Actor } from '../audit-log.ts'
import type { MailTo } from '../mail-to.ts'
import type {
  FactorsReset,
  Invitation,
  PersonChange,
  SitePerson,
  SiteStaff,
} from '../site-staff.ts'
import { addAudit, addAuditOfMember, auditLog } from './audit-chain.ts'
import type { DatabaseEngine } from './engine.ts'
import { insertMailTo } from './mail-to-member.ts'
import { insertMessage } from './new-message.ts'
import { deleteFactors } from './staff-members.ts'
import { isStorable } from './storable-text.ts'
import type { Tables } from './tables.ts'

type Engine = Pick<DatabaseEngine, 'db' | 'lock'>

/** See `SiteStaff`. */
export function siteStaff(engine: Engine, tenant: string): SiteStaff {
  const { db, lock } = engine
  return {
    people: (now) => peopleOf(engine, tenant, now),
    async invitations(now) {
      const rows = await db
        .selectFrom('staff_invitation')
        .selectAll()
        .where('tenant', '=', tenant)
        .where('expires_at', '>', now)
        .orderBy('created', 'desc')
        .orderBy('id')
        .execute()
      return rows.map(
        ({ id, email, role, invited_by, created, expires_at: expires }): Invitation => ({
          id,
          email,
          role,
          created,
          expires,
          invitedBy: invited_by ?? undefined,
        }),
      )
    },
    invite: ({ id, email, role, expires, tokenHash }, by, mail) =>
      db.transaction().execute(async (tx) => {
        await lock(tx, `staff of ${tenant}`)
        const here = await tx
          .selectFrom('staff_member')
          .innerJoin('staff_membership', 'staff_membership.member', 'staff_member.id')
          .select('staff_member.id')
          .where('tenant', '=', tenant)
          .where('email', '=', email)
          .executeTakeFirst()
        if (here) return 'already_here'
        await tx
          .deleteFrom('staff_invitation')
          .where('tenant', '=', tenant)
          .where((eb) => eb.or([eb('email', '=', email), eb('expires_at', '<=', by.at)]))
          .execute()
        await tx
          .insertInto('staff_invitation')
          .values({
            tenant,
            id,
            email,
            role,
            token_hash: tokenHash,
            invited_by: by.person ?? null,
            created: by.at,
            expires_at: expires,
          })
          .execute()
        if (mail) await insertMessage(tx, mail)
        await addAudit(lock, tx, [tenant], { action: 'invited', details: { email, role }, by })
        return 'invited'
      }),
    cancelInvitation: async (id, by) =>
      isStorable(id) &&
      db.transaction().execute(async (tx) => {
        const gone = await tx
          .deleteFrom('staff_invitation')
          .where('tenant', '=', tenant)
          .where('id', '=', id)
          .returning(['email', 'expires_at'])
          .executeTakeFirst()
        if (!gone) return false
        const details = { email: gone.email }
        await addAudit(lock, tx, [tenant], { action: 'invitation_cancelled', details, by })
        return gone.expires_at > by.at
      }),
    changeRole: (person, role, by, mail) =>
      changePerson(engine, { tenant, person, role, by, mail }),
    remove: (person, by, mail) =>
      changePerson(engine, { tenant, person, role: undefined, by, mail }),
    resetFactors: (person, reason, by, mail) =>
      resetFactors(engine, { tenant, person, reason, by, mail }),
    audit: auditLog(engine, tenant),
  }
}

async function peopleOf({ db }: Engine, tenant: string, now: string): Promise<SitePerson[]> {
  const rows = await db
    .selectFrom('staff_membership')
    .innerJoin('staff_member', 'staff_member.id', 'staff_membership.member')
    .select(['staff_member.id', 'name', 'email', 'role', 'since'])
    .select((eb) => [
      eb
        .selectFrom('staff_session')
        .select(({ fn }) => fn.max('seen_at').as('seen'))
        .whereRef('staff_session.member', '=', 'staff_member.id')
        .where('stage', '=', 'done')
        .where('expires_at', '>', now)
        .as('seen'),
      eb
        .selectFrom('staff_factor')
        // `passkey` is after `app`, and says more.
        .select(({ fn }) => fn.max('kind').as('kind'))
        .whereRef('staff_factor.member', '=', 'staff_member.id')
        .where('confirmed_at', 'is not', null)
        .as('factor'),
    ])
    .where('tenant', '=', tenant)
    .orderBy('name')
    .orderBy('staff_member.id')
    .execute()
  return rows.map(({ seen, factor, ...row }) => ({
    ...row,
    seen: seen ?? undefined,
    factor: factor ?? 'none',
  }))
}

interface PersonChangeOrder {
  readonly tenant: string
  readonly person: string
  /** Undefined removes them. */
  readonly role: Role | undefined
  readonly by: Actor
  readonly mail: MailTo | undefined
}

async function changePerson(
  { db, lock }: Engine,
  { tenant, person, role, by, mail }: PersonChangeOrder,
): Promise<PersonChange> {
  if (!isStorable(person)) return 'not_here'
  return db.transaction().execute(async (tx) => {
    // One change of a site's people at a time: else two owners could leave at once.
    await lock(tx, `staff of ${tenant}`)
    const people = await tx
      .selectFrom('staff_membership')
      .select(['member', 'role'])
      .where('tenant', '=', tenant)
      .execute()
    const from = people.find(({ member }) => member === person)?.role
    if (from === undefined) return 'not_here'
    const owners = people.filter((each) => each.role === 'owner')
    if (from === 'owner' && role !== 'owner' && owners.length === 1) return 'last_owner'
    await setRole(tx, { tenant, person, role })
    if (!role) await leaveLeads(tx, tenant, person)
    await tx.deleteFrom('staff_session').where('member', '=', person).execute()
    await insertMailTo(tx, person, mail, tenant)
    await addAudit(lock, tx, [tenant], {
      action: role ? 'role_changed' : 'person_removed',
      details: { person, from, ...(role && { to: role }) },
      by,
    })
    return 'changed'
  })
}

/** The leads of somebody who leaves have no owner. */
async function leaveLeads(tx: Transaction<Tables>, tenant: string, owner: string): Promise<void> {
  await tx
    .updateTable('lead')
    .set((eb) => ({ owner: null, version: eb('version', '+', 1) }))
    .where((eb) => eb.and({ tenant, owner }))
    .execute()
}

interface FactorsResetOrder {
  readonly tenant: string
  readonly person: string
  readonly reason: string
  readonly by: Actor & { readonly person: string }
  readonly mail: MailTo | undefined
}

async function resetFactors(
  { db, lock }: Engine,
  { tenant, person, reason, by, mail }: FactorsResetOrder,
): Promise<FactorsReset> {
  if (!isStorable(person)) return 'not_here'
  return db.transaction().execute(async (tx) => {
    await lock(tx, `staff of ${tenant}`)
    const places = await tx
      .selectFrom('staff_membership')
      .select(['tenant', 'member', 'role'])
      .where('member', 'in', [person, by.person])
      .execute()
    const theirs = places.filter(({ member }) => member === person).map((place) => place.tenant)
    if (!theirs.includes(tenant)) return 'not_here'
    const owns = (site: string) =>
      places.some(
        (place) => place.member === by.person && place.tenant === site && place.role === 'owner',
      )
    if (!theirs.every(owns)) return 'works_elsewhere'
    await deleteFactors(tx, person)
    await insertMailTo(tx, person, mail, tenant)
    const details = { person, reason }
    await addAuditOfMember(lock, tx, person, { action: 'factors_reset', details, by })
    return 'reset'
  })
}

async function setRole(
  tx: Transaction<Tables>,
  { tenant, person, role }: Omit<PersonChangeOrder, 'by' | 'mail'>,
): Promise<void> {
  if (role === undefined) {
    await tx
      .deleteFrom('staff_membership')
      .where('tenant', '=', tenant)
      .where('member', '=', person)
      .execute()
    return
  }
  await tx
    .updateTable('staff_membership')
    .set({ role })
    .where('tenant', '=', tenant)
    .where('member', '=', person)
    .execute()
}
