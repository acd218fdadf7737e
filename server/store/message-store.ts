import type { StoredDelivery } from './delivery-store.ts'
import type { StoredMessage } from './stored-message.ts'

/** A message with what became of it. */
export interface OutgoingMessage extends StoredMessage {
  readonly delivery: StoredDelivery
}

/** One tenant's messages. Every function rejects with StoreError. */
export interface MessageStore {
  /** The latest first. */
  latest(limit: number): Promise<readonly OutgoingMessage[]>
  message(id: string): Promise<OutgoingMessage | undefined>
}
