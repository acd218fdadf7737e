import type { Kysely } from 'kysely'
import type { SnoozeStore } from '../desk-event-store.ts'
import type { Tables } from './tables.ts'

/** See `SnoozeStore`. What is over is deleted with the person's next. */
export const snoozeStore = (db: Kysely<Tables>, tenant: string): SnoozeStore => ({
  async of(person, now) {
    const rows = await db
      .selectFrom('snooze')
      .select('item')
      .where((eb) => eb.and({ tenant, person }))
      .where('until', '>', now)
      .execute()
    return new Set(rows.map(({ item }) => item))
  },
  set: (person, item, until) =>
    db.transaction().execute(async (tx) => {
      await tx
        .deleteFrom('snooze')
        .where((eb) => eb.and({ tenant, person }))
        .where('until', '<', new Date().toISOString())
        .execute()
      await tx
        .insertInto('snooze')
        .values({ tenant, person, item, until })
        .onConflict((conflict) =>
          conflict.columns(['tenant', 'person', 'item']).doUpdateSet({ until }),
        )
        .execute()
    }),
  async wake(person, item) {
    await db
      .deleteFrom('snooze')
      .where((eb) => eb.and({ tenant, person, item }))
      .execute()
  },
})
