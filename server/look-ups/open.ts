import { join } from 'node:path'
import { namedOf } from '#domain/content/named.ts'
import { calendarDay } from '#domain/format.ts'
import { publicHolidays } from '#domain/holidays/public-holidays.ts'
import { themeSettings } from '#domain/site/theme-of.ts'
import type { Capability, Tools } from '../capability.ts'
import { staffEndpoint } from '../staff/host/staff-endpoint.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { shownTenant } from '../tenants/tenant-of.ts'
import { searchFacts } from './search-facts.ts'
import { siteForms } from './site-forms.ts'
import { picturesIn, uploadedPicture } from './site-pictures.ts'
import { targetsOf } from './targets.ts'

/** Of an answer: more than half a year has. */
const HOLIDAYS = 8

/** What forms of the builder ask of a site while they are filled in (Spec 6.04). */
export default function openLookUps({ services, settings }: Tools): Capability {
  const tenantOf = (slug: string) => shownTenant(services.directory, slug)
  let forms: ReturnType<typeof siteForms> | undefined
  const stockOf = async (tenant: Tenant) => (await services.stock.of(tenant)).search
  return {
    staffEndpoints: [
      staffEndpoint('GET /:site/targets', async ({ site, query: { words } }) => {
        const tenant = await tenantOf(site.slug)
        return { targets: targetsOf(tenant, await stockOf(tenant), words) }
      }),
      staffEndpoint('GET /:site/search', async ({ site, query: { refine } }) =>
        searchFacts(await stockOf(await tenantOf(site.slug)), refine),
      ),
      staffEndpoint('GET /:site/named', async ({ site, query: { kind } }) => {
        const { content, site: own } = await tenantOf(site.slug)
        return { named: namedOf(kind, { content, locations: own.locations }) }
      }),
      staffEndpoint('GET /forms', async () => {
        forms ??= siteForms()
        return forms
      }),
      staffEndpoint('GET /:site/holidays', async ({ site, query: { state }, now }) => {
        const { locale, timeZone } = (await tenantOf(site.slug)).site
        const today = calendarDay(now, timeZone)
        return { holidays: [...publicHolidays({ locale, state }, today, HOLIDAYS)] }
      }),
      staffEndpoint('GET /:site/template', async ({ site }) => {
        const { name, title, theme, look } = (await tenantOf(site.slug)).template
        return { name, title, theme: { ...themeSettings(theme, {}) }, look }
      }),
      staffEndpoint('GET /:site/pictures', async ({ store, site }) => {
        const uploaded = await store.media(site.slug).pictures()
        const own = await picturesIn(join(settings.tenantsDir, site.slug, 'media'))
        const names = new Set(uploaded.map(({ name }) => name))
        // What was exported is both.
        const others = own.filter(({ title }) => !names.has(title))
        return { pictures: [...uploaded.map(uploadedPicture), ...others] }
      }),
    ],
  }
}
