import type { Log } from '../log.ts'
import type { Settings } from '../settings.ts'
import type { Store } from '../store/store.ts'
import type { TenantDirectory } from '../tenants/directory.ts'
import { fallbackDestination } from './fallback-destination.ts'
import { sendersOf } from './senders.ts'
import { siteOf } from './site-of.ts'
import type { SecretsByName } from './webhook/secrets.ts'
import { DeliveryWorker } from './worker.ts'

export interface DeliveryTools {
  readonly settings: Pick<Settings, 'delivery' | 'production' | 'mail'>
  readonly secrets: SecretsByName
  readonly directory: Pick<TenantDirectory, 'ofHost'>
  /** The store, opened when first needed. */
  readonly open: () => Promise<Store>
  readonly clock: () => Date
  readonly log: Log
}

/** The worker of a server, which sends as its settings say; not yet started. */
export function openWorker({ directory, ...tools }: DeliveryTools): DeliveryWorker {
  const senders = sendersOf({
    ...tools,
    siteOf: (tenant) => siteOf(directory, tenant),
    carOf: async (tenant, id) => (await tools.open()).stock(tenant).car(id),
  })
  if (!senders.mail) {
    const message = 'Enquiries by mail wait until SMTP_URL and MAIL_FROM are set'
    tools.log.error('mail_not_configured', { message })
  }
  return new DeliveryWorker({
    ...tools,
    senders,
    fallbackOf: async (delivery) =>
      fallbackDestination(delivery, await siteOf(directory, delivery.tenant)),
  })
}
