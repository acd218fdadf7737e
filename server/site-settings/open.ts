import { perObject } from '#pages/render/per-object.ts'
import type { Capability, Tools } from '../capability.ts'
import { staffEndpoint } from '../staff/host/staff-endpoint.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { shownTenant } from '../tenants/tenant-of.ts'
import { type FeatureEffects, featureEffects } from './feature-effects.ts'
import { deliveryRoutes, testEnquiry } from './test-enquiry.ts'
import { whyOf } from './why.ts'

/** What the settings of a site do, and why it shows what it shows (Spec 6.04). */
export default function openSiteSettings({ services, deliveries }: Tools): Capability {
  const kept = perObject((_: Tenant) => ({
    version: '',
    effects: undefined as Promise<FeatureEffects> | undefined,
  }))
  return {
    staffEndpoints: [
      staffEndpoint('GET /:site/features', async ({ site }) => {
        const tenant = await shownTenant(services.directory, site.slug)
        const { version } = await services.stock.of(tenant)
        const last = kept(tenant)
        if (last.version !== version || !last.effects)
          Object.assign(last, { version, effects: featureEffects(tenant, services) })
        return last.effects ?? featureEffects(tenant, services)
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
