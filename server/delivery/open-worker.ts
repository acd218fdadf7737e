import type { Keyring } from '../keyring/keyring.ts'
import type { Log } from '../log.ts'
import type { Settings } from '../settings.ts'
import type { Store } from '../store/store.ts'
import type { StoredLead } from '../store/stored-lead.ts'
import type { TenantDirectory } from '../tenants/directory.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { tenantOf } from '../tenants/tenant-of.ts'
import type { DeliveredValuation } from './delivered-valuation.ts'
import { fallbackDestination } from './fallback-destination.ts'
import { sendersOf } from './senders.ts'
import type { SecretsByName } from './webhook/secrets.ts'
import { DeliveryWorker } from './worker.ts'

export interface DeliveryTools {
  readonly settings: Pick<Settings, 'delivery' | 'production' | 'mail' | 'sms'>
  readonly secrets: SecretsByName
  readonly keyring: Keyring
  readonly directory: Pick<TenantDirectory, 'ofHost'>
  /** The store, opened when first needed. */
  readonly open: () => Promise<Store>
  /** The valuation that a lead of a site came by. */
  readonly valuationOf: (
    site: Tenant['site'],
    lead: StoredLead,
  ) => Promise<DeliveredValuation | undefined>
  readonly clock: () => Date
  readonly log: Log
}

/** The worker of a server, which sends as its settings say; not yet started. */
export function openWorker({ directory, valuationOf, ...tools }: DeliveryTools): DeliveryWorker {
  const siteOf = async (slug: string) => (await tenantOf(directory, slug))?.site
  const senders = sendersOf({
    ...tools,
    siteOf,
    carOf: async (tenant, id) => (await tools.open()).stock(tenant).car(id),
    async valuationOf(tenant, lead) {
      const site = await siteOf(tenant)
      return site && valuationOf(site, lead)
    },
  })
  if (!senders.mail) {
    const message = 'Mails wait until SMTP_URL and MAIL_FROM are set'
    tools.log.error('mail_not_configured', { message })
  }
  if (!senders.sms) {
    const message = 'SMS, codes to sign in among them, wait until SMS_URL and SMS_TOKEN are set'
    tools.log.error('sms_not_configured', { message })
  }
  const { delivery, production } = tools.settings
  return new DeliveryWorker({
    ...tools,
    keepsContent: delivery === 'outbox' && !production,
    senders,
    fallbackOf: async (delivery) => fallbackDestination(delivery, await siteOf(delivery.tenant)),
  })
}
