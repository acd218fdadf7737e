import type { Kysely } from 'kysely'
import type { MessageStore, OutgoingMessage } from '../message-store.ts'
import { isStorable } from './storable-text.ts'
import { deliveriesBy } from './stored-deliveries.ts'
import type { MessageRow, Tables } from './tables.ts'

/** See `MessageStore`. */
export const messageStore = (db: Kysely<Tables>, tenant: string): MessageStore => {
  const rows = () => db.selectFrom('message').selectAll().where('tenant', '=', tenant)
  return {
    async latest(limit) {
      const found = await rows()
        .orderBy('created', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute()
      return withDeliveries(db, tenant, found)
    },
    async message(id) {
      if (!isStorable(id)) return undefined
      const found = await rows().where('id', '=', id).execute()
      return (await withDeliveries(db, tenant, found))[0]
    },
  }
}

async function withDeliveries(
  db: Kysely<Tables>,
  tenant: string,
  rows: readonly MessageRow[],
): Promise<OutgoingMessage[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const deliveries = await deliveriesBy(db, { tenant, column: 'id', ids })
  return rows.flatMap((row) => {
    const [delivery] = deliveries.get(row.id) ?? []
    return delivery ? [{ ...storedMessage(row), delivery }] : []
  })
}

/** A message as its row has it. */
export const storedMessage = ({
  id,
  created,
  content,
  expires_at,
}: Pick<MessageRow, 'id' | 'created' | 'content' | 'expires_at'>) => ({
  id,
  created,
  content: content ?? undefined,
  expiresAt: expires_at ?? undefined,
})
