import type { Transaction } from 'kysely'
import type { Destination } from '../delivery-store.ts'
import { NO_LEAD, newDelivery } from './new-delivery.ts'
import { isInstant, isToken } from './storable-text.ts'
import type { Tables } from './tables.ts'

/** A text to a person, as it is handed in. */
export interface NewMessage {
  /** The site that it is from, and whose outbox shows it. */
  readonly tenant: string
  /** A random id that no other message and no delivery of the tenant has, such as a UUID. */
  readonly id: string
  /** ISO text in UTC by the server's clock. */
  readonly created: string
  /** A number as E.164, or a mail address without a name. */
  readonly to: { readonly kind: 'sms' | 'mail'; readonly address: string }
  /** See `sealedContent`. */
  readonly content: string
  /** When it is dropped if it was not sent before, ISO text in UTC. */
  readonly expiresAt?: string
}

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
