import type { Keyring } from '../keyring/keyring.ts'
import { type MessageContent, openedContent } from '../messages/message.ts'
import type { ClaimedDelivery, MessageDelivery } from '../store/delivery-store.ts'

/** Whether a delivery is a message's whose time is over. */
export const isExpired = (delivery: ClaimedDelivery, now: Date): boolean =>
  msLeft(delivery, now) <= 0

/** Milliseconds until a delivery must have been sent. */
export function msLeft(delivery: ClaimedDelivery, now: Date): number {
  const expiresAt = 'message' in delivery ? delivery.message.expiresAt : undefined
  return expiresAt === undefined ? Number.POSITIVE_INFINITY : Date.parse(expiresAt) - now.getTime()
}

/** What a message says; undefined where it can no longer be read. */
export const contentOf = (
  { message: { content } }: Pick<MessageDelivery, 'message'>,
  keyring: Pick<Keyring, 'unseal'>,
): MessageContent | undefined =>
  content === undefined ? undefined : openedContent(keyring, content)

/** Why a message was not sent that nobody can read. */
export const UNREADABLE = 'The key of this message is not in KEYS_FILE'
