import type { Keyring } from '../keyring/keyring.ts'
import type { SiteServices } from '../site/services.ts'
import { type StaffEndpoint, staffEndpoint } from '../staff/host/staff-endpoint.ts'
import { shownTenant } from '../tenants/tenant-of.ts'
import { livePage, parseText, pathOf } from './find-preview.ts'
import { TOKEN_PARAM } from './preview-routes.ts'
import { siteOrigin } from './site-origin.ts'
import { PREVIEW_MS, previewToken } from './token.ts'

interface EndpointTools {
  readonly services: SiteServices
  readonly keyring: Keyring
}

/** Where a document of a site is previewed: at the first address of its page, with a token that ends soon. */
export const previewEndpoint = ({ services, keyring }: EndpointTools): StaffEndpoint =>
  staffEndpoint('POST /:site/preview', async ({ store, site, body: { path }, now, origin }) => {
    const tenant = await shownTenant(services.directory, site.slug)
    const draft = await store.documents(site.slug).draft(path)
    const of = { tenant, path }
    const page = (draft && parseText(of, draft.text).draft?.page) ?? livePage(of).draft?.page
    const ends = now.getTime() + PREVIEW_MS
    const token = previewToken({ site: site.slug, path, staff: origin, ends }, keyring)
    const url = new URL(siteOrigin(origin, site.slug, tenant.site.hosts))
    url.pathname = await pathOf(page?.route ?? '/', tenant, services)
    url.searchParams.set(TOKEN_PARAM, token)
    return { url: url.href, token, expires: new Date(ends).toISOString() }
  })
