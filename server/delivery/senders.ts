import type { Settings } from '../settings.ts'
import type { DeliveryKind } from '../store/delivery-store.ts'
import { localSender } from './outbox/local-sender.ts'
import type { Sender } from './sender.ts'
import type { SecretsByName } from './webhook/secrets.ts'
import { webhookSender } from './webhook/send.ts'

/** How each kind of delivery is sent; one of another kind waits. */
export type Senders = Readonly<Partial<Record<DeliveryKind, Sender>>>

export interface SenderTools {
  readonly settings: Pick<Settings, 'delivery' | 'production'>
  readonly secrets: SecretsByName
  readonly clock: () => Date
}

/** The senders that the settings ask for. */
export function sendersOf({ settings, secrets, clock }: SenderTools): Senders {
  if (settings.delivery === 'outbox') {
    const local = localSender(clock)
    return { mail: local, webhook: local, sms: local }
  }
  return { webhook: webhookSender({ secrets, clock, allowsPrivate: !settings.production }) }
}
