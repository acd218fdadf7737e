import type { Selectable } from 'kysely'
import type { ValuationImage, ValuationImageStore } from '../valuation-image-store.ts'
import type { DatabaseEngine } from './engine.ts'
import { isStorable } from './storable-text.ts'
import type { ValuationImageRow } from './valuation-row.ts'

type Engine = Pick<DatabaseEngine, 'db' | 'lock'>

const columns = [
  ...(['key', 'place', 'name', 'bytes', 'width', 'height', 'file', 'secret', 'created'] as const),
] satisfies (keyof Selectable<ValuationImageRow> & keyof ValuationImage)[]

/** See `ValuationImageStore`. */
export function valuationImageStore({ db, lock }: Engine, tenant: string): ValuationImageStore {
  return {
    images: async (valuation) =>
      isStorable(valuation)
        ? db
            .selectFrom('valuation_image')
            .select(columns)
            .where((eb) => eb.and({ tenant, valuation }))
            .orderBy('place')
            .orderBy('created')
            .orderBy('key')
            .execute()
        : [],
    async add(valuation, image, most) {
      if (!isStorable(valuation)) return 'gone'
      return db.transaction().execute(async (tx) => {
        await lock(tx, `valuation images ${tenant} ${valuation}`)
        const found = await tx
          .selectFrom('valuation')
          .select('id')
          .where((eb) => eb.and({ tenant, id: valuation }))
          .executeTakeFirst()
        if (!found) return 'gone'
        const present = await tx
          .selectFrom('valuation_image')
          .select('key')
          .where((eb) => eb.and({ tenant, valuation }))
          .execute()
        if (present.some(({ key }) => key === image.key)) return 'known'
        if (present.length >= most) return 'full'
        await tx
          .insertInto('valuation_image')
          .values({ tenant, valuation, ...image })
          .execute()
        return 'added'
      })
    },
    async remove(valuation, key) {
      if (!(isStorable(valuation) && isStorable(key))) return undefined
      const row = await db
        .deleteFrom('valuation_image')
        .where((eb) => eb.and({ tenant, valuation, key }))
        .returning('file')
        .executeTakeFirst()
      return row?.file
    },
    async files() {
      const rows = await db
        .selectFrom('valuation_image')
        .select('file')
        .where('tenant', '=', tenant)
        .execute()
      return new Set(rows.map(({ file }) => file))
    },
  }
}
