import type { Settings } from '../settings.ts'
import type { DeliveryKind } from '../store/delivery-store.ts'
import type { ContextSources } from './lead-context.ts'
import { mailSender } from './mail/send.ts'
import { smtpTransport } from './mail/transport.ts'
import { localSender } from './outbox/local-sender.ts'
import type { Sender } from './sender.ts'
import type { SecretsByName } from './webhook/secrets.ts'
import { webhookSender } from './webhook/send.ts'

/** How each kind of delivery is sent; one of another kind waits. */
export type Senders = Readonly<Partial<Record<DeliveryKind, Sender>>>

export interface SenderTools extends ContextSources {
  readonly settings: Pick<Settings, 'delivery' | 'production' | 'mail'>
  readonly secrets: SecretsByName
}

/** The senders that the settings ask for. */
export function sendersOf({ settings, secrets, ...sources }: SenderTools): Senders {
  const { clock } = sources
  if (settings.delivery === 'outbox') {
    const local = localSender(clock)
    return { mail: local, webhook: local, sms: local }
  }
  const { mail, production } = settings
  return {
    webhook: webhookSender({ secrets, clock, allowsPrivate: !production }),
    ...(mail && {
      mail: mailSender({ ...sources, transport: smtpTransport(mail.smtpUrl), from: mail.from }),
    }),
  }
}
