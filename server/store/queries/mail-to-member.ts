import type { Transaction } from 'kysely'
import type { MailTo } from '../mail-to.ts'
import { insertMessage } from './new-message.ts'
import type { Tables } from './tables.ts'

/** Stores a mail to a person, from a site of theirs: the first, where none is named; none where they have none. */
export async function insertMailTo(
  tx: Transaction<Tables>,
  member: string,
  mail: MailTo | undefined,
  from?: string,
): Promise<void> {
  if (!mail) return
  const found = await tx
    .selectFrom('staff_member')
    .leftJoin('staff_membership', 'staff_membership.member', 'staff_member.id')
    .select(['email', 'tenant'])
    .where('staff_member.id', '=', member)
    .orderBy('tenant')
    .executeTakeFirst()
  const tenant = from ?? found?.tenant
  if (found && tenant) await insertMessage(tx, mail({ tenant, address: found.email }))
}
