import type { SitePerson } from '../store/site-staff.ts'
import type { Store } from '../store/store.ts'
import type { Names } from './lead-view.ts'

/** The people of a site, and their names by id. */
export async function peopleOf(
  store: Pick<Store, 'staff'>,
  slug: string,
  now: Date,
): Promise<{ readonly all: readonly SitePerson[]; readonly names: Names }> {
  const all = await store.staff(slug).people(now.toISOString())
  return { all, names: new Map(all.map(({ id, name }) => [id, name])) }
}
