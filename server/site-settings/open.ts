import type { Capability, Tools } from '../capability.ts'
import { staffEndpoint } from '../staff/host/staff-endpoint.ts'
import { shownTenant } from '../tenants/tenant-of.ts'
import { keptEffects } from './feature-effects.ts'
import { deliveryRoutes, testEnquiry } from './test-enquiry.ts'
import { whyOf } from './why.ts'

/** What the settings of a site do, and why it shows what it shows (Spec 6.04). */
export default function openSiteSettings({ services, deliveries }: Tools): Capability {
  const effectsOf = keptEffects(services)
  return {
    staffEndpoints: [
      staffEndpoint('GET /:site/features', async ({ site }) => {
        const tenant = await shownTenant(services.directory, site.slug)
        return effectsOf(tenant)
      }),
      staffEndpoint('GET /:site/delivery', async ({ site }) => ({
        routes: deliveryRoutes(await shownTenant(services.directory, site.slug)),
      })),
      staffEndpoint('POST /:site/delivery/test', async ({ store, site, body, now }) => {
        const tenant = await shownTenant(services.directory, site.slug)
        const lead = testEnquiry(body, tenant, now)
        await store.leads(site.slug).save(lead)
        deliveries.wake()
        return { lead: lead.id }
      }),
      staffEndpoint('GET /:site/why', async ({ site, query: { path } }) =>
        whyOf(path, await shownTenant(services.directory, site.slug), services),
      ),
    ],
  }
}
