import type { Keyring } from '../keyring/keyring.ts'
import type { Log } from '../log.ts'
import type { Settings } from '../settings.ts'
import type { DeliveryKind } from '../store/delivery-store.ts'
import type { ContextSources } from './lead-context.ts'
import { mailSender } from './mail/send.ts'
import { smtpTransport } from './mail/transport.ts'
import { localSender } from './outbox/local-sender.ts'
import type { Sender } from './sender.ts'
import { smsSender } from './sms/send.ts'
import type { SecretsByName } from './webhook/secrets.ts'
import { webhookSender } from './webhook/send.ts'

/** How each kind of delivery is sent; one of another kind waits. */
export type Senders = Readonly<Partial<Record<DeliveryKind, Sender>>>

export interface SenderTools extends ContextSources {
  readonly settings: Pick<Settings, 'delivery' | 'production' | 'mail' | 'sms'>
  readonly secrets: SecretsByName
  readonly keyring: Keyring
  readonly log: Log
}

/** The senders that the settings ask for. */
export function sendersOf({ settings, secrets, log, ...sources }: SenderTools): Senders {
  const { clock, keyring } = sources
  const { mail, sms, production } = settings
  if (settings.delivery === 'outbox') {
    const local = localSender({ clock, said: production ? undefined : { log, keyring } })
    return { mail: local, webhook: local, sms: local }
  }
  return {
    webhook: webhookSender({
      secrets,
      clock,
      valuationOf: sources.valuationOf,
      allowsPrivate: !production,
    }),
    ...(mail && {
      mail: mailSender({ ...sources, transport: smtpTransport(mail.smtpUrl), from: mail.from }),
    }),
    ...(sms && { sms: smsSender({ ...sources, gateway: sms, allowsPrivate: !production }) }),
  }
}
