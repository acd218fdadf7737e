import type { Keyring } from '../../keyring/keyring.ts'
import type { Log } from '../../log.ts'
import { contentOf } from '../message-delivery.ts'
import type { Sender } from '../sender.ts'

export interface LocalSenderOptions {
  readonly clock: () => Date
  /** Where messages are said too: of development alone, since it has their content. */
  readonly said?: { readonly log: Log; readonly keyring: Keyring } | undefined
}

/** Delivers to the outbox alone: what would be sent is shown there, and nothing leaves the machine. */
export const localSender = ({ clock, said }: LocalSenderOptions): Sender => ({
  async send(delivery) {
    if (said && 'message' in delivery) {
      const { tenant, destination } = delivery
      const content = contentOf(delivery, said.keyring)
      said.log.info('message_in_outbox', { tenant, destination, ...content })
    }
    return { at: clock().toISOString(), ms: 0, outcome: 'done' }
  },
})
