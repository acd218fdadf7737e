import type { Transaction } from 'kysely'
import type { Destination } from '../delivery-store.ts'
import type { NewMessage } from '../stored-message.ts'
import { NO_LEAD, newDelivery } from './new-delivery.ts'
import { isInstant, isToken } from './storable-text.ts'
import type { Tables } from './tables.ts'

/**
 * Stores a message with its delivery, in the transaction of what it is about. Afterwards the caller wakes the
 * worker.
 * @throws RangeError for an id or time that no message may have
 */
export async function insertMessage(
  tx: Transaction<Tables>,
  { tenant, id, created, to, content, expiresAt }: NewMessage,
): Promise<void> {
  const times = expiresAt === undefined ? [created] : [created, expiresAt]
  if (!(isToken(id) && times.every(isInstant))) {
    throw new RangeError(
      `expected an id of letters, digits, _ and -, and times as ISO text, found ${JSON.stringify({ id, created, expiresAt })}`,
    )
  }
  await tx
    .insertInto('message')
    .values({ tenant, id, created, content, expires_at: expiresAt ?? null })
    .execute()
  const destination = destinationOf(to)
  await tx
    .insertInto('delivery')
    .values(newDelivery({ tenant, id, lead: NO_LEAD, created, destination }))
    .execute()
}

const destinationOf = ({ kind, address }: NewMessage['to']): Destination =>
  kind === 'sms' ? { kind, to: address } : { kind, to: [address], adf: false }
