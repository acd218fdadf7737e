import type { Kysely } from 'kysely'
import { correctionSchema } from '#domain/car/correction-schema.ts'
import type { StoredCorrection } from '../correction-store.ts'
import { authorOf } from './document-author.ts'
import type { Tables } from './tables.ts'

/** The corrections of some cars of a tenant, or of all. */
export async function carCorrections(
  db: Kysely<Tables>,
  tenant: string,
  cars?: readonly string[],
): Promise<StoredCorrection[]> {
  const rows = await db
    .selectFrom('car_correction')
    .leftJoin('staff_member', 'staff_member.id', 'car_correction.person')
    .select(['car', 'field', 'value', 'feed_said', 'until', 'person', 'at', 'version', 'name'])
    .where('tenant', '=', tenant)
    .$if(cars !== undefined, (query) => query.where('car', 'in', cars ?? []))
    .orderBy('car')
    .orderBy('field')
    .execute()
  return rows.map(({ field, value, feed_said: feedSaid, until, person, name, ...row }) => ({
    ...correctionSchema.parse({ field, value: JSON.parse(value) }),
    ...row,
    feedSaid,
    until: until ?? undefined,
    by: authorOf(person, name),
  }))
}
